import { today } from '../../core/format/format'
import { Brand } from '../../ui/brand'

const groups = [
  { title: 'Produto', links: ['Recursos', 'Preços', 'Novidades'] },
  { title: 'Empresa', links: ['Sobre', 'Contato', 'Blog'] },
  { title: 'Legal', links: ['Termos de uso', 'Privacidade', 'LGPD'] },
]

/** The links lead nowhere yet. */
export function Footer() {
  return (
    <footer className="border-t border-line bg-sunken px-5 py-12 sm:px-8">
      <div className="mx-auto grid max-w-[1160px] gap-10 sm:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div>
          <Brand />
          <p className="mt-4 max-w-64 text-ink-2">
            Gestão e redação para escritórios de advocacia brasileiros.
          </p>
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="font-semibold">{title}</p>
            <ul className="mt-2.5">
              {links.map((link) => (
                <li key={link}>
                  <a
                    href="#"
                    onClick={(event) => event.preventDefault()}
                    className="inline-block rounded py-1.5 pointer-coarse:py-2.75 text-ink-2 hover:text-ink hover:underline"
                  >
                    {link}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="mx-auto mt-10 max-w-[1160px] border-t border-line pt-6 text-[13px] text-ink-3">
        © {today().getFullYear()} Lavra. O conteúdo gerado deve ser revisado por advogado antes do uso.
      </p>
    </footer>
  )
}
