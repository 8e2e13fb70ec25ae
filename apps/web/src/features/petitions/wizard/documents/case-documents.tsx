import { documentOwner, documentType, textStatus } from '@lavra/contracts/labels'
import type { CaseDocument } from '@lavra/contracts/documents'
import { Lock } from 'lucide-react'
import { messageOf } from '../../../../core/api/call'
import { formatSize } from '../../../../core/format/format'
import { Badge } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/layout/card'
import { Checkbox } from '../../../../ui/form/checkbox'
import { Notice } from '../../../../ui/feedback/notice'
import { Loading, Skeleton } from '../../../../ui/feedback/skeleton'
import { toast } from '../../../../ui/feedback/toast'
import { RoleSelect, useChangeDocuments } from '../../../documents/queries'
import { isChosen, isSecret, type PartiesAction, type PartiesForm } from '../form/parties-form'
import type { useCaseDocuments } from './use-case-documents'

interface CaseDocumentsProps {
  documents: ReturnType<typeof useCaseDocuments>
  form: Pick<PartiesForm, 'leftOut' | 'putIn'>
  dispatch: (action: PartiesAction) => void
}

/**
 * The documents of the chosen case that the agents shall read; all of them unless some are taken out, but
 * never what is secret unasked.
 */
export function CaseDocuments({ documents, form, dispatch }: CaseDocumentsProps) {
  const { list, failed, retry } = documents

  function choose(document: CaseDocument, chosen: boolean): void {
    if (isSecret(document)) dispatch({ do: 'put-in', documents: withId(form.putIn, document.id, chosen) })
    else dispatch({ do: 'leave-out', documents: withId(form.leftOut, document.id, !chosen) })
  }

  return (
    <Card className="p-5">
      <section aria-labelledby="documentos">
        <div className="mb-2 flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 id="documentos" className="text-lg/6">
            Documentos do processo
          </h2>
          {list && list.length > 0 && <SelectAll list={list} form={form} dispatch={dispatch} />}
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
            Não foi possível carregar os documentos. Os agentes lerão todos os documentos do processo, menos
            os internos e os confidenciais.
          </Notice>
        )}
        {!list && !failed && <ListSkeleton />}
        {list?.length === 0 && <p className="text-ink-2">Este processo ainda não tem documentos.</p>}
        {list && list.length > 0 && (
          <ul aria-label="Documentos do processo" className="max-h-96 divide-y divide-line overflow-y-auto">
            {list.map((document) => (
              <DocumentRow
                key={document.id}
                document={document}
                chosen={isChosen(form, document)}
                onChoose={(chosen) => choose(document, chosen)}
              />
            ))}
          </ul>
        )}
      </section>
    </Card>
  )
}

const withId = (ids: readonly string[], id: string, there: boolean): string[] => [
  ...ids.filter((one) => one !== id),
  ...(there ? [id] : []),
]

/** All that is to be filed or read; what is secret is ticked one by one. */
function SelectAll({
  list,
  form,
  dispatch,
}: Omit<CaseDocumentsProps, 'documents'> & { list: readonly CaseDocument[] }) {
  const open = list.filter((document) => !isSecret(document))
  const all = open.every(({ id }) => !form.leftOut.includes(id))
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <span role="status" className="text-[13px] text-ink-3">
        {list.filter((document) => isChosen(form, document)).length} de {list.length}
      </span>
      <Checkbox
        checked={all}
        onChange={() => dispatch({ do: 'leave-out', documents: all ? open.map(({ id }) => id) : [] })}
      >
        Selecionar todos
      </Checkbox>
    </div>
  )
}

function DocumentRow({
  document,
  chosen,
  onChoose,
}: {
  document: CaseDocument
  chosen: boolean
  onChoose: (chosen: boolean) => void
}) {
  const { title, document_type, owner, file_size, is_confidential, purpose, text_status } = document
  const size = file_size !== null && formatSize(file_size)
  const facts = [
    documentType[document_type],
    documentOwner[owner],
    size,
    text_status !== 'ready' && textStatus[text_status],
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-1">
      <Checkbox
        checked={chosen}
        onChange={(event) => onChoose(event.target.checked)}
        className="min-w-0 flex-1 basis-60 py-1.5"
      >
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
      <PurposeSelect document={document} />
      {isSecret(document) && (
        <p className="w-full pb-1.5 pl-7 text-[13px] text-ink-3">
          {chosen ? 'Não será juntado nem citado na peça. ' : ''}
          {purpose === 'internal' ? 'Interno: fica no escritório.' : 'Confidencial: fica fora da peça.'}
        </p>
      )}
    </li>
  )
}

/** Changed where it is noticed to be wrong. */
function PurposeSelect({ document }: { document: CaseDocument }) {
  const change = useChangeDocuments(document.case_id)
  const say = (purpose: CaseDocument['purpose']) =>
    change.mutate(
      { documents: [document], input: { purpose } },
      {
        onError: (error) =>
          toast.error(messageOf(error, 'Não foi possível mudar a finalidade. Tente novamente.')),
      },
    )
  return (
    <div className="w-36 shrink-0 max-sm:ml-7">
      <RoleSelect
        name="purpose"
        label={`Finalidade de ${document.title}`}
        value={document.purpose}
        disabled={change.isPending}
        onChange={(purpose) => purpose && say(purpose)}
      />
    </div>
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
