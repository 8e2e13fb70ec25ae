import { userRole } from '@lavra/contracts/labels'
import { UserRoundPlus, X } from 'lucide-react'
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { foldText } from '../../../core/format/format'
import { Combobox, type ComboboxOption } from '../../../ui/combobox/combobox'
import { Field } from '../../../ui/form/field'
import { lawyersIn, lawyersText } from '../case-values'
import { useLawyers } from './lawyers'

interface LawyersFieldProps {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** Who is in charge of a case: the office's users by name, and others by whatever name is typed. */
export function LawyersField({ value, error, onChange }: LawyersFieldProps) {
  const { people, loading, retry, nameOf } = useLawyers()
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const entries = lawyersIn(value)
  const wanted = foldText(typed)
  const free = people.filter((user) => !entries.includes(user.id))
  const options: ComboboxOption[] = free
    .filter((user) => foldText(nameOf(user.id)).includes(wanted))
    .map((user) => ({
      value: user.id,
      label: nameOf(user.id),
      hint: [user.oab_number, userRole[user.user_role]].filter(Boolean).join(' · '),
    }))
  const exact = free.find((user) => foldText(nameOf(user.id)) === wanted)
  if (wanted && !exact)
    options.push({
      value: typed.trim(),
      label: `Adicionar “${typed.trim()}”`,
      hint: 'Só o nome, sem acesso pelo sistema',
    })

  function add(entry: string): void {
    setTyped('')
    // A comma parts names here.
    const added = lawyersIn(entry).filter((each) => !entries.includes(each))
    if (added.length > 0) onChange(lawyersText([...entries, ...added]))
  }

  /** What was typed counts, however one goes on. */
  const settle = () => wanted && add(exact?.id ?? typed)

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.defaultPrevented || !wanted) return
    event.preventDefault()
    settle()
  }

  function onBlur(event: FocusEvent<HTMLElement>): void {
    if (!event.currentTarget.contains(event.relatedTarget)) settle()
  }

  function remove(entry: string): void {
    onChange(lawyersText(entries.filter((each) => each !== entry)))
    list.current?.querySelector('input')?.focus()
  }

  return (
    <Field
      label="Advogados responsáveis"
      error={error}
      hint="Os advogados escolhidos da lista também acessam os documentos confidenciais."
      className="sm:col-span-2"
    >
      <div ref={list} onKeyDown={onKeyDown} onBlur={onBlur}>
        <Chosen entries={entries} nameOf={nameOf} onRemove={remove} />
        <Combobox
          value={typed}
          onText={setTyped}
          onPick={(option) => add(option.value)}
          options={options}
          loading={loading}
          retry={retry}
          empty="Digite o nome de um advogado"
          placeholder="Escolha ou digite um nome"
          icon={<UserRoundPlus aria-hidden />}
          maxLength={200}
        />
      </div>
    </Field>
  )
}

interface ChosenProps {
  entries: readonly string[]
  nameOf: (entry: string) => string
  onRemove: (entry: string) => void
}

function Chosen({ entries, nameOf, onRemove }: ChosenProps) {
  if (entries.length === 0) return null
  return (
    <ul aria-label="Advogados escolhidos" className="mb-2 flex flex-wrap gap-2">
      {entries.map((entry) => (
        <li
          key={entry}
          className="flex h-9 max-w-full items-center rounded-full bg-primary-soft pl-3.5 text-primary pointer-coarse:h-11"
        >
          <span className="truncate font-[550]">{nameOf(entry)}</span>
          <button
            type="button"
            aria-label={`Retirar ${nameOf(entry)}`}
            onClick={() => onRemove(entry)}
            className="grid size-9 shrink-0 place-items-center rounded-full hover:bg-primary/10 pointer-coarse:size-11"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}
