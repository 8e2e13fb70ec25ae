import { Search, X } from 'lucide-react'
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { IconButton } from '../../ui/icon-button'
import { Input } from '../../ui/form/input'
import { rememberHit, type FoundHit } from './recent-hits'
import { SearchPanel } from './search-panel'
import { useSearchShortcut } from './search-shortcut'
import { useSearch } from './use-search'

/** One box for clients, contacts, cases, petitions and notes: `/` or Ctrl+K, a few letters, Enter. */
export function SearchBox() {
  const id = useId()
  const navigate = useNavigate()
  const box = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const search = useSearch()
  const goBack = useSearchShortcut(box)

  function openHit(hit: FoundHit): void {
    rememberHit(hit)
    search.type('')
    setOpen(false)
    document.getElementById('conteudo')?.focus({ preventScroll: true })
    void navigate(hit.url)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const hit = open ? search.hits[search.lit] : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true)
      if (open) search.move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && hit) openHit(hit)
    else if (event.key === 'Escape') {
      setOpen(false)
      goBack()
    } else return
    event.preventDefault()
  }

  function clear(): void {
    search.type('')
    box.current?.focus()
  }

  function onBlur(event: FocusEvent<HTMLElement>): void {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }

  return (
    <div role="search" onBlur={onBlur} className="max-w-[520px] min-w-0 flex-1 sm:relative">
      <Input
        ref={box}
        {...comboboxRole(id, open && search.hits.length > 0, search.lit)}
        aria-label="Buscar"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder="Buscar clientes, processos, petições…"
        maxLength={200}
        value={search.text}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          search.type(event.target.value)
          setOpen(true)
        }}
        icon={<Search aria-hidden />}
        trailing={<Trailing text={search.text} onClear={clear} />}
        className="md:pr-20"
      />
      {open && <SearchPanel id={id} search={search} onOpen={openHit} />}
    </div>
  )
}

const comboboxRole = (listId: string, listed: boolean, lit: number) => ({
  role: 'combobox',
  'aria-expanded': listed,
  'aria-controls': listed ? listId : undefined,
  'aria-autocomplete': 'list' as const,
  'aria-activedescendant': listed && lit >= 0 ? `${listId}-${lit}` : undefined,
  'aria-keyshortcuts': '/ Control+K',
})

/** How to get here by keyboard, and, once something is typed, how to be rid of it. */
function Trailing({ text, onClear }: { text: string; onClear: () => void }) {
  if (text === '') {
    return (
      <kbd aria-hidden className="pointer-events-none mr-2 max-md:hidden">
        Ctrl K
      </kbd>
    )
  }
  return (
    <IconButton label="Limpar busca" className="size-8 pointer-coarse:size-11" onClick={onClear}>
      <X aria-hidden />
    </IconButton>
  )
}
