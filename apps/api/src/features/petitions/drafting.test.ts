import { describe, expect, it } from 'vitest'
import { bakery, sofa, support } from '../../../test/dossiers'
import {
  bodyOf,
  date,
  draft,
  fold,
  plain,
  section,
  sentences,
  withoutPlaceholders,
} from '../../../test/drafting'
import { extractCitations } from '../../law/citations'

const petition = (text: string) => ({
  text: plain(text),
  folded: fold(text),
  requests: fold(section(text, /pedidos|requerimentos/)),
  /** What the petition asserts, without its placeholders. */
  asserted: fold(withoutPlaceholders(text)),
})

describe('sample A, complaint about a sofa', () => {
  const a = petition(draft(sofa).finalizador)

  it('must 1: qualifies Helena as brasileira, casada, enfermeira', () => {
    expect(a.text).toMatch(/Helena Prado Nogueira[^\n]{0,120}brasileira, casada, enfermeira/i)
  })
  it('must 2: gives her CPF', () => expect(a.text).toContain('111.222.333-44'))
  it('must 3: gives her address and e-mail', () => {
    expect(a.text).toMatch(/Rua das Acácias, (?:nº )?120, ap\. 31, Centro, Vila Serena\/SP/)
    expect(a.text).toMatch(/CEP (?:nº )?01\.?000-111/)
    expect(a.text).toContain('helena@exemplo.com.br')
  })
  it('must 4: qualifies Lar Claro with CNPJ and seat', () => {
    expect(a.text).toMatch(
      /Lar Claro Móveis Ltda\.[\s\S]{0,200}11\.222\.333\/0001-44[\s\S]{0,300}sede (?:na|à) Avenida do Porto, (?:nº )?900, Vila Serena\/SP/i,
    )
  })
  it('must 5: tells of order 881 of 3 February 2025', () => {
    expect(a.text).toMatch(/pedido (?:nº )?881/i)
    expect(a.text).toMatch(date(3, 2, 2025))
  })
  it('must 6: tells of the PIX of R$ 4.200,00', () => {
    expect(sentences(a.text).some((item) => /PIX/.test(item) && item.includes('R$ 4.200,00'))).toBe(true)
  })
  it('must 7: says that delivery was due on 28 February 2025', () => {
    expect(sentences(a.text).some((item) => date(28, 2, 2025).test(item) && /entreg/i.test(item))).toBe(true)
  })
  it('must 8: tells of the reply of 20 March 2025', () => {
    expect(sentences(a.text).some((item) => date(20, 3, 2025).test(item) && /previsão/i.test(item))).toBe(
      true,
    )
  })
  it('must 9: asks for resolution and refund of R$ 4.200,00', () => {
    expect(a.requests).toMatch(/resol(?:ucao|ver|vid)|rescis|rescind/)
    expect(a.requests).toMatch(/(?:restitu|devol)[^\n]*r\$ 4\.200,00/)
  })
  it('must 9: states the value of the claim once, R$ 4.200,00', () => {
    const value = section(draft(sofa).finalizador, /valor da causa/) || a.text
    expect(fold(value)).toMatch(/valor[^\n]{0,120}r\$ 4\.200,00|r\$ 4\.200,00/)
    expect(
      a.folded.match(/(?:da-se|atribui-se|se da|atribui|da)\s[^.\n]{0,40}(?:a|à) causa[^.\n]{0,80}r\$/g) ??
        [],
    ).toHaveLength(1)
    expect(a.folded).not.toMatch(/8\.400,00/)
  })
  it('must 10: accepts the hearing', () => {
    const said = sentences(a.text)
      .filter((item) => /audiência/i.test(item))
      .map(fold)
      .join(' ')
    expect(said).toMatch(
      /opta pela realizacao|tem interesse|manifesta (?:o seu |seu )?interesse|concorda com a|pela realizacao da audiencia|interesse na (?:realizacao|designacao|audiencia)/,
    )
    expect(said).not.toMatch(/desinteresse|nao tem interesse|dispensa/)
  })
  it('must not 1: never speaks of moral damages', () =>
    expect(a.folded).not.toMatch(/danos? mora(?:l|is)|indenizacao por dano/))
  it('must not 2: asks for no double refund', () =>
    expect(a.folded).not.toMatch(/em dobro|dobrad|repeticao do indebito|art\. 42,/))
  it('must not 3: names no vara and no PROC number', () => {
    expect(a.asserted).not.toMatch(/\d+[ªa]? vara|vara (?:civel|unica)/)
    expect(a.text).not.toMatch(/PROC-/)
    expect(a.asserted).not.toContain('104233')
  })
  it('must not 4: invents no husband and no regime', () =>
    expect(a.folded).not.toMatch(/regime de (?:comunhao|bens|separacao)|marido|esposo|conjuge|sob o regime/))
  it('must not 5: invents no attempts and no Procon', () => {
    expect(a.folded).not.toMatch(
      /diversas|inumeras|reiteradas|varias tentativas|varias vezes|procon|sem sucesso|extrajudicialmente notific/,
    )
  })
  it('asks for no gratuidade, which the record declines', () => {
    expect(a.requests).not.toMatch(/gratuidade/)
    expect(a.folded).not.toMatch(/requer[^.\n]{0,60}gratuidade/)
  })
})

describe('sample B, defence of the bakery', () => {
  const b = petition(draft(bakery).finalizador)

  it('must 1: gives the court number', () => expect(b.text).toContain('0000417-60.2025.5.02.9001'))
  it('must 2: qualifies the bakery with CNPJ and Ivone as representative', () => {
    expect(b.text).toMatch(/Padaria Grão de Luz Ltda\.[\s\S]{0,250}22\.333\.444\/0001-55/i)
    expect(
      sentences(b.text).some(
        (item) => /Ivone Luz Barreto/.test(item) && /represent|sócia-administradora/i.test(item),
      ),
    ).toBe(true)
  })
  it('must 3: names Rui as reclamante', () => {
    expect(
      sentences(b.text).some((item) => /Rui Campos Vidal/i.test(item) && /reclamante|reclamação/i.test(item)),
    ).toBe(true)
  })
  it('must 4: gives the contract from 10 January 2023 to 15 July 2025, without cause', () => {
    expect(b.text).toMatch(date(10, 1, 2023))
    expect(b.text).toMatch(date(15, 7, 2025))
    expect(b.text).toMatch(/sem justa causa/i)
  })
  it('must 5: gives hours 8h to 17h with one hour of break', () => {
    expect(b.text).toMatch(/8h(?:00)? às 17h|8 horas às 17/)
    expect(b.folded).toMatch(
      /(?:1 ?h|uma hora|1 \(uma\) hora)[^.\n]{0,20}intervalo|intervalo[^.\n]{0,40}(?:1 ?h\b|uma hora|1 \(uma\) hora)/,
    )
  })
  it('must 6: relies on the cards of January to July 2025 with exit at 17h', () => {
    expect(
      sentences(b.text).some(
        (item) =>
          /cart(?:ões|ão)/i.test(item) &&
          /jan(?:eiro|\.)?\s*(?:-|a|até)\s*jul(?:ho|\.)?/i.test(item) &&
          /2025/.test(item),
      ),
    ).toBe(true)
    expect(sentences(b.text).some((item) => /cart(?:ões|ão)/i.test(item) && /17h/.test(item))).toBe(true)
  })
  it('must 7: says R$ 6.120,35 were paid on 22 July 2025', () => {
    expect(
      sentences(b.text).some((item) => item.includes('R$ 6.120,35') && date(22, 7, 2025).test(item)),
    ).toBe(true)
  })
  it('must 8: says that this was within the ten days of CLT 477 § 6º', () => {
    expect(
      extractCitations(b.text).some(
        (item) => item.norm === 'clt' && item.article?.number === '477' && item.article.paths.includes('§6'),
      ),
    ).toBe(true)
    expect(b.folded).toMatch(/(?:dez|10|10 \(dez\)) dias/)
  })
  it('must 9: denies the R$ 18.400,00 and the extra hour', () => {
    expect(b.text).toContain('R$ 18.400,00')
    expect(
      sentences(b.text)
        .map(fold)
        .some(
          (item) =>
            /horas? extra/.test(item) &&
            /nega|impugna|nao (?:houve|prestou|procede|ha|se sustenta|e devida|sao devidas)|improced|indevid|contesta|refuta/.test(
              item,
            ),
        ),
    ).toBe(true)
  })
  it('must 10: is filed until the hearing of 12 September 2025 and asks improcedência', () => {
    expect(sentences(b.text).some((item) => /audiência/i.test(item) && date(12, 9, 2025).test(item))).toBe(
      true,
    )
    expect(b.requests).toMatch(/improced/)
  })
  it('must not 1: never claims cards of the whole contract', () => {
    expect(b.folded).not.toMatch(/cartoes[^.\n]{0,60}(?:todo o|toda a|integralidade|periodo integral)/)
  })
  it('must not 2: keeps the confidential note out of the text', () => {
    expect(b.text).not.toMatch(/2024/)
    expect(b.folded).not.toMatch(/sigilos|nao foram achados|nao achados|nao localizados|extravia/)
  })
  it('must not 3: accuses nobody of misconduct', () => {
    expect(b.folded).not.toMatch(
      /(?<!sem )justa causa|falta grave|desidia|improbidade|insubordina|indisciplina|abandono de emprego/,
    )
  })
  it('must not 4: names no witness, and not Dalva as one', () => {
    expect(sentences(b.text).some((item) => /Dalva/.test(item) && /testemunh/i.test(item))).toBe(false)
    expect(b.folded).not.toMatch(/rol de testemunhas:? (?!\[)[a-z]/)
  })
  it('must not 5: invokes neither the five-year prescription nor CPC 334 and 335', () => {
    expect(b.folded).not.toMatch(/quinquena|cinco anos/)
    expect(
      extractCitations(b.text).filter(
        (item) => item.norm === 'cpc' && /^33[45]$/.test(item.article?.number ?? ''),
      ),
    ).toEqual([])
  })
})

describe('sample C, appeal about child support', () => {
  const c = petition(draft(support).finalizador)

  it('must 1: gives the court number and segredo de justiça', () => {
    expect(c.text).toContain('0002208-38.2024.8.26.9015')
    expect(c.folded).toMatch(/segredo de justica/)
  })
  it('must 2: qualifies Caio, divorciado, motorista, as apelante', () => {
    expect(c.text).toMatch(/Caio Mendes Rocha[^\n]{0,80}brasileiro, divorciado, motorista/i)
    expect(c.folded).toMatch(/apelante/)
    expect(
      sentences(c.text).some(
        (item) => /Caio Mendes Rocha/i.test(item) && /apelante|apelação|recorrente/i.test(item),
      ),
    ).toBe(true)
  })
  it('must 3: names M. R. P., represented by Tereza, as apelado', () => {
    expect(c.text).toMatch(/M\. R\. P\.[^\n]{0,80}representad[oa](?:\(a\))?[^\n]{0,40}Tereza Alves Pinto/i)
    expect(c.folded).toMatch(/apelad[oa]/)
  })
  it('must 4: names the sentence of 2 June 2025', () => {
    expect(
      sentences(c.text).some((item) => date(2, 6, 2025).test(item) && /sentença|decisão/i.test(item)),
    ).toBe(true)
  })
  it('must 5: gives the 30%', () => expect(c.text).toMatch(/30\s?%/))
  it('must 6: gives the intimação of 9 June 2025', () => {
    expect(sentences(c.text).some((item) => date(9, 6, 2025).test(item) && /intima/i.test(item))).toBe(true)
  })
  it('must 7: says that gratuidade frees from preparo', () => {
    expect(
      sentences(c.text)
        .map(fold)
        .some((item) => /gratuidade/.test(item) && /prepar|custas/.test(item)),
    ).toBe(true)
  })
  it('must 8: gives the net R$ 2.480,00', () => expect(c.text).toContain('R$ 2.480,00'))
  it('must 9: gives the rent of R$ 900,00 and the child born on 14 February 2024', () => {
    expect(sentences(c.text).some((item) => item.includes('R$ 900,00') && /alugue/i.test(item))).toBe(true)
    expect(sentences(c.text).some((item) => date(14, 2, 2024).test(item) && /filh/i.test(item))).toBe(true)
  })
  it('must 10: asks to reform to 20%', () =>
    expect(c.requests).toMatch(/(?:reform|reduz|fixa)[^\n]{0,300}20\s?%/))
  it('must not 1: invents no unemployment and no illness', () =>
    expect(c.folded).not.toMatch(/desempreg|doenc|enfermidade|tratamento medico/))
  it('must not 2: says nothing of the income or conduct of Tereza', () => {
    const said = sentences(c.text)
      .map(fold)
      .filter((item) => /tereza|genitora|a mae\b/.test(item))
    expect(
      said.filter((item) =>
        /renda|salario|aufere|ganha|emprego|trabalha|conduta|omiss|gasta|condicoes/.test(item),
      ),
    ).toEqual([])
  })
  it('must not 3: claims no automatic suspensive effect', () => {
    const said = sentences(c.text)
      .map(fold)
      .filter((item) => /duplo efeito|ambos os efeitos|efeito suspensivo/.test(item))
    expect(
      said.filter((item) => !/\bnao\b|\bsem\b|apenas|somente|so no|devolutivo|excep/.test(item)),
    ).toEqual([])
  })
  it('must not 4: counts on no unproved holiday; a last day, if given, is 30 June 2025', () => {
    expect(c.asserted).not.toMatch(/19 de junho|19\/06\/2025|corpus christi/)
    expect(c.asserted).not.toMatch(/\b(?:[1-9]º?|1\d|2\d|3[01]) de julho de 2025/)
    expect(c.asserted).not.toMatch(
      /(?:termo final|ultimo dia|encerra|expira|termina)[^.\n]{0,60}(?<!30 de )junho de 2025/,
    )
  })
  it('must not 5: does not touch guarda, visitas or paternity', () =>
    expect(c.folded).not.toMatch(/\bguarda\b|\bvisitas?\b|paternidade/))
  it('leaves the instructions for the lawyer out of the text', () => {
    for (const text of [draft(sofa), draft(bakery), draft(support)].map((item) =>
      fold(bodyOf(item.finalizador)),
    ))
      expect(text).not.toMatch(
        /quer so resolver|aberto a acordo|nao discutir|testemunhas a definir|sem dano moral/,
      )
  })
})
