import { documentType, textStatus } from '@lavra/contracts/labels'
import type { CaseDocument } from '@lavra/contracts/documents'
import { Lock } from 'lucide-react'
import { formatSize } from '../../../core/format'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Checkbox } from '../../../ui/checkbox'
import { Notice } from '../../../ui/notice'
import { Loading, Skeleton } from '../../../ui/skeleton'
import type { useCaseDocuments } from './use-case-documents'

interface CaseDocumentsProps {
  documents: ReturnType<typeof useCaseDocuments>
  leftOut: readonly string[]
  onLeaveOut: (documents: string[]) => void
}

/** The documents of the chosen case that the agents shall read; all of them unless some are taken out. */
export function CaseDocuments({ documents, leftOut, onLeaveOut }: CaseDocumentsProps) {
  const { list, failed, retry } = documents
  return (
    <Card className="p-5">
      <section aria-labelledby="documentos">
        <div className="mb-2 flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 id="documentos" className="text-lg/6">
            Documentos do processo
          </h2>
          {list && list.length > 0 && <SelectAll list={list} leftOut={leftOut} onLeaveOut={onLeaveOut} />}
        </div>
        {failed && (
          <Notice
            tone="warn"
            action={
              <Button size="sm" onClick={retry}>
                Tentar novamente
              </Button>
            }
          >
            Não foi possível carregar os documentos. Os agentes lerão todos os documentos do processo.
          </Notice>
        )}
        {!list && !failed && <ListSkeleton />}
        {list?.length === 0 && <p className="text-ink-2">Este processo ainda não tem documentos.</p>}
        {list && list.length > 0 && (
          <ul aria-label="Documentos do processo" className="max-h-80 divide-y divide-line overflow-y-auto">
            {list.map((document) => (
              <li key={document.id}>
                <DocumentRow
                  document={document}
                  chosen={!leftOut.includes(document.id)}
                  onChoose={(chosen) => onLeaveOut(chosen ? leftOut.filter((id) => id !== document.id) : [...leftOut, document.id])}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  )
}

function SelectAll({ list, leftOut, onLeaveOut }: Omit<CaseDocumentsProps, 'documents'> & { list: readonly CaseDocument[] }) {
  const chosen = list.filter(({ id }) => !leftOut.includes(id)).length
  const all = chosen === list.length
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <span role="status" className="text-[13px] text-ink-3">
        {chosen} de {list.length}
      </span>
      <Checkbox checked={all} onChange={() => onLeaveOut(all ? list.map(({ id }) => id) : [])}>
        Selecionar todos
      </Checkbox>
    </div>
  )
}

function DocumentRow({ document, chosen, onChoose }: { document: CaseDocument; chosen: boolean; onChoose: (chosen: boolean) => void }) {
  const { title, document_type, file_size, is_confidential, text_status } = document
  const facts = [documentType[document_type], file_size !== null && formatSize(file_size), text_status !== 'ready' && textStatus[text_status]]
  return (
    <Checkbox checked={chosen} onChange={(event) => onChoose(event.target.checked)} className="w-full py-2.5">
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-[550] wrap-anywhere">{title}</span>
        {is_confidential && (
          <Badge tone="warn">
            <Lock aria-hidden /> Confidencial
          </Badge>
        )}
        <span className="text-[13px] text-ink-3">{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </Checkbox>
  )
}

function ListSkeleton() {
  return (
    <Loading label="Carregando documentos…" className="space-y-3">
      <Skeleton className="h-5 w-72 max-w-full" />
      <Skeleton className="h-5 w-60 max-w-full" />
    </Loading>
  )
}
