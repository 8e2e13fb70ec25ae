import type { CaseDocument } from '@lavra/contracts/documents'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Search, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { messageOf } from '../../core/api/call'
import { Alert } from '../../ui/overlay/alert'
import { Button } from '../../ui/button'
import { Input } from '../../ui/form/input'
import { toast } from '../../ui/feedback/toast'
import { AddDialog } from './add/add-dialog'
import { useFileDrop } from './add/use-file-drop'
import { DocumentList } from './list/document-list'
import { EditDialog } from './edit/edit-dialog'
import { TypeDialog } from './edit/type-dialog'
import { PreviewDialog } from './preview/preview-dialog'
import { SelectionBar } from './list/selection-bar'
import { documentQueries, useReloadDocuments } from './queries'
import { RoleSelect } from './role-select'
import { useDocumentList } from './list/use-document-list'
import { useDocumentRemoval } from './list/use-document-removal'
import { useDownload } from './list/use-download'
import { useSelection } from './list/use-selection'

/** Documentos of a case: what is on file, and all that can be done with it. */
export function DocumentsTab({ caseId }: { caseId: string }) {
  const list = useDocumentList(caseId)
  const shown = list.documents ?? []
  const selection = useSelection(shown.map(({ id }) => id))
  const addButton = useRef<HTMLButtonElement>(null)
  const windows = useWindows()
  const removal = useDocumentRemoval(addButton)
  const { download, downloading } = useDownload()
  // Known before files are dropped: the window that then opens checks their size at once.
  useQuery(documentQueries.sizeLimit())
  const over = useFileDrop(windows.open ? null : windows.add)
  const { preview, edit, correctType, opening } = windows
  const actions = { preview, download, edit, correctType, remove: removal.remove, downloading, opening }
  return (
    <div className="relative">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2.5">
        <div className="w-full sm:w-80 lg:w-72">
          <Input
            type="search"
            aria-label="Buscar documentos"
            placeholder="Título, descrição, arquivo ou etiqueta"
            maxLength={200}
            icon={<Search aria-hidden />}
            value={list.typed}
            onChange={(event) => list.search(event.target.value)}
          />
        </div>
        <div className="grid w-full grid-cols-2 gap-2.5 sm:w-auto sm:flex-1 sm:grid-cols-[10rem_10rem]">
          <RoleSelect
            name="owner"
            label="De quem é"
            placeholder="De todos"
            value={list.owner}
            onChange={(owner) => list.choose('owner', owner)}
          />
          <RoleSelect
            name="purpose"
            label="Finalidade"
            placeholder="Toda finalidade"
            value={list.purpose}
            onChange={(purpose) => list.choose('purpose', purpose)}
          />
        </div>
        <Button ref={addButton} variant="primary" className="max-sm:w-full" onClick={() => windows.add([])}>
          <Upload aria-hidden /> Adicionar documentos
        </Button>
      </div>
      <SelectionBar caseId={caseId} documents={shown} selection={selection} />
      <DocumentList list={list} actions={actions} selection={selection} onAdd={() => windows.add([])} />
      {over && <DropMark />}
      {windows.added && <AddDialog caseId={caseId} files={windows.added} onClose={windows.close} />}
      {windows.edited && <EditDialog document={windows.edited} onClose={windows.close} />}
      {windows.corrected && <TypeDialog document={windows.corrected} onClose={windows.close} />}
      {windows.shown && (
        <PreviewDialog
          document={windows.shown}
          onDownload={windows.downloadShown(download)}
          onClose={windows.close}
        />
      )}
      <Alert
        text={removal.failure && 'Erro ao excluir documento'}
        detail={removal.failure?.detail}
        onClose={removal.forgetFailure}
      />
    </div>
  )
}

/** Says that a press on the mouse may be let go here. */
function DropMark() {
  return (
    <div className="pointer-events-none absolute -inset-2 z-10 grid min-h-40 place-items-center rounded-card border-2 border-dashed border-primary bg-primary-soft/95">
      <p className="flex items-center gap-2.5 font-serif text-[17px]/6 font-semibold text-primary">
        <Upload aria-hidden className="size-5" /> Solte os arquivos para adicioná-los
      </p>
    </div>
  )
}

/** Which window is open over the list. */
function useWindows() {
  const client = useQueryClient()
  const reload = useReloadDocuments()
  const [added, setAdded] = useState<readonly File[] | null>(null)
  const [edited, setEdited] = useState<CaseDocument | null>(null)
  const [corrected, setCorrected] = useState<CaseDocument | null>(null)
  const [shown, setShown] = useState<CaseDocument | null>(null)
  const [opening, setOpening] = useState<string | null>(null)

  /** Reads the document first: a list may be older than what somebody else has saved. */
  async function read({ id }: CaseDocument, show: (document: CaseDocument) => void): Promise<void> {
    if (opening) return
    setOpening(id)
    try {
      show(await client.query(documentQueries.one(id)))
    } catch (error) {
      toast.error(messageOf(error, 'Não foi possível abrir o documento. Tente novamente.'))
      reload()
    } finally {
      setOpening(null)
    }
  }

  return {
    added,
    edited,
    corrected,
    shown,
    opening,
    open: added !== null || edited !== null || corrected !== null || shown !== null,
    add: setAdded,
    edit: (document: CaseDocument) => void read(document, setEdited),
    correctType: (document: CaseDocument) => void read(document, setCorrected),
    preview: setShown,
    downloadShown: (download: (document: CaseDocument) => void) => () => shown && download(shown),
    close: () => {
      setAdded(null)
      setEdited(null)
      setCorrected(null)
      setShown(null)
    },
  }
}
