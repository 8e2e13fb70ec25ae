import type { PetitionVersion } from '@lavra/contracts/petitions/versions'
import type { Petition } from '@lavra/contracts/petitions'
import { ArrowLeft, RotateCcw } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { messageOf } from '../../../core/api/call'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/layout/card'
import { useConfirm } from '../../../ui/overlay/confirm'
import { toast } from '../../../ui/feedback/toast'
import { changesIn, Comparison, useComparison } from '../text/comparison'
import { useRestoreVersion } from '../text-queries'

interface VersionComparisonProps {
  petition: Petition
  version: PetitionVersion
  /** Where the list alone is. */
  back: string
}

/** What changed from an earlier text to the present one, and the way back to it. */
export function VersionComparison({ petition, version, back }: VersionComparisonProps) {
  const pieces = useComparison(version.content, petition.content ?? '')
  const restore = useRestoreVersion(petition)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const name = `Versão ${version.number}`

  async function ask(): Promise<void> {
    const agreed = await confirm({
      title: `Restaurar a versão ${version.number}?`,
      text: 'O texto atual fica guardado nas versões e pode ser restaurado depois.',
      confirm: 'Restaurar',
    })
    if (!agreed) return
    try {
      await restore.mutateAsync(version.number)
      toast.success(`${name} restaurada`)
      await navigate(`/petitions/${petition.petition_id}`)
    } catch (error) {
      toast.error(messageOf(error, 'Não foi possível restaurar a versão. Tente novamente.'))
    }
  }

  return (
    <Card className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line px-5 py-4">
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="text-lg/6">{name} e o texto atual</h2>
          <p role="status" className="mt-0.5 text-[13px] text-ink-2">
            {pieces ? changesIn(pieces) : 'Comparando…'}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <ButtonLink to={back} className="lg:hidden">
            <ArrowLeft aria-hidden /> Versões
          </ButtonLink>
          <Button
            pending={restore.isPending}
            disabled={petition.status === 'processing'}
            onClick={() => void ask()}
          >
            {!restore.isPending && <RotateCcw aria-hidden />} Restaurar
          </Button>
        </div>
      </div>
      <p aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 px-5 pt-3 text-[13px] text-ink-2 sm:px-8">
        <span>
          <ins className="rounded-xs bg-ok-soft px-1 text-ok">incluído depois</ins>
        </span>
        <span>
          <del className="rounded-xs bg-bad-soft px-1 text-bad">só na versão {version.number}</del>
        </span>
      </p>
      <Comparison
        pieces={pieces}
        label={`Comparação da versão ${version.number} com o texto atual`}
        className="px-5 py-5 sm:px-8"
      />
    </Card>
  )
}
