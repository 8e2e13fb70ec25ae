import { agentIds } from '@lavra/contracts/petitions/generation'
import { describe, expect, it } from 'vitest'
import { samples } from '../../../test/dossiers'
import { bare, child, poor, unknownSide, withoutCase } from '../../../test/dossiers-poor'
import { lateFlat, rich } from '../../../test/dossiers-rich'
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
} from '../../../test/drafting'
import { checkCitations } from '../../law/citations'
import { chain } from './agents'
import type { Dossier } from './dossier/dossier'

const everything: [string, Dossier][] = Object.entries({ ...samples, ...rich, ...poor })
const sound: [string, Dossier][] = Object.entries({
  ...samples,
  ...rich,
  child,
  unknownSide,
  withoutCase,
  bare,
})

it('has the eight agents in their order, each reading only what was written before it', () => {
  expect(chain.map((item) => item.id)).toEqual(agentIds)
  chain.forEach((item, position) =>
    expect(agentIds.slice(0, position)).toEqual(expect.arrayContaining(item.reads)),
  )
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
    expect(own).not.toMatch(
      /estrategista|\bredator\b|\brevisor\b|finalizador|inteligencia artificial|modelo de linguagem|modo offline/,
    )
  })
  it('cites only what the catalogue or the material holds', () => {
    const given = [
      dossier.case?.court_number ?? '',
      dossier.case?.description ?? '',
      ...dossier.documents.map((item) => item.text ?? ''),
    ]
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
    const list = section(body, /(?:rol de|^[ivx\s–-]*(?:d[oe]s )?)documentos(?: examinados)?$/) || body
    for (const item of dossier.documents) {
      const [number, head] = [`(?<!\\d)${item.number}(?!\\d)`, headOf(item.title)]
      expect(fold(list), item.title).toMatch(new RegExp(`${number}[^\\n]*${head}|${head}[^\\n]*${number}`))
    }
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
      if (party.address)
        expect(asked, party.name).not.toMatch(/endereco(?! eletronico)|domicilio|residencia|\bsede\b/)
      if (party.zip_code) expect(asked, party.name).not.toMatch(/\bcep\b/)
      if (party.profession) expect(asked, party.name).not.toMatch(/profissao/)
      if (party.marital_status && party.marital_status !== 'uniao_estavel')
        expect(asked, party.name).not.toMatch(/estado civil/)
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
        expect(text).toMatch(
          new RegExp(
            `${party.zip_code.slice(0, 2)}\\.?${party.zip_code.slice(2, 5)}-${party.zip_code.slice(5)}`,
          ),
        )
      if (party.legal_representative) expect(text).toContain(party.legal_representative)
    }
  })
  it('reads as Portuguese: no split contraction, stump, doubled sign or capital within a sentence', () => {
    const text = plain(body)
    expect(text).not.toMatch(/Autors\b| a o (?=\p{Ll})|Contexto informado/u)
    expect(text).not.toMatch(/\s[.;,](?=\s)|,\s*,|(?<!\.)\.\.(?!\.)|;\s*;|“”|\(\s*\)/)
    expect(text).not.toMatch(/\bregistram? (?!ISS|CL)[A-ZÀ-Ú][a-zà-ú]*\s/)
  })
  it('closes with author and OAB, or asks for them', () => {
    const tail = plain(body)
    const name =
      dossier.author.name && dossier.author.name !== 'Usuário não identificado' ? dossier.author.name : null
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
  const neutral: Dossier = {
    ...lateFlat,
    context: 'Pedir lucros cessantes e a devolução da taxa de evolução de obra.',
  }
  const theses = (text: string) =>
    section(text, /do direito|do merito|fundament/)
      .split('\n')
      .filter((line) => /^#{2,6}\s/.test(line)).length

  it('agressivo argues more than moderado, and moderado not less than pacifico', () => {
    const counts = (['agressivo', 'moderado', 'pacifico'] as const).map((profile) =>
      theses(withProfile(neutral, profile)),
    )
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
    const texts = (['agressivo', 'moderado', 'pacifico', 'outros'] as const).map((profile) =>
      withProfile(neutral, profile),
    )
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
    return [...lines.slice(0, at + 1), ...(at < 0 ? lines : []), '', marker, '', ...lines.slice(at + 1)].join(
      '\n',
    )
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
    const petition = draft(samples.sofa, {
      qualificacao: (text) => text.replace(/enfermeira/g, 'fisioterapeuta'),
    }).finalizador
    expect(petition).toContain('fisioterapeuta')
    expect(petition).not.toContain('enfermeira')
  })
  it('a thesis taken out of the strategy leaves the petition', () => {
    const strategy = draft(samples.bakery).estrategista
    const [first = '', title = ''] =
      /^### (?:Tese \d+ [–-] )?(.+)\n[\s\S]*?(?=^#{2,3} )/m.exec(strategy) ?? []
    expect(title.length).toBeGreaterThan(5)
    const before = fold(draft(samples.bakery).redator)
    const after = fold(draft(samples.bakery, { estrategista: (text) => text.replace(first, '') }).redator)
    expect(before).toContain(fold(title))
    expect(after).not.toContain(fold(title))
  })
  it('the text of the redator is kept, whatever it became', () => {
    const text =
      '# PETIÇÃO\n\nTexto inteiramente reescrito pela advogada, com pedido único de restituição de R$ 4.200,00.\n\n## DOS PEDIDOS\n\na) a restituição.'
    expect(draft(samples.sofa, { redator: () => text }).finalizador).toContain(
      'Texto inteiramente reescrito pela advogada',
    )
  })
})
