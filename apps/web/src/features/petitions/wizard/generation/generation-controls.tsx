import { CloudUpload, FastForward, Play } from 'lucide-react'
import { Button } from '../../../../ui/button'
import type { useGeneration } from './use-generation'

interface GenerationControlsProps {
  generation: ReturnType<typeof useGeneration>
  started: boolean
  onReview: () => void
  onCancel: () => void
}

/** Step by step, by itself, on the server, or not at all. */
export function GenerationControls({ generation, started, onReview, onCancel }: GenerationControlsProps) {
  const { status, work, inBackground } = generation
  const over = status?.status === 'completed'
  const open = started && !over && !(inBackground && status?.status === 'processing')
  const idle = open && work === null
  const last = status?.current_agent === 'finalizador'
  return (
    <div className="my-5 flex flex-wrap gap-2.5 max-sm:*:flex-1">
      <Button onClick={() => (work === 'automatic' ? generation.stop() : onCancel())}>Cancelar</Button>
      <Button className="sm:mr-auto" onClick={onReview}>
        Pular para Revisão
      </Button>
      <Button
        disabled={!idle && !(open && work === 'automatic')}
        pending={work === 'handing-over'}
        onClick={() => void generation.continueInBackground()}
      >
        <CloudUpload aria-hidden /> Continuar em segundo plano
      </Button>
      <Button disabled={!idle} pending={work === 'automatic'} onClick={generation.generate}>
        {work !== 'automatic' && <FastForward aria-hidden />} Gerar automaticamente
      </Button>
      <Button
        variant="primary"
        disabled={!idle}
        pending={work === 'advancing' || work === 'starting' || work === 'finishing'}
        onClick={() => void generation.advance()}
      >
        {work === null && <Play aria-hidden />} {last ? 'Finalizar Petição' : 'Avançar agente'}
      </Button>
    </div>
  )
}
