import { ArrowLeft, Redo2, Save, Undo2 } from 'lucide-react'
import { plural, shortPetitionId } from '../../../core/format/format'
import { Badge } from '../../../ui/badge'
import { Button, ButtonLink } from '../../../ui/button'
import { IconButton } from '../../../ui/icon-button'
import { PageHeader } from '../../../ui/layout/page-header'

export const editorCrumbs = (id: string) => [
  { label: 'Início', to: '/' },
  { label: 'Petições', to: '/petitions' },
  { label: shortPetitionId(id), to: `/petitions/${id}` },
  { label: 'Editor' },
]

interface EditorHeaderProps {
  id: string
  dirty: boolean
  blank: boolean
  /** How many places of the text wait to be filled in or checked. */
  marks: number
  saving: boolean
  history: { canUndo: boolean; canRedo: boolean }
  onUndo: () => void
  onRedo: () => void
  onSave: () => void
}

export function EditorHeader({
  id,
  dirty,
  blank,
  marks,
  saving,
  history,
  onUndo,
  onRedo,
  onSave,
}: EditorHeaderProps) {
  return (
    <PageHeader
      crumbs={editorCrumbs(id)}
      title="Editor de Petição"
      badges={
        <>
          {dirty && <Badge tone="warn">Alterações não salvas</Badge>}
          {marks > 0 && <Badge>{plural(marks, 'trecho a completar', 'trechos a completar')}</Badge>}
        </>
      }
      actions={
        <>
          <ButtonLink variant="ghost" to={`/petitions/${id}`}>
            <ArrowLeft aria-hidden /> Voltar
          </ButtonLink>
          <IconButton outlined label="Desfazer (Ctrl+Z)" disabled={!history.canUndo} onClick={onUndo}>
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton outlined label="Refazer (Ctrl+Y)" disabled={!history.canRedo} onClick={onRedo}>
            <Redo2 aria-hidden />
          </IconButton>
          <Button
            variant="primary"
            title="Salvar (Ctrl+S)"
            pending={saving}
            disabled={blank}
            onClick={onSave}
          >
            {!saving && <Save aria-hidden />}
            {saving ? 'Salvando...' : 'Salvar Alterações'}
          </Button>
        </>
      }
    />
  )
}
