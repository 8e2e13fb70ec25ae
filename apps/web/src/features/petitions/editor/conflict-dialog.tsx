import { useState } from 'react'
import { Button } from '../../../ui/button'
import { ChipGroup } from '../../../ui/form/chip-group'
import { cx } from '../../../ui/cx'
import { Dialog } from '../../../ui/overlay/dialog'
import { changesIn, Comparison, useComparison } from '../text/comparison'

interface ConflictDialogProps {
  mine: string
  theirs: string
  pending: boolean
  onMine: () => void
  onTheirs: () => void
  onClose: () => void
}

const sides = [
  { value: 'mine', label: 'Meu texto' },
  { value: 'theirs', label: 'Texto salvo' },
] as const

/** Somebody else saved first: both texts, with what tells them apart, and the choice between them. */
export function ConflictDialog({ mine, theirs, pending, onMine, onTheirs, onClose }: ConflictDialogProps) {
  const pieces = useComparison(theirs.trim(), mine.trim())
  const [side, setSide] = useState<'mine' | 'theirs'>('mine')
  return (
    <Dialog
      open
      size="xl"
      onOpenChange={(open) => !open && onClose()}
      dismissible={false}
      title="Alterado por outra pessoa"
      description="Esta petição foi salva por outra pessoa enquanto você escrevia. Escolha qual texto manter; o outro não se perde."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Continuar editando
          </Button>
          <Button onClick={onTheirs}>Usar o texto salvo</Button>
          <Button variant="primary" pending={pending} onClick={onMine}>
            Salvar o meu texto
          </Button>
        </>
      }
    >
      <ChipGroup
        label="Texto mostrado"
        options={sides}
        value={side}
        onChange={setSide}
        className="mb-3 md:hidden"
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Side title="Meu texto" className={cx(side !== 'mine' && 'max-md:hidden')}>
          <Comparison pieces={pieces} side="after" label="Meu texto" className={paper} />
        </Side>
        <Side title="Texto salvo por outra pessoa" className={cx(side !== 'theirs' && 'max-md:hidden')}>
          <Comparison pieces={pieces} side="before" label="Texto salvo por outra pessoa" className={paper} />
        </Side>
      </div>
      <p className="mt-3 text-[13px] text-ink-3">
        {pieces && `Do texto salvo para o seu: ${changesIn(pieces)}. `}O texto salvo fica nas versões da
        petição; o seu volta com Ctrl+Z.
      </p>
    </Dialog>
  )
}

const paper = 'h-[46dvh] rounded-control border border-line bg-bg/60 px-4 py-3'

function Side({
  title,
  className,
  children,
}: {
  title: string
  className?: string
  children: React.ReactNode
}) {
  return (
    <section className={className}>
      <h3 className="mb-2 font-sans text-sm font-[550] tracking-normal max-md:sr-only">{title}</h3>
      {children}
    </section>
  )
}
