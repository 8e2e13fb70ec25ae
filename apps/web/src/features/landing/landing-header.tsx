import { Link, useLocation } from 'react-router-dom'
import { Brand } from '../../ui/brand'
import { ButtonLink } from '../../ui/button'
import { ThemeToggle } from '../../ui/theme-toggle'

const anchors = [
  { href: '#produto', label: 'O produto' },
  { href: '#recursos', label: 'Recursos' },
  { href: '#confianca', label: 'Citações conferidas' },
  { href: '#depoimentos', label: 'Depoimentos' },
  { href: '#perguntas', label: 'Perguntas' },
]

export function LandingHeader() {
  const state = useLocation().state as unknown
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-bg/90 backdrop-blur-md">
      <div className="mx-auto flex h-16 max-w-[1240px] items-center gap-2 px-5 sm:px-8">
        <Link to="/" className="rounded-lg py-1.5">
          <Brand />
        </Link>
        <nav aria-label="Seções da página" className="ml-8 flex gap-1 max-lg:hidden">
          {anchors.map(({ href, label }) => (
            <a
              key={href}
              href={href}
              className="rounded-lg px-3 py-2 text-ink-2 transition-colors hover:bg-sunken hover:text-ink"
            >
              {label}
            </a>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1.5 sm:gap-2.5">
          <ThemeToggle />
          <ButtonLink to="/login" state={state} variant="ghost">
            Entrar
          </ButtonLink>
          <ButtonLink to="/register" state={state} variant="primary" className="max-sm:hidden">
            Criar conta
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}
