import { agentIds } from '@lavra/contracts/petitions'
import { describe, expect, it } from 'vitest'
import { samples } from '../../../test/dossiers'
import { bare, child, empty, hostile, poor, unknownSide, withoutCase, wrongSide } from '../../../test/dossiers-poor'
import { bankLoan, licence, taxAppeal } from '../../../test/dossiers-later'
import { lateFlat, paidBill, rich, stream, supply } from '../../../test/dossiers-rich'
import {
  bodyOf,
  draft,
  fold,
  masked,
  paragraphs,
  placeholders,
  plain,
  qualificationOf,
  section,
  withoutPlaceholders,
} from '../../../test/drafting'
import { checkCitations } from '../../law/citations'
import { chain } from './agents'
import type { Dossier } from './agents/agent'

const everything: [string, Dossier][] = Object.entries({ ...samples, ...rich, ...poor })
const sound: [string, Dossier][] = Object.entries({ ...samples, ...rich, child, unknownSide, withoutCase, bare })

it('has the eight agents in their order, each reading only what was written before it', () => {
  expect(chain.map((item) => item.id)).toEqual(agentIds)
  chain.forEach((item, position) => expect(agentIds.slice(0, position)).toEqual(expect.arrayContaining(item.reads)))
})

/** A title may be tidied ("jan-jul" to "janeiro a julho"), its first word stays. */
const headOf = (title: string) =>
  fold(title)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)[0] ?? ''

describe.each(everything)('petition from %s', (name, dossier) => {
  const outputs = draft(dossier)
  const petition = outputs.finalizador
  const body = bodyOf(petition)

  it('has a text from every agent', () => {
    for (const id of agentIds) expect(outputs[id].trim().length, id).toBeGreaterThan(40)
    expect(paragraphs(body).length).toBeGreaterThan(10)
  })
  it('says the same twice for the same dossier', () => expect(draft(dossier)).toEqual(outputs))
  it('repeats no paragraph', () => {
    const long = paragraphs(body)
      .map((item) =>
        fold(item)
          .replace(/[^a-z]+/g, ' ')
          .trim(),
      )
      .filter((item) => item.length > 60)
    expect(long.filter((item, position) => long.indexOf(item) !== position)).toEqual([])
  })
  it('prints no trap: PROC number, unidentified user, agent names, null', () => {
    const own = fold(body)
    expect(body).not.toMatch(/PROC-|Usuário não identificado|\[object|\bNaN\b/)
    if (name !== 'hostile') expect(body).not.toMatch(/\b(?:null|undefined)\b/)
    expect(own).not.toMatch(/estrategista|\bredator\b|\brevisor\b|finalizador|inteligencia artificial|modelo de linguagem|modo offline/)
  })
  it('cites only what the catalogue or the material holds', () => {
    const given = [dossier.case?.court_number ?? '', dossier.case?.description ?? '', ...dossier.documents.map((item) => item.text ?? '')]
    const own = name === 'hostile' ? body.replace(/art\. 9\.999 do CPC/g, '') : body
    expect(
      checkCitations(own, { given })
        .filter((item) => item.verdict !== 'verificada')
        .map((item) => item.text),
    ).toEqual([])
  })
  it('lists every placeholder among the open points', () => {
    const open = fold(petition.slice(body.length) + outputs.revisor)
    expect(placeholders(body).filter((item) => !open.includes(fold(item)))).toEqual([])
  })
  it('refers only to exhibits that it lists', () => {
    const cited = [...plain(body).matchAll(/\(docs?\.\s*([\d,\s e]+)\)/g)]
      .flatMap((found) => (found[1] ?? '').match(/\d+/g) ?? [])
      .map(Number)
    const known = dossier.documents.map((item) => item.number)
    expect(cited.filter((item) => !known.includes(item))).toEqual([])
    for (const item of dossier.documents) expect(fold(body), item.title).toContain(headOf(item.title))
  })
  it('numbers exhibits without a gap in its list', () => {
    if (dossier.documents.length === 0) return
    const list = section(body, /documentos/) || body
    for (const item of dossier.documents)
      expect(fold(list), item.title).toMatch(new RegExp(`(?:^|\\D)${item.number}\\D[^\\n]*${headOf(item.title)}`))
  })
})

describe.each(sound)('record of %s', (_, dossier) => {
  const body = bodyOf(draft(dossier).finalizador)
  const open = placeholders(body).map(fold)

  it('names every party', () => {
    for (const party of dossier.parties) expect(fold(body)).toContain(fold(party.name))
  })
  it('leaves no bracket that the record fills', () => {
    for (const party of dossier.parties) {
      const own = placeholders(qualificationOf(body, party, dossier.parties))
        .map(fold)
        .join(' | ')
      const named = open.filter((item) => item.includes(fold(party.name))).join(' | ')
      const asked = `${own} | ${named}`
      if (party.cpf_cnpj) expect(asked, party.name).not.toMatch(/\b(?:cpf|cnpj)\b/)
      if (party.email) expect(asked, party.name).not.toMatch(/e-?mail|endereco eletronico/)
      if (party.address) expect(asked, party.name).not.toMatch(/endereco(?! eletronico)|domicilio|residencia|\bsede\b/)
      if (party.zip_code) expect(asked, party.name).not.toMatch(/\bcep\b/)
      if (party.profession) expect(asked, party.name).not.toMatch(/profissao/)
      if (party.marital_status && party.marital_status !== 'uniao_estavel') expect(asked, party.name).not.toMatch(/estado civil/)
      if (party.legal_representative) expect(asked, party.name).not.toMatch(/representante/)
    }
    if (dossier.case?.claim_value) expect(open.join(' | ')).not.toMatch(/valor da causa/)
    if (dossier.case?.court) expect(open.join(' | ')).not.toMatch(/\bvara\b|\bjuizo\b/)
    if (dossier.case?.district) expect(open.join(' | ')).not.toMatch(/comarca/)
    if (dossier.case?.court_number) expect(open.join(' | ')).not.toMatch(/numero do processo|nº do processo/)
    if (dossier.author.oab_number) expect(open.join(' | ')).not.toMatch(/\boab\b/)
    if (dossier.office.city) expect(open.join(' | ')).not.toMatch(/^(?:municipio|cidade|local)\b/)
  })
  it('prints what the record knows of our side', () => {
    const full = ['complaint', 'motion_to_dismiss', 'appeal_brief'].includes(dossier.petition_type)
    const ours = dossier.parties.filter((item) => item.side === (dossier.our_side ?? 'plaintiff'))
    const text = plain(body)
    for (const party of full ? ours : []) {
      if (party.cpf_cnpj) expect(text).toContain(masked(party.cpf_cnpj))
      if (party.rg) expect(text.replace(/[.\s-]/g, '')).toContain(party.rg)
      if (party.email) expect(text).toContain(party.email)
      if (party.profession) expect(text).toContain(party.profession)
      if (party.address) expect(text).toContain(party.address.split(',')[0])
      if (party.zip_code)
        expect(text).toMatch(new RegExp(`${party.zip_code.slice(0, 2)}\\.?${party.zip_code.slice(2, 5)}-${party.zip_code.slice(5)}`))
      if (party.legal_representative) expect(text).toContain(party.legal_representative)
    }
  })
  it('closes with author and OAB, or asks for them', () => {
    const tail = plain(body)
    const name = dossier.author.name && dossier.author.name !== 'Usuário não identificado' ? dossier.author.name : null
    if (name) expect(tail).toContain(name)
    else expect(open.join(' | ')).toMatch(/advogad|nome/)
    const [state = '', number = ''] = (dossier.author.oab_number ?? '').split(' ')
    if (number) expect(tail).toMatch(new RegExp(`OAB\\/${state} (?:nº )?${number.replace('.', '\\.?')}`))
    else expect(open.join(' | ')).toMatch(/oab/)
    expect(placeholders(body).map(fold).join(' | ')).toMatch(/\bdata\b/)
  })
})

describe('profiles', () => {
  const withProfile = (dossier: Dossier, petition_profile: Dossier['petition_profile']) =>
    bodyOf(draft({ ...dossier, petition_profile }).finalizador)
  const neutral: Dossier = { ...lateFlat, context: 'Pedir lucros cessantes e a devolução da taxa de evolução de obra.' }
  const theses = (text: string) =>
    section(text, /do direito|do merito|fundament/)
      .split('\n')
      .filter((line) => /^#{2,6}\s/.test(line)).length

  it('agressivo argues more than moderado, and moderado not less than pacifico', () => {
    const counts = (['agressivo', 'moderado', 'pacifico'] as const).map((profile) => theses(withProfile(neutral, profile)))
    expect(counts[0], `theses: ${counts.join(', ')}`).toBeGreaterThan(counts[1] ?? 0)
    expect(counts[1]).toBeGreaterThanOrEqual(counts[2] ?? 0)
    expect(counts[2]).toBeGreaterThan(0)
  })
  it('differ about the hearing where the record is silent', () => {
    const said = (profile: Dossier['petition_profile']) =>
      fold(withProfile(neutral, profile))
        .split('\n')
        .filter((line) => /audiencia/.test(line))
        .join(' ')
    expect(said('agressivo')).toMatch(/desinteresse|completar/)
    expect(said('pacifico')).toMatch(/opta|interesse|mediacao/)
    expect(said('pacifico')).not.toMatch(/desinteresse/)
  })
  it('keep facts, parties and value the same', () => {
    const texts = (['agressivo', 'moderado', 'pacifico', 'outros'] as const).map((profile) => withProfile(neutral, profile))
    for (const text of texts) {
      expect(text).toContain('R$ 86.400,00')
      for (const party of neutral.parties) expect(fold(text)).toContain(fold(party.name))
    }
    expect(new Set(texts).size).toBeGreaterThanOrEqual(3)
  })
  it('pacifico asks for mediation, agressivo for urgent relief where the record asks for it', () => {
    expect(fold(withProfile(neutral, 'pacifico'))).toMatch(/mediacao|solucao consensual|autocomposicao/)
    expect(fold(withProfile(lateFlat, 'agressivo'))).toMatch(/tutela de urgencia/)
  })
})

describe('outputs edited by a person', () => {
  const marker = 'A parte esclarece que a chave azul ficou na portaria.'
  const afterProse = (text: string) => {
    const lines = text.split('\n')
    const at = lines.findIndex((line) => line.length > 60 && !/^[#|>]/.test(line.trim()))
    return [...lines.slice(0, at + 1), ...(at < 0 ? lines : []), '', marker, '', ...lines.slice(at + 1)].join('\n')
  }

  it.each(['qualificacao', 'fatos', 'estrategista', 'leis', 'redator'] as const)(
    'a sentence written into %s stands in the petition',
    (id) => {
      for (const dossier of [samples.sofa, samples.bakery, samples.support]) {
        const petition = draft(dossier, { [id]: afterProse }).finalizador
        expect(plain(petition), dossier.petition_type).toContain(marker)
      }
    },
  )
  it('a datum corrected in qualificacao is the one that is printed', () => {
    const petition = draft(samples.sofa, { qualificacao: (text) => text.replace(/enfermeira/g, 'fisioterapeuta') }).finalizador
    expect(petition).toContain('fisioterapeuta')
    expect(petition).not.toContain('enfermeira')
  })
  it('a thesis taken out of the strategy leaves the petition', () => {
    const strategy = draft(samples.bakery).estrategista
    const [first = '', title = ''] = /^### (?:Tese \d+ [–-] )?(.+)\n[\s\S]*?(?=^#{2,3} )/m.exec(strategy) ?? []
    expect(title.length).toBeGreaterThan(5)
    const before = fold(draft(samples.bakery).redator)
    const after = fold(draft(samples.bakery, { estrategista: (text) => text.replace(first, '') }).redator)
    expect(before).toContain(fold(title))
    expect(after).not.toContain(fold(title))
  })
  it('the text of the redator is kept, whatever it became', () => {
    const text =
      '# PETIÇÃO\n\nTexto inteiramente reescrito pela advogada, com pedido único de restituição de R$ 4.200,00.\n\n## DOS PEDIDOS\n\na) a restituição.'
    expect(draft(samples.sofa, { redator: () => text }).finalizador).toContain('Texto inteiramente reescrito pela advogada')
  })
})

describe('people', () => {
  it('three plaintiffs: all named, numbered or joined, plural throughout', () => {
    const body = fold(bodyOf(draft(lateFlat).finalizador))
    expect(body).toMatch(/\bautores\b|requerentes/)
    expect(body).not.toMatch(/\bo autor\b|\ba autora\b/)
  })
  it('gender outro is written with nouns', () => {
    const own = fold(qualificationOf(bodyOf(draft(lateFlat).finalizador), lateFlat.parties[2]!, lateFlat.parties))
    expect(own).toMatch(/nacionalidade brasileira/)
    expect(own).not.toMatch(/\binscrit[oa]\b|\bdomiciliad[oa]\b|\bportador[a]?\b(?! de)/)
  })
  it('união estável alone asks for the estado civil', () => {
    const own = fold(qualificationOf(bodyOf(draft(lateFlat).finalizador), lateFlat.parties[2]!, lateFlat.parties))
    expect(own).toMatch(/\[completar: estado civil[^\]]*\], em uniao estavel/)
  })
  it('união estável beside an estado civil prints both', () => {
    expect(plain(draft(bankLoan).finalizador)).toMatch(/divorciada, em união estável/)
  })
  it('a minor is represented, and the child is the author', () => {
    const body = fold(bodyOf(draft(child).finalizador))
    expect(body).toMatch(/livia prado gomes[^\n]{0,400}representada[^\n]{0,80}marta prado/)
    expect(body).toMatch(/segredo de justica/)
    expect(body).toMatch(/ministerio publico/)
    expect(body).toMatch(/14\.400,00/)
  })
  it('an unknown defendant datum asks for the searches of art. 319, § 1º', () => {
    expect(draft(samples.sofa).finalizador).toMatch(/319, § 1º/)
  })
})

describe('when the record does not say enough', () => {
  it('asks which side is ours', () => {
    const outputs = draft(unknownSide)
    expect(fold(`${outputs.finalizador}${outputs.revisor}${outputs.estrategista}`)).toMatch(
      /completar:[^\]]*(?:lado|polo|parte que|cliente|represent)/,
    )
  })
  it('stops at a defence for the plaintiff', () => {
    const outputs = draft(wrongSide)
    expect(fold(`${outputs.finalizador}${outputs.revisor}${outputs.estrategista}`)).toMatch(
      /completar:[^\]]*(?:lado|polo|peca|reconvencao|parte que)/,
    )
  })
  it('asks for the judge, the number and the value without a case', () => {
    expect(placeholders(draft(withoutCase).finalizador).map(fold).join(' | ')).toMatch(/vara|juizo/)
    expect(placeholders(draft(empty).finalizador).map(fold).join(' | ')).toMatch(/processo/)
  })
  it('never signs as an unidentified user', () => {
    expect(placeholders(draft(bare).finalizador).map(fold).join(' | ')).toMatch(/advogad|nome/)
  })
  it('does not obey the material and does not defame', () => {
    const body = withoutPlaceholders(bodyOf(draft(hostile).finalizador))
    expect(fold(body)).not.toMatch(/estelionat/)
    expect(body).not.toMatch(/<script/)
    expect(body).not.toMatch(/Laudo psicológico/)
  })
  it('a parecer has no court, no pedidos, no valor da causa', () => {
    const body = fold(bodyOf(draft(licence).finalizador))
    expect(body).not.toMatch(/\bao juizo\b|dos pedidos|valor da causa|pede deferimento/)
    expect(body).toMatch(/consulente/)
    expect(body).toMatch(/clausula/)
  })
  it('an action to revise lists the contested obligations and the undisputed sum', () => {
    const body = fold(bodyOf(draft(bankLoan).finalizador))
    expect(body).toMatch(/r\$ 1\.120,00/)
    expect(body).toMatch(/incontrovers/)
    expect(body).toMatch(/330, § 2º/)
  })
})

describe('what the lawyer ordered in the context is done', () => {
  const requestsOf = (dossier: Dossier) => fold(section(draft(dossier).finalizador, /pedidos|requerimentos/))

  it('late flat: lucros cessantes, refund of the fee, moral damages, urgent relief, no hearing', () => {
    const requests = requestsOf(lateFlat)
    expect(requests).toMatch(/lucros cessantes/)
    expect(requests).toMatch(/taxa de evolucao/)
    expect(requests).toMatch(/dano moral[^\n]*10\.000,00/)
    expect(requests).toMatch(/tutela/)
    expect(fold(bodyOf(draft(lateFlat).finalizador))).toMatch(/desinteresse/)
  })
  it('paid bill: payment and exceção de contrato não cumprido', () => {
    const body = bodyOf(draft(paidBill).finalizador)
    expect(body).toMatch(/319 e 320 do Código Civil|319 do Código Civil/)
    expect(body).toMatch(/476/)
    expect(fold(body)).toMatch(/subsidiariamente/)
  })
  it('stream: expert, exhibition and the two witnesses', () => {
    const body = plain(bodyOf(draft(stream).finalizador))
    expect(fold(body)).toMatch(/pericia/)
    expect(fold(body)).toMatch(/exibicao/)
    expect(body).toMatch(/João Batista Alves/)
    expect(body).toMatch(/Rita Moura/)
    expect(body).toMatch(/14 de fevereiro de 2025|14\/02\/2025/)
  })
  it('supply: immediate judgment, admitted facts, subsidiary evidence', () => {
    const body = fold(bodyOf(draft(supply).finalizador))
    expect(body).toMatch(/355, i\b/)
    expect(body).toMatch(/admit|incontrovers/)
    expect(body).toMatch(/subsidiariamente/)
    expect(body).not.toMatch(/revelia|\brevel\b/)
  })
  it('tax appeal: decadência, the new decision, suspensive effect, preparo, two pieces', () => {
    const body = fold(bodyOf(draft(taxAppeal).finalizador))
    expect(body).toMatch(/decadencia/)
    expect(requestsOf(taxAppeal)).toMatch(/reform/)
    expect(body).toMatch(/efeito suspensivo/)
    expect(body).toMatch(/preparo/)
    expect(body).toMatch(/egregi|tribunal de justica/)
    expect(body).toMatch(/8 de setembro de 2025|18 de agosto de 2025/)
  })
  it('bank loan: the two clauses, the refund and gratuidade', () => {
    const body = fold(bodyOf(draft(bankLoan).finalizador))
    expect(body).toMatch(/clausula 5a|clausula 5ª/)
    expect(body).toMatch(/clausula 8a|clausula 8ª/)
    expect(requestsOf(bankLoan)).toMatch(/gratuidade/)
  })
  it('child: provisional support and the sum', () => {
    expect(requestsOf(child)).toMatch(/provisorios/)
    expect(requestsOf(child)).toMatch(/1\.200,00/)
  })
  it('opinion: each clause of the draft with its words, and the annex that is missing', () => {
    const body = plain(bodyOf(draft(licence).finalizador))
    for (const words of [
      'reajustado a critério da licenciante',
      'renova-se automaticamente por 36 meses',
      'multa de 80% das parcelas vincendas',
      'foro de Manaus/AM',
    ])
      expect(body).toContain(words)
    expect(body).toMatch(/Anexo II/)
  })
})
