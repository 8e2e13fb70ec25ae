import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { Input } from './input'

/** A password that can be shown while it is typed. */
export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type' | 'trailing' | 'icon'>) {
  const [shown, setShown] = useState(false)
  const label = shown ? 'Ocultar senha' : 'Mostrar senha'
  return (
    <Input
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <button
          type="button"
          aria-label={label}
          aria-pressed={shown}
          title={label}
          onClick={() => setShown(!shown)}
          className="grid size-8 place-items-center rounded-lg text-ink-3 hover:bg-sunken hover:text-ink pointer-coarse:size-11 [&_svg]:size-[18px]"
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </button>
      }
    />
  )
}
