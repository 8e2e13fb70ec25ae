import { isCnjNumber } from '@lavra/contracts/values/identifiers'
import type { Petition } from '@lavra/contracts/petitions'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { caseQueries } from '../../cases/queries'

/** Which piece it is, of which case and for whom. */
export function PetitionOf({
  petition: { title, case_id, client_name },
}: {
  petition: Pick<Petition, 'title' | 'case_id' | 'client_name'>
}) {
  const { data: matter } = useQuery({ ...caseQueries.one(case_id ?? ''), enabled: case_id !== null })
  return (
    <div className="mb-1.5 space-y-0.5">
      <p className="font-[550] text-ink wrap-anywhere">{title}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
        {case_id !== null && (
          <Link
            to={`/cases/${case_id}`}
            className="rounded font-[550] text-primary wrap-anywhere hover:underline pointer-coarse:py-2"
          >
            {matter ? (isCnjNumber(matter.case_number) ?? matter.case_number) : 'Abrir o processo'}
          </Link>
        )}
        {client_name && <span className="wrap-anywhere">Cliente: {client_name}</span>}
      </p>
    </div>
  )
}
