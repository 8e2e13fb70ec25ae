import { isOpen, isPending, type PetitionCheck } from '@lavra/contracts/petitions/checks'
import type { Petition } from '@lavra/contracts/petitions'
import { Download, FilePen } from 'lucide-react'
import { plural } from '../../../core/format/format'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/overlay/dialog'
import { rankOf, shownWords } from './check-groups'
import { shownSheet } from './find-sheet'
import { goToText } from './find-text'
import { OpenItems } from './open-items'

interface ExportDialogProps {
  petition: Petition
  /** Such as "DOCX". */
  format: string
  onClose: () => void
  onExport: (as: { draft: boolean }) => void
}

/**
 * Before a text with open items leaves the office: every one of them, and the draft that may leave meanwhile.
 */
export function ExportDialog({ petition, format, onClose, onExport }: ExportDialogProps) {
  const open = petition.checks.filter(isOpen)
  const pending = open.filter(isPending).length
  const sheet = shownSheet()

  function go(item: PetitionCheck): void {
    onClose()
    // Once the window has given the keyboard back.
    setTimeout(() => goToText(sheet, shownWords(item), rankOf(item, petition.checks)), 50)
  }

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(next) => !next && onClose()}
      title="Exportar com itens em aberto?"
      description={
        pending === 0
          ? 'Nada mais está em aberto: a peça pode sair.'
          : `${plural(pending, 'item em aberto', 'itens em aberto')}, os mais graves primeiro. Complete, corrija ou assuma cada um. Até lá a peça sai como minuta, que o diz em cada página.`
      }
      footer={
        <>
          <Button onClick={onClose}>Voltar e conferir</Button>
          {pending > 0 && (
            <Button onClick={() => onExport({ draft: true })}>
              <FilePen aria-hidden /> Baixar minuta ({pending} em aberto)
            </Button>
          )}
          <Button variant="primary" disabled={pending > 0} onClick={() => onExport({ draft: false })}>
            <Download aria-hidden /> Baixar {format}
          </Button>
        </>
      }
    >
      <OpenItems petition={petition} items={open} onGo={sheet ? go : undefined} />
    </Dialog>
  )
}
