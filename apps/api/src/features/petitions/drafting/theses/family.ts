import { both } from './patterns'
import { claiming, defending, type Thesis } from './thesis'

const areas: Thesis['areas'] = ['Direito Familiar']
const plaintiff = { areas, types: claiming, side: 'plaintiff' as const }
const defendant = { areas, types: defending, side: 'defendant' as const }

export const family: Thesis[] = [
  {
    id: 'support', ...plaintiff, title: 'Do dever de prestar alimentos', rank: 1, when: /aliment|pensao|sustento|nao (?:ajuda|contribui|paga nada|colabora)|(?:ajuda|contribui)\w* com as despesas/, unless: /quer (?:diminuir|reduzir|baixar)|pensao por morte|nao (?:pede|quer|discute) (?:alimentos|pensao)|revisao de alimentos|exonera|reduzir (?:a pensao|os alimentos)/, action: 'AÇÃO DE ALIMENTOS',
    fact: ['O parentesco e a necessidade resultam dos fatos narrados.', [/certidao de nascimento/, 'O parentesco está provado por certidão.', /certidao de nascimento/], [/salari|renda|rendiment|empreg|liquid/, 'Há elementos sobre os recursos de quem deve pagar.', /salari|renda|rendiment|holerite|contracheque/]],
    provisions: ['al-2', 'cc-1694', 'cf-229'], consequence: 'Os alimentos devem ser fixados na proporção das necessidades de quem os pede e dos recursos de quem os presta.', request: 'fixar alimentos definitivos %supportsum', counter: '%Them alegará falta de recursos.', risk: 'Médio: o valor depende da prova da renda.',
  },
  {
    id: 'reduce-support', ...defendant, title: 'Da proporção entre a necessidade e a possibilidade', rank: 1, when: /aliment|pensao|rendiment/,
    fact: [
      'A obrigação de prestar alimentos não se discute; discute-se a sua medida.',
      [/liquid|contracheque|holerite|salari/, 'A renda de quem paga está documentada.', /contracheque|holerite|salari/],
      [/aluguel|moradia/, 'Há despesa de moradia comprovada.', /aluguel/],
      '%supportmath',
      [/segundo filho|outro filho|outra filha|nascimento/, 'Há ainda outro filho, cujo sustento também lhe cabe.', /certidao de nascimento/],
    ],
    provisions: ['cc-1694', 'cc-1699'], consequence: 'O percentual deve preservar o sustento de quem recebe sem privar quem paga do necessário ao seu próprio e ao dos demais dependentes.', request: 'fixar os alimentos em %percent dos rendimentos líquidos', counter: '%Them dirá que as necessidades do alimentando justificam o percentual atual.', risk: 'Médio: há prova da renda e dos encargos, mas o juízo de proporção é do julgador.',
  },
  {
    id: 'revise-support', ...plaintiff, title: 'Da mudança na situação financeira', rank: 1, when: /revis\w+ (?:de|dos|da) (?:aliment|pensao)|exonera|reduz\w* (?:a pensao|os alimentos)|quer (?:diminuir|reduzir|baixar)|desempreg|mudanca (?:financeira|de renda)/, action: 'AÇÃO REVISIONAL DE ALIMENTOS',
    fact: ['A situação econômica das partes mudou depois da fixação, como narrado.'], provisions: ['cc-1699', 'al-15'], consequence: 'Sobrevindo mudança, o encargo pode ser reduzido, majorado ou extinto.', request: 'rever o valor dos alimentos para %percent dos rendimentos', counter: '%Them negará a mudança.', risk: 'Médio.',
  },
  {
    id: 'custody', ...plaintiff, title: 'Da guarda', rank: 1, when: /\bguarda\b(?!-| municipal| civil| roupa)/, action: 'AÇÃO DE GUARDA', fact: ['Os fatos narrados mostram com quem e em que condições vive a criança ou o adolescente.'], provisions: ['cc-1583', 'cc-1584', 'cf-227'],
    consequence: 'A guarda deve ser decidida segundo o melhor interesse da criança, compartilhada em regra, se ambos estiverem aptos.', request: 'regular a guarda na forma exposta: [COMPLETAR: modalidade de guarda e base de moradia pretendidas]', counter: '%Them pretenderá regime diverso.', risk: 'Médio: estudo psicossocial.',
  },
  {
    id: 'divorce', ...plaintiff, title: 'Do divórcio', rank: 1, when: new RegExp(`divorcio|divorciar|${both(/separac|separad|separar/, /casad|casament|casaram|conjuge|\bmarido|\bespos[ao]/).source}`), unless: /(?:apos|desde) o divorcio|ja (?:sao |estao )?divorciad|uniao estavel|sem (?:se )?casar|aliment\w+ (?:em|fixad)/, action: 'AÇÃO DE DIVÓRCIO', fact: ['A vida em comum terminou, como narrado.', [/certidao de casamento/, 'O casamento está provado por certidão.', /certidao de casamento/]], provisions: ['cf-226', 'cc-1571-p1'],
    consequence: 'O divórcio depende apenas da vontade de um dos cônjuges e dissolve o casamento.', request: 'decretar o divórcio, com a expedição de mandado de averbação', counter: 'Não há defesa de mérito possível; a controvérsia fica nos efeitos.', risk: 'Baixo.',
  },
  {
    id: 'union', ...plaintiff, title: 'Do reconhecimento da união estável', rank: 1, when: /reconhec\w+ (?:da |de |a )?uniao estavel|uniao estavel|conviv\w+ (?:publica|como)|viv\w+ (?:juntos|como (?:marido|casad|companheir))|morar\w+ juntos|reconhecimento da uniao/, unless: /aliment|divorc/, action: 'AÇÃO DE RECONHECIMENTO E DISSOLUÇÃO DE UNIÃO ESTÁVEL', fact: ['Houve convivência pública, contínua e duradoura, como narrado.'], provisions: ['cc-1723', 'cc-1725'], consequence: 'Reconhecida a união, aplicam-se os seus efeitos patrimoniais.', request: 'reconhecer e dissolver a união estável havida %period', counter: '%Them alegará namoro.', risk: 'Médio: prova testemunhal.',
  },
  {
    id: 'division', ...plaintiff, title: 'Da partilha dos bens', rank: 1, when: /partilha|bens (?:comuns|adquirid|do casal)|imovel do casal|meacao|\b(?:compraram|adquiriram|construiram) /, fact: ['Durante a vida em comum foram adquiridos bens, como narrado.', [/escritura|matricula|crlv|extrato/, 'Há documentos dos bens.', /escritura|matricula|crlv|extrato/]], provisions: ['cc-1658', 'cc-1581'],
    consequence: 'Os bens comuns devem ser partilhados segundo o regime aplicável, a confirmar na certidão.', request: 'partilhar os bens comuns: [COMPLETAR: relação dos bens e quinhões pretendidos]', counter: '%Them alegará bens particulares.', risk: 'Médio: confirmar o regime de bens.',
  },
  {
    id: 'visits', ...plaintiff, title: 'Da convivência familiar', rank: 1, when: /visita|convivencia (?:familiar|com)|quer ver (?:[oa]s? )?filh|(?:nao deixa|impede)[^.]{0,30}(?:ver|visit)/, action: 'AÇÃO DE REGULAMENTAÇÃO DE CONVIVÊNCIA', unless: /convivencia publica/, fact: ['A convivência com os filhos precisa de regra, como narrado.'], provisions: ['cc-1589'], consequence: 'O genitor que não tem a guarda tem direito à convivência, no interesse dos filhos.', request: 'regular a convivência: [COMPLETAR: regime de convivência pretendido]', counter: '%Them pedirá regime mais restrito.', risk: 'Médio.',
  },
  {
    id: 'defend-custody', ...defendant, title: 'Do melhor interesse da criança', rank: 1, when: /guarda|visita|convivencia (?:familiar|com)/, fact: ['A alteração pretendida não atende, pelo que consta, ao interesse da criança ou do adolescente.'], provisions: ['cc-1583', 'cf-227'], consequence: 'É esse interesse, e não o dos pais, que decide.', request: 'manter o regime atual, ou fixar outro que o estudo do caso recomendar', counter: '%Them alegará fato novo.', risk: 'Médio: estudo psicossocial.',
  },
  {
    id: 'plural', ...plaintiff, title: 'Da prioridade absoluta dos direitos da criança', rank: 3, when: /menor|crianca|\bfilh[oa]/, unless: /(?:nao|sem) (?:\w+ )?filh/, fact: ['A causa interessa diretamente a criança ou adolescente.'], provisions: ['cf-227', 'eca-22'], consequence: 'O sustento e a convivência são deveres dos pais, a serem assegurados com prioridade.', request: 'dar à causa a prioridade que a lei assegura à criança e ao adolescente', counter: 'Não há contraposição relevante.', risk: 'Baixo.',
  },
  {
    id: 'retroactive', ...plaintiff, title: 'Do termo inicial dos alimentos', rank: 2, when: /aliment|pensao/, unless: /quer (?:diminuir|reduzir|baixar)/, fact: ['A necessidade é anterior à sentença.'], provisions: ['al-13'], consequence: 'Os alimentos fixados retroagem à data da citação.', request: 'fixar como termo inicial dos alimentos a data da citação', counter: '%Them pedirá termo diverso.', risk: 'Baixo.',
  },
  {
    id: 'other-dependants', ...defendant, title: 'Da igualdade entre os filhos', rank: 3, when: /segundo filho|outro filho|outra filha|dois filhos/, fact: ['Há mais de um filho a sustentar.', [/nascimento/, 'O nascimento está provado por certidão.', /nascimento/]], provisions: ['cf-227', 'cf-229'], consequence: 'O dever de sustento é o mesmo para com todos, e a fixação deve considerá-los em conjunto.', request: 'considerar o sustento dos demais filhos na fixação', counter: '%Them dirá que o nascimento não reduz a necessidade do primeiro.', risk: 'Médio.',
  },
]
