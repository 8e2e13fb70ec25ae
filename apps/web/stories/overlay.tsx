import { useState } from 'react'
import { currentTheme } from '../src/core/theme'
import { Button } from '../src/ui/button'
import { toast, Toaster } from '../src/ui/feedback/toast'
import { Alert } from '../src/ui/overlay/alert'
import { useConfirm } from '../src/ui/overlay/confirm'
import { Dialog } from '../src/ui/overlay/dialog'
import { Menu, MenuItem } from '../src/ui/overlay/menu'
import { Story } from './story'

const nothing = () => undefined

/** What opens over the page. */
export function OverlayStories() {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState<string | null>(null)
  const confirm = useConfirm()
  return (
    <Story name="Overlay">
      <Button onClick={() => setOpen(true)}>Abrir janela</Button>
      <Button onClick={() => setText('O processo não pôde ser salvo.')}>Abrir alerta</Button>
      <Button onClick={() => void confirm({ title: 'Apagar o processo?', confirm: 'Apagar', danger: true })}>
        Abrir pergunta
      </Button>
      <Button onClick={() => toast.success('Processo salvo')}>Mostrar aviso</Button>
      <Menu trigger={(props) => <Button {...props}>Abrir menu</Button>}>
        <MenuItem onSelect={nothing}>Editar</MenuItem>
        <MenuItem onSelect={nothing} danger>
          Apagar
        </MenuItem>
      </Menu>
      <Dialog open={open} onOpenChange={setOpen} title="Janela" description="Com um texto.">
        Conteúdo
      </Dialog>
      <Alert text={text} onClose={() => setText(null)} />
      <Toaster theme={currentTheme()} />
    </Story>
  )
}
