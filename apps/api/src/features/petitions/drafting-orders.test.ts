import { describe, expect, it } from 'vitest'
import { party, samples } from '../../../test/dossiers'
import { bankLoan, licence, taxAppeal } from '../../../test/dossiers-later'
import { bare, child, empty, hostile, unknownSide, withoutCase, wrongSide } from '../../../test/dossiers-poor'
import { lateFlat, paidBill, stream, supply } from '../../../test/dossiers-rich'
import {
  bodyOf,
  draft,
  fold,
  placeholders,
  plain,
  qualificationOf,
  section,
  withoutPlaceholders,
} from '../../../test/drafting'
import type { Dossier } from './dossier/dossier'

describe('people', () => {
  const ariel =
    lateFlat.parties.find((item) => item.gender === 'outro') ?? party({ side: 'plaintiff', name: '' })

  it('three plaintiffs: all named, numbered or joined, plural throughout', () => {
    const body = fold(bodyOf(draft(lateFlat).finalizador))
    expect(body).toMatch(/\bautores\b|requerentes/)
    expect(body).not.toMatch(/\bo autor\b|\ba autora\b/)
  })
  it('gender outro is written with nouns', () => {
    const own = fold(qualificationOf(bodyOf(draft(lateFlat).finalizador), ariel, lateFlat.parties))
    expect(own).toMatch(/nacionalidade brasileira/)
    expect(own).not.toMatch(/\binscrit[oa]\b|\bdomiciliad[oa]\b|\bportador[a]?\b(?! de)/)
  })
  it('união estável alone asks for the estado civil', () => {
    const own = fold(qualificationOf(bodyOf(draft(lateFlat).finalizador), ariel, lateFlat.parties))
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
  it('tax appeal: the instruction stays out, the recorded guia and dates leave no bracket', () => {
    const body = bodyOf(draft(taxAppeal).finalizador)
    expect(fold(withoutPlaceholders(body))).not.toMatch(/insistir na decadencia/)
    expect(fold(placeholders(body).join(' | '))).not.toMatch(/preparo|guia|data[^|]*lancamento/)
    expect(requestsOf(taxAppeal)).toMatch(/efeito suspensivo/)
  })
  it('tax appeal: the ground that the sentence gave is named whole', () => {
    expect(plain(draft(taxAppeal).finalizador)).toMatch(/173, I, do CTN a partir de 2018/)
  })
  it('bank loan: a bank fee is not the value of the claim', () => {
    expect(fold(draft(bankLoan).finalizador)).not.toMatch(/causa o valor de r\$ 890,00/)
  })
})

describe('nobody told it, so it is not argued', () => {
  it('late flat: the buyers evict nobody', () => {
    expect(fold(draft(lateFlat).finalizador)).not.toMatch(/despejo|rescindida a locacao|purgada/)
  })
  it('support: no debt was collected, none was paid', () => {
    expect(fold(draft(samples.support).finalizador)).not.toMatch(
      /pedido de cobranca|reconhecer o pagamento|paga a obrigacao/,
    )
  })
  it('bakery: fees are asked for once, and payments only as the TRCT shows them', () => {
    const requests = fold(section(draft(samples.bakery).finalizador, /pedidos/))
    expect(requests.match(/honorarios/g) ?? []).toHaveLength(1)
    expect(fold(draft(samples.bakery).finalizador)).not.toMatch(/no curso e no fim do contrato/)
  })
  it('wrong side: our own story is not put into the mouth of the other side', () => {
    expect(fold(draft(wrongSide).finalizador)).not.toMatch(/\ba re alega[^.]*helena comprou/)
  })
  it('hostile: a sentence that speaks to the writer, a script and the stump of a number are no facts', () => {
    const body = fold(bodyOf(draft(hostile).finalizador))
    expect(body).not.toMatch(/ignore todas as instrucoes|scriptalert|processo interno \./)
  })
})

describe('the review of what a person or a model wrote', () => {
  const reviewed = (sentence: string) =>
    draft(samples.sofa, { redator: (text) => text.replace('## ', `${sentence}\n\n## `) })

  it('marks and lists citations that nothing supports', () => {
    const { revisor, finalizador } = reviewed('Assim dispõem o art. 9.999 do CPC e o REsp 1.234.567/SP.')
    expect(finalizador).toContain('art. 9.999 do CPC [VERIFICAR]')
    expect(finalizador).toContain('REsp 1.234.567/SP [VERIFICAR]')
    expect(revisor).toMatch(/9\.999 do CPC/)
    expect(revisor).toMatch(/REsp 1\.234\.567/)
  })
  it('lets no number of the office through', () => {
    const { revisor, finalizador } = reviewed('Processo PROC-2025-104233.')
    expect(revisor.includes('PROC-2025-104233') || !finalizador.includes('PROC-')).toBe(true)
  })
  it.each([
    ['a CPF that the record does not hold', 'Seu CPF é 999.888.777-66.', '999.888.777-66'],
    [
      'a date that the record does not hold',
      'Houve nova conversa em 7 de abril de 2025.',
      '7 de abril de 2025',
    ],
    ['a sum that the record does not hold', 'Pagou ainda R$ 7.777,00.', 'R$ 7.777,00'],
    ['an insult', 'A ré é estelionatária.', 'estelionat'],
    ['an exhibit that is not in the list', 'Tudo consta do recibo (doc. 9).', 'doc. 9'],
  ])('points to %s', (_, sentence, sign) => expect(fold(reviewed(sentence).revisor)).toContain(fold(sign)))
})
