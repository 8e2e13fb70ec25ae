import { categories, fates, type Column, type Table } from './column'
import { registry } from './index'

const intro = `# Registro dos dados pessoais

Tudo o que o Lavra guarda sobre pessoas, tabela por tabela, e o que a anonimização faz com cada campo. Serve de base ao registro das operações de
tratamento que a LGPD pede ao escritório (art. 37); prazos, base legal e quem responde por cada uma são do escritório. A página é gerada do próprio código
por \`npm run admin -- personal-data\`, e um teste falha quando o banco tem uma coluna que não está aqui. Sobre exportar, anonimizar e o que vai a um provedor
de IA: [lgpd.md](lgpd.md).

Os arquivos enviados ficam na pasta \`files\` de \`DATA_DIR\` ou no armazenamento de \`STORAGE_URL\`, sob chaves sem significado.
`

/** The registry as a page for people, in Portuguese Markdown. */
export const registryPage = (): string =>
  `${intro}\n${Object.entries(registry)
    .map(([name, table]) => section(name, table))
    .join('\n')}`

function section(name: string, table: Table): string {
  const columns = Object.entries(table.columns)
  const held = columns.filter((entry): entry is [string, Column] => entry[1] !== null)
  const plain = columns.filter(([, column]) => column === null).map(([column]) => `\`${column}\``)
  const head = `## ${table.title}\n\nTabela \`${name}\`. Para quê: ${lower(table.purpose)}. De quem: ${lower(table.whose)}.${table.papers ? ' Excluída por inteiro onde o escritório exclui as peças.' : ''}\n`
  const list =
    held.length > 0
      ? `\n| Campo | Coluna | Categoria | Na anonimização |\n|---|---|---|---|\n${held.map(line).join('\n')}\n`
      : ''
  const rest = plain.length > 0 ? `\nSem dado pessoal: ${plain.join(', ')}.\n` : ''
  return head + list + rest
}

const line = ([name, { label, category, fate, why }]: [string, Column]): string =>
  `| ${label} | \`${name}\` | ${categories[category]} | ${fates[fate]}${why ? `: ${lower(why).replace(/\.$/, '')}` : ''} |`

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
