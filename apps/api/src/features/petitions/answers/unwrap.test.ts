import { describe, expect, test } from 'vitest'
import { processorTime } from '../../../../test/processor-time'
import { unwrap } from './unwrap'

const piece = `AO JUÍZO DA 1ª VARA CÍVEL DE VILA SERENA/SP

# AÇÃO DE COBRANÇA

## DOS FATOS

A Autora pagou o preço (doc. 1).

### Da entrega

Nada foi entregue.

## DOS PEDIDOS

a) a condenação da Ré.

Nesses termos, pede deferimento.

**LIA TORRES AMADO**
OAB/SP 123.456`

describe('a model’s answer', () => {
  test.each<[what: string, answer: string]>([
    ['a fence with a language', `\`\`\`markdown\n${piece}\n\`\`\``],
    ['a fence without one', `\`\`\`\n${piece}\n\`\`\`\n`],
    ['a fence of tildes', `~~~md\n${piece}\n~~~`],
    ['a longer fence', `\`\`\`\`markdown\n${piece}\n\`\`\`\``],
    ['a fence that nobody closes', `\`\`\`markdown\n${piece}`],
    [
      'two fences',
      `\`\`\`markdown\n${piece.split('\n\n## DOS PEDIDOS')[0]}\n\`\`\`\n\n\`\`\`markdown\n## DOS PEDIDOS${piece.split('## DOS PEDIDOS')[1]}\n\`\`\``,
    ],
    [
      'lines that end as Windows ends them',
      `\`\`\`markdown\r\n${piece}\r\n\`\`\`\r\n`
        .replaceAll('\r\n', '\n')
        .replace('```markdown\n', '```markdown\r\n'),
    ],
    [
      'chat before and after a fence',
      `Claro! Segue a peça completa:\n\n\`\`\`markdown\n${piece}\n\`\`\`\n\nSe quiser, posso ajustar o tom ou incluir mais pedidos!`,
    ],
    [
      'chat without a fence',
      `Aqui está a minuta solicitada:\n\n${piece}\n\nEspero ter ajudado! Se precisar de ajustes, estou à disposição.`,
    ],
    [
      'two greetings and a rule',
      `Claro!\n\nElaborei a petição conforme o registro:\n\n---\n\n${piece}\n\n---\n\nPosso incluir um tópico sobre danos morais, se desejar.`,
    ],
    ['an offer as a question', `${piece}\n\nGostaria que eu ajustasse algum trecho?`],
    ['two closing paragraphs', `${piece}\n\nEspero que ajude.\n\nCaso precise de alterações, me avise!`],
    ['a greeting in bold', `**Segue a peça:**\n\n${piece}`],
    ['main parts one level up', piece.replaceAll(/^## /gm, '# ').replaceAll(/^### /gm, '## ')],
    ['main parts one level down', piece.replaceAll(/^##/gm, '###')],
    ['one main part at another level', piece.replace('## DOS PEDIDOS', '### DOS PEDIDOS')],
    ['main parts in bold', piece.replace('## DOS PEDIDOS', '**DOS PEDIDOS**')],
    ['a name one level down', piece.replace('# AÇÃO', '## AÇÃO')],
  ])('without %s', (_, answer) => expect(unwrap(answer, 'redator').trim()).toBe(piece))

  test.each<[what: string, text: string]>([
    ['needs nothing', piece],
    ['ends with blank lines', `${piece}\n\n`],
    [
      'shows a short exchange in a fence',
      piece.replace(
        'Nada foi',
        'Disse a Ré:\n\n```\nSegue o boleto!\nSe quiser, posso parcelar.\n```\n\nNada foi',
      ),
    ],
    [
      'quotes what a message begins with',
      piece.replace('A Autora pagou', 'Segue anexo o comprovante, escreveu a Ré.\n\nA Autora pagou'),
    ],
    ['begins with what is attached', `Segue anexo o instrumento de mandato.\n\n${piece}`],
    [
      'ends with a request to the court',
      `${piece.split('\n\nNesses')[0]}\n\nCaso queira Vossa Excelência ouvir as partes, requer-se audiência.`,
    ],
    ['ends with a blank to fill', `${piece}\n\nSe desejar audiência: [COMPLETAR: opção do cliente]`],
    ['has its value under another part', piece.replace('### Da entrega', '### Do valor da causa')],
    [
      'has a second name, as an appeal',
      piece.replace('## DOS PEDIDOS', '# RAZÕES DE APELAÇÃO\n\n## DO MÉRITO'),
    ],
    [
      'has roman numbers',
      piece.replace('## DOS FATOS', '## I – DOS FATOS').replace('## DOS PEDIDOS', '## II – DOS PEDIDOS'),
    ],
  ])('that %s stays as it is', (_, text) => expect(unwrap(text, 'redator')).toBe(text))

  test('of another step keeps its headings', () => {
    const strategy = '# Teses\n\n## Tese 1 – Inadimplemento\n\n- **Pedido:** condenar a Ré.'
    expect(unwrap(`Claro, segue a estratégia:\n\n${strategy}`, 'estrategista')).toBe(strategy)
  })

  test('that is a greeting alone is empty', () =>
    expect(unwrap('Claro! Segue a peça:', 'redator').trim()).toBe(''))

  test.each(['```\n', 'Claro!\n\n', '\n', '# ', '**', 'Se quiser\n\n', '## DOS FATOS\n', '~'])(
    'of %j repeated costs no more than others',
    (unit) =>
      expect(processorTime(() => unwrap(unit.repeat(400_000 / unit.length), 'redator'))).toBeLessThan(3_000),
  )
})
