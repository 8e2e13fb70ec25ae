import type { PetitionType } from '@lavra/contracts/petitions'
import type { Dossier, Side } from '../src/features/petitions/dossier/dossier'
import { courtCase, documents, dossier, party } from './dossiers'

/** An ordinary record as a stranger would type it, and what its petition must and must not say. */
export interface Row {
  name: string
  area: string
  story: string
  piece: RegExp
  request: RegExp
  never?: RegExp[]
  type?: PetitionType
  side?: Side
  ours?: 'person' | 'firm'
  theirs?: 'person' | 'firm' | 'nobody'
  documents?: [title: string, text: string | null][]
}

const someone = (side: Side, kind: 'person' | 'firm', name: string, firm: string) =>
  kind === 'person'
    ? party({ side, name, gender: side === 'plaintiff' ? 'feminino' : 'masculino' })
    : party({ side, name: firm, party_type: 'corporate' })

export function record(row: Row, type: PetitionType): Dossier {
  const side = row.side ?? 'plaintiff'
  const other: Side = side === 'plaintiff' ? 'defendant' : 'plaintiff'
  const ours = someone(side, row.ours ?? 'person', 'Rosa Prado', 'Prado Comércio Ltda.')
  const theirs =
    row.theirs === 'nobody'
      ? []
      : [someone(other, row.theirs ?? 'person', 'Ivo Lemos', 'Lemos Serviços S.A.')]
  return dossier({
    petition_type: type,
    author: { name: 'Nina Alves', oab_number: 'OAB/MG 12.345' },
    our_side: side,
    case: courtCase({ title: row.name, case_type: row.area, client_name: ours.name, description: row.story }),
    parties: [ours, ...theirs],
    documents: documents(...(row.documents ?? [])),
  })
}
