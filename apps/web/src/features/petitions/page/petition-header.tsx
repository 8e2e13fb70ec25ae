import { labelOf, petitionStatus, petitionType } from '@lavra/contracts/labels'
import type { Petition } from '@lavra/contracts/petitions'
import { ArrowLeft, CalendarDays, CopyPlus, Hash, Link2, Play, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { messageOf } from '../../../core/api/call'
import { formatDate, shortPetitionId } from '../../../core/format/format'
import { copy } from '../../../core/clipboard'
import { logFailure } from '../../../core/log'
import { useUser } from '../../../core/session/session'
import { petitionStatusTone } from '../../../core/format/tones'
import { Badge } from '../../../ui/badge'
import { Button, ButtonLink } from '../../../ui/button'
import { useConfirm } from '../../../ui/overlay/confirm'
import { IconButton } from '../../../ui/icon-button'
import { PageHeader } from '../../../ui/layout/page-header'
import { toast } from '../../../ui/feedback/toast'
import { useOfferUndo, useTrashWords } from '../../trash/queries'
import { PetitionOf } from './petition-of'
import type { PetitionsPageState } from '../queries'
import { useRemovePetition } from '../text-queries'
import { wizardSearch } from '../wizard-state'

/** What the petition is and how far it is, and what can be done with the whole of it. */
export function PetitionHeader({ petition, state }: { petition: Petition; state: Petition['status'] }) {
  const id = petition.petition_id
  const again: PetitionsPageState = { cloneId: id, type: petition.petition_type }
  return (
    <div className="no-print">
      <PageHeader
        crumbs={[
          { label: 'Início', to: '/' },
          { label: 'Petições', to: '/petitions' },
          { label: shortPetitionId(id) },
        ]}
        title="Petição Gerada"
        badges={
          <>
            <Badge tone="accent">{labelOf(petitionType, petition.petition_type)}</Badge>
            <Badge tone={petitionStatusTone[state]}>{labelOf(petitionStatus, state)}</Badge>
          </>
        }
        subtitle={
          <>
            <PetitionOf petition={petition} />
            <span className="flex flex-wrap gap-x-4 gap-y-1 text-[13px] text-ink-3 [&_svg]:size-4">
              <span className="inline-flex items-center gap-1.5">
                <CalendarDays aria-hidden /> Criada em{' '}
                {petition.created_at ? formatDate(petition.created_at) : 'N/A'}
              </span>
              <span className="inline-flex min-w-0 items-center gap-1.5">
                <Hash aria-hidden className="shrink-0" /> <span className="break-all">{id}</span>
              </span>
            </span>
          </>
        }
        actions={
          <>
            <ButtonLink variant="ghost" to="/petitions">
              <ArrowLeft aria-hidden /> Voltar
            </ButtonLink>
            <Button onClick={() => void copyLink()}>
              <Link2 aria-hidden /> Copiar Link
            </Button>
            <ButtonLink to="/petitions" state={again}>
              <CopyPlus aria-hidden /> Duplicar
            </ButtonLink>
            <RemoveButton petition={petition} />
            {state !== 'completed' && (
              <ButtonLink
                variant="primary"
                to={`/petitions${wizardSearch({ step: 3, petitionId: id, profile: petition.petition_profile })}`}
              >
                <Play aria-hidden /> Continuar geração
              </ButtonLink>
            )}
          </>
        }
      />
    </div>
  )
}

/** Only for who may: administrators and whoever made it. */
function RemoveButton({ petition }: { petition: Petition }) {
  const user = useUser()
  const remove = useRemovePetition(petition.petition_id)
  const confirm = useConfirm()
  const offerUndo = useOfferUndo()
  const wayBack = useTrashWords()
  const navigate = useNavigate()
  if (user.user_role !== 'admin' && user.id !== petition.author_id) return null

  async function ask(): Promise<void> {
    const agreed = await confirm({
      title: 'Tem certeza que deseja excluir esta petição?',
      text: 'O texto, as versões e os anexos dela serão excluídos.',
      after: await wayBack(),
      confirm: 'Excluir',
      danger: true,
    })
    if (!agreed) return
    try {
      await remove.mutateAsync()
      await navigate('/petitions', { replace: true })
      offerUndo('Petição excluída', petition.petition_id)
    } catch (error) {
      toast.error(messageOf(error, 'Erro ao excluir petição'))
    }
  }

  return (
    <IconButton
      outlined
      danger
      label="Excluir petição"
      disabled={remove.isPending}
      onClick={() => void ask()}
    >
      <Trash2 aria-hidden />
    </IconButton>
  )
}

async function copyLink(): Promise<void> {
  try {
    await copy(`${window.location.origin}${window.location.pathname}`)
    toast.success('Copiado com sucesso!', { duration: 2_000 })
  } catch (error) {
    logFailure('copy failed', error)
  }
}
