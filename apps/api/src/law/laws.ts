export interface Law {
  /** The key the catalogue uses. */
  key: string
  /** Full name, for lists and reports. */
  name: string
  /** How a citation ends: "do CPC", "da Lei nº 8.245/1991". */
  cited: string
  /** Number of its last article, where we know it for sure: a higher one is invented. */
  last: number | null
  /** Other ways people write it, beyond its norm number; accents folded, lower case, a regular expression. */
  alias: string
}

const numbered = (key: string, name: string, norm: string, alias: string): Law => ({
  key,
  name: `${name} (${norm})`,
  cited: `da ${norm}`,
  last: null,
  alias,
})

const code = (key: string, name: string, cited: string, last: number, alias: string): Law => ({
  key,
  name,
  cited,
  last,
  alias,
})

/** Every law of the catalogue. Where one alias begins with another, the longer stands first. */
export const laws: Law[] = [
  code(
    'CPC',
    'Código de Processo Civil (Lei nº 13.105/2015)',
    'do CPC',
    1072,
    'c\\.p\\.c\\.|n?cpc(?:/(?:20)?15)?|novo codigo de processo civil|codigo de processo civil(?: de 2015)?',
  ),
  code(
    'Código de Processo Penal',
    'Código de Processo Penal (Decreto-Lei nº 3.689/1941)',
    'do Código de Processo Penal',
    811,
    'c\\.p\\.p\\.|cpp|codigo de processo penal',
  ),
  code(
    'CC',
    'Código Civil (Lei nº 10.406/2002)',
    'do Código Civil',
    2046,
    'c\\.c\\.|cc(?:b|/(?:20)?02)?|codigo civil(?: brasileiro)?(?: de 2002)?|novo codigo civil',
  ),
  code(
    'CDC',
    'Código de Defesa do Consumidor (Lei nº 8.078/1990)',
    'do CDC',
    119,
    'c\\.d\\.c\\.|cdc|codigo (?:brasileiro )?de (?:protecao e )?defesa do consumidor|codigo do consumidor',
  ),
  code(
    'CLT',
    'Consolidação das Leis do Trabalho (Decreto-Lei nº 5.452/1943)',
    'da CLT',
    922,
    'c\\.l\\.t\\.|clt|consolidacao das leis do trabalho',
  ),
  code(
    'CTN',
    'Código Tributário Nacional (Lei nº 5.172/1966)',
    'do CTN',
    218,
    'c\\.t\\.n\\.|ctn|codigo tributario nacional',
  ),
  code(
    'CF',
    'Constituição Federal de 1988',
    'da Constituição Federal',
    250,
    'c\\.f\\.|crfb?(?:/(?:19)?88)?|cf(?:rb)?(?:/(?:19)?88)?|constituicao(?: da republica(?: federativa do brasil)?| federal(?! (?:anterior|revogada))| de 1988)?(?: de 1988)?|carta (?:magna|politica|da republica|constitucional)|lei maior|texto constitucional',
  ),
  code(
    'Código Penal',
    'Código Penal (Decreto-Lei nº 2.848/1940)',
    'do Código Penal',
    361,
    'c\\.p\\.(?!c\\.|p\\.)|cp(?:b)?|codigo penal(?: brasileiro)?',
  ),
  {
    ...numbered(
      'ECA',
      'Estatuto da Criança e do Adolescente',
      'Lei nº 8.069/1990',
      'eca|estatuto da crianca e do adolescente',
    ),
    cited: 'do ECA',
  },
  {
    ...numbered(
      'LGPD',
      'Lei Geral de Proteção de Dados',
      'Lei nº 13.709/2018',
      'lgpd|lei geral de protecao de dados(?: pessoais)?',
    ),
    cited: 'da LGPD',
  },
  numbered(
    'JEC',
    'Lei dos Juizados Especiais',
    'Lei nº 9.099/1995',
    'ljec?|lei dos juizados(?: especiais(?: civeis(?: e criminais)?)?)?',
  ),
  numbered(
    'Lei de Locações',
    'Lei de Locações',
    'Lei nº 8.245/1991',
    'lei (?:de locacoes|do inquilinato|de locacao|das locacoes)',
  ),
  numbered(
    'LRF',
    'Lei de Recuperação de Empresas e Falência',
    'Lei nº 11.101/2005',
    'lref?|lei de recuperacao (?:de empresas|judicial)(?: e falencias?)?|lei de falencias?',
  ),
  numbered(
    'Lei do Mandado de Segurança',
    'Lei do Mandado de Segurança',
    'Lei nº 12.016/2009',
    'lms|lei do mandado de seguranca',
  ),
  numbered(
    'Lei do Processo Eletrônico',
    'Lei do Processo Eletrônico',
    'Lei nº 11.419/2006',
    'lei do processo eletronico',
  ),
  numbered(
    'Estatuto da OAB',
    'Estatuto da Advocacia e da OAB',
    'Lei nº 8.906/1994',
    'eoab|eaoab|estatuto da (?:advocacia(?: e da oab)?|oab)',
  ),
  numbered(
    'Lei de Direitos Autorais',
    'Lei de Direitos Autorais',
    'Lei nº 9.610/1998',
    'lda|lei (?:de|dos) direitos autorais',
  ),
  numbered(
    'Lei da Propriedade Industrial',
    'Lei da Propriedade Industrial',
    'Lei nº 9.279/1996',
    'lpi|lei d[ae] propriedade industrial',
  ),
  numbered('Lei do Software', 'Lei do Software', 'Lei nº 9.609/1998', 'lei d[oe] software'),
  numbered('LRP', 'Lei de Registros Públicos', 'Lei nº 6.015/1973', 'lrp|lei (?:de|dos) registros publicos'),
  numbered(
    'Lei de Execução Fiscal',
    'Lei de Execução Fiscal',
    'Lei nº 6.830/1980',
    'lef|lei (?:de|das) execuc(?:ao|oes) fisca(?:l|is)',
  ),
  numbered(
    'Lei das Sociedades por Ações',
    'Lei das Sociedades por Ações',
    'Lei nº 6.404/1976',
    'lsa|lei das (?:sociedades por acoes|sociedades anonimas|s\\.?/?a\\.?)',
  ),
  numbered(
    'Lei de Crimes Ambientais',
    'Lei de Crimes Ambientais',
    'Lei nº 9.605/1998',
    'lei (?:de|dos) crimes ambientais',
  ),
  numbered('Lei de Alimentos', 'Lei de Alimentos', 'Lei nº 5.478/1968', 'lei de alimentos'),
  numbered(
    'Alienação Fiduciária',
    'Lei do Sistema de Financiamento Imobiliário',
    'Lei nº 9.514/1997',
    'lei (?:da|de) alienacao fiduciaria',
  ),
  numbered(
    'Lei de Licitações e Contratos',
    'Lei de Licitações e Contratos',
    'Lei nº 14.133/2021',
    '(?:nova )?lei de licitacoes(?: e contratos(?: administrativos)?)?|nllc',
  ),
  numbered('Lei Kandir (ICMS)', 'Lei Kandir', 'Lei Complementar nº 87/1996', 'lei kandir'),
  numbered('Código Florestal', 'Código Florestal', 'Lei nº 12.651/2012', '(?:novo )?codigo florestal'),
  numbered('Lei do FGTS', 'Lei do FGTS', 'Lei nº 8.036/1990', 'lei do fgts'),
  numbered('Lei Anticorrupção', 'Lei Anticorrupção', 'Lei nº 12.846/2013', 'lei anticorrupcao'),
  numbered('Bem de Família', 'Lei do Bem de Família', 'Lei nº 8.009/1990', 'lei do bem de familia'),
  numbered(
    'Lei de Incorporações',
    'Lei de Condomínios e Incorporações',
    'Lei nº 4.591/1964',
    'lei (?:de|das) incorporacoes',
  ),
  numbered(
    'Política Nacional do Meio Ambiente',
    'Política Nacional do Meio Ambiente',
    'Lei nº 6.938/1981',
    'lei da politica nacional do meio ambiente',
  ),
]

const byKey = new Map(laws.map((law) => [law.key, law]))

/** The law with this key; the catalogue holds no other. */
export function lawOf(key: string): Law {
  const law = byKey.get(key)
  if (!law) throw new Error(`Unknown law in the catalogue: ${key}`)
  return law
}

/** Full name of each law by its key. */
export const lawNames: Record<string, string> = Object.fromEntries(laws.map((law) => [law.key, law.name]))
