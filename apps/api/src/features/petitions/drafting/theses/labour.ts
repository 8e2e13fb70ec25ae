import { butNot } from './patterns'
import { claiming, defending, type Thesis } from './thesis'

const areas: Thesis['areas'] = ['Direito do Trabalho']
const worker = { areas, types: claiming, side: 'plaintiff' as const }
const employer = { areas, types: defending, side: 'defendant' as const }
const sum = '[COMPLETAR: valor estimado deste pedido]'

export const labour: Thesis[] = [
  {
    id: 'overtime', ...worker, title: 'Das horas extras', rank: 1, when: /hora\w* extra|alem da jornada|jornada (?:de|das|excess)|saida as|sobrejornada|(?:trabalh|labor)\w+ (?:mais de (?:8|oito|9|nove|10|dez|11|onze|12|doze) horas|alem d)|\b(?:das|entrava as|desde as) 0?[5-9]\b[^.]{0,30}\b(?:as|ate as) (?:19|2[0-3])\b|\b(?:das|entrava as) 0?[5-9]h\d{0,2}[^.]{0,30}\b(?:as|ate as) (?:19|2[0-3])h/,
    fact: ['O trabalho se estendia além da jornada normal, como narrado.', [/cart(?:ao|oes)|ponto|mensagem|escala/, 'Há documentos sobre os horários.', /cart(?:ao|oes)|ponto|mensagem|escala/]], provisions: ['clt-59', 'cf-7-XIII-XVI'],
    consequence: 'O tempo excedente deve ser pago com o adicional e repercutir nas demais parcelas.', request: `condenar %them ao pagamento das horas extras e de seus reflexos, no valor de ${sum}`, counter: '%Them apresentará controles de ponto ou acordo de compensação.', risk: 'Médio: os controles de jornada decidem.',
  },
  {
    id: 'break', ...worker, title: 'Do intervalo para repouso e alimentação', rank: 2, when: /intervalo (?:nao|suprim|reduz|parcial)|sem intervalo|(?:so|apenas) (?:\d+|vinte|trinta|quinze) minutos|(?:meia hora|minutos) (?:de|para|do) (?:almoco|intervalo|refeic)/,
    fact: ['O intervalo não era concedido por inteiro, como narrado.'], provisions: ['clt-71'], consequence: 'O tempo suprimido deve ser indenizado com o acréscimo legal.', request: `condenar %them ao pagamento do intervalo suprimido, no valor de ${sum}`, counter: '%Them invocará a pré-assinalação do intervalo.', risk: 'Médio: prova testemunhal.',
  },
  {
    id: 'severance', ...worker, title: 'Das verbas rescisórias', rank: 1, when: /verbas? rescis|\bacerto\b|(?:nao|nunca|sem)[^.]{0,40}(?:rescis|verbas|aviso previo|\b13|decimo terceiro)|(?:demitid|dispensa|mandad\w+ embora|desligad|rescis)[^.]{0,300}(?:nao|sem|nunca) [^.]{0,20}(?:receb|\bpag)|multa de 40/, unless: /pedido de demissao aceito|verbas rescisorias (?:foram |ja |estao )+pagas|rescisao indireta/,
    fact: ['O contrato terminou e as verbas devidas não foram integralmente pagas.', [/trct|rescis|aviso/, 'O encerramento do contrato está documentado.', /trct|rescis|aviso/]], provisions: ['cf-7-XVII-XXI', 'clt-477', 'clt-467'],
    consequence: 'São devidas as parcelas da rescisão e, vencido o prazo legal sem pagamento, a multa correspondente.', request: `condenar %them ao pagamento das verbas rescisórias e da multa pelo atraso, no valor de ${sum}`, counter: '%Them apresentará o termo de rescisão quitado.', risk: 'Baixo a médio.',
  },
  {
    id: 'fgts', ...worker, title: 'Do FGTS e da indenização de 40%', rank: 2, when: /(?:nao|nunca|sem|falt\w+|atras\w+|irregular\w*|deixou)[^.]{0,80}(?:fgts|fundo de garantia)|(?:fgts|fundo de garantia)[^.]{0,60}(?:nao|nunca|falt|atras|sem |irregular|aberto|incomplet)/, fact: ['Os depósitos do FGTS não foram feitos por inteiro, como narrado.'], provisions: ['fgts-15', 'fgts-18'],
    consequence: 'São devidos os depósitos do período e, na dispensa sem justa causa, a indenização sobre o total.', request: `condenar %them aos depósitos do FGTS e à indenização de 40%, no valor de ${sum}`, counter: '%Them juntará extratos da conta vinculada.', risk: 'Baixo: o extrato resolve.',
  },
  {
    id: 'bond', ...worker, title: 'Do vínculo de emprego', rank: 1, when: /sem (?:registro|carteira|anotacao)|vinculo|pejot|nao (?:foi )?registrad|autonom|\bpj\b|\bmei\b|(?:nunca|nao) (?:\w+ )?(?:assin|anot|registr)\w+|\binformal/, fact: ['O trabalho era prestado com pessoalidade, habitualidade, subordinação e salário, como narrado.'], provisions: ['clt-3', 'clt-9'],
    consequence: 'Presentes esses elementos, há emprego, qualquer que seja o nome dado ao contrato.', request: 'reconhecer o vínculo de emprego, com a anotação do contrato e o pagamento das parcelas dele decorrentes', counter: '%Them afirmará trabalho autônomo.', risk: 'Médio: prova da subordinação.',
  },
  {
    id: 'indirect', ...worker, title: 'Da rescisão indireta', rank: 1, when: butNot(/rescisao indireta|falta grave d[ao] empregador|salarios? (?:em )?atras|atras\w+ (?:de |dos |nos? )?salari|(?:sem pagar|nao pag\w+|sem receber|nao receb\w+) (?:os? |seus? )?salari/, /demitid|dispensad|mandad\w+ embora|pediu demissao/), fact: ['O empregador descumpriu deveres centrais do contrato, como narrado.'], provisions: ['clt-483'],
    consequence: 'A falta grave patronal autoriza o empregado a ter o contrato por rescindido, com as verbas da dispensa imotivada.', request: `declarar a rescisão indireta e condenar %them às verbas correspondentes, no valor de ${sum}`, counter: '%Them negará a gravidade da falta.', risk: 'Médio.',
  },
  {
    id: 'wages', ...worker, title: 'Dos salários em atraso', rank: 1, when: /salarios? (?:em )?atras|atras\w+ (?:de |dos |nos? )?salari|(?:sem pagar|nao pag\w+|sem receber|nao receb\w+) (?:os? |seus? )?salari/,
    fact: ['Há salários vencidos e não pagos, como narrado.', [/extrato|holerite|contracheque/, 'Há documentos sobre os pagamentos.', /extrato|holerite|contracheque/]], provisions: ['cf-7-VI-X'], consequence: 'O salário é protegido por lei e deve ser pago pelo trabalho já prestado.',
    request: `condenar %them ao pagamento dos salários em atraso, no valor de ${sum}`, counter: '%Them juntará comprovantes de pagamento.', risk: 'Baixo: o comprovante decide.',
  },
  {
    id: 'unhealthy', ...worker, title: 'Do adicional de insalubridade', rank: 1, when: /insalubr|produtos? quimic|ruido|agentes? (?:nociv|biologic)|limp\w+ (?:de |os |dos )?banheir|recolh\w+ (?:o )?lixo|coleta de lixo|\besgoto|camara fria|agrotoxic|amianto/, fact: ['O trabalho era prestado com exposição a agentes nocivos, como narrado.'], provisions: ['clt-192', 'clt-195'],
    consequence: 'Confirmada a exposição por perícia, é devido o adicional no grau apurado.', request: `condenar %them ao adicional de insalubridade e reflexos, no valor de ${sum}`, counter: '%Them alegará fornecimento de equipamento de proteção.', risk: 'Médio: depende de perícia.',
  },
  {
    id: 'danger', ...worker, title: 'Do adicional de periculosidade', rank: 1, when: /periculos|inflamav|explosiv|motocicl|motoboy|eletric/, fact: ['A atividade expunha %us a risco acentuado, como narrado.'], provisions: ['clt-193', 'clt-195'], consequence: 'Confirmado o risco, é devido o adicional.',
    request: `condenar %them ao adicional de periculosidade e reflexos, no valor de ${sum}`, counter: '%Them negará o contato permanente com o risco.', risk: 'Médio: depende de perícia.',
  },
  {
    id: 'cause', ...worker, title: 'Da reversão da justa causa', rank: 1, when: /(?<!sem )justa causa/, fact: ['A dispensa foi motivada por falta que o registro não demonstra.'], provisions: ['clt-482', 'clt-818'],
    consequence: 'A prova da falta grave cabe a quem a alega; sem ela, a dispensa é imotivada.', request: `afastar a justa causa e condenar %them às verbas da dispensa imotivada, no valor de ${sum}`, counter: '%Them apresentará advertências e sindicância.', risk: 'Médio.',
  },
  {
    id: 'holidays', ...worker, title: 'Das férias', rank: 2, when: /ferias[^.]{0,50}(?:nao|nunca|vencid|dobro|sem )|(?:nao|nunca|sem|jamais)[^.]{0,50}ferias/, fact: ['As férias não foram concedidas ou pagas na forma legal, como narrado.'], provisions: ['clt-134', 'clt-137'], consequence: 'Vencido o período de concessão, o pagamento é em dobro.', request: `condenar %them ao pagamento das férias, no valor de ${sum}`, counter: '%Them juntará avisos e recibos de férias.', risk: 'Baixo a médio.',
  },
  {
    id: 'equal', ...worker, title: 'Da equiparação salarial', rank: 1, when: /equiparac|mesma funcao|paradigma|desvio de funcao|acumulo de func/, fact: ['%Us exercia função igual à de quem recebia salário maior, como narrado.'], provisions: ['clt-461'], consequence: 'A trabalho igual, nas condições da lei, corresponde salário igual.', request: `condenar %them às diferenças salariais e reflexos, no valor de ${sum}`, counter: '%Them apontará diferença de tempo ou produtividade.', risk: 'Médio.',
  },
  {
    id: 'labour-moral', ...worker, title: 'Do dano extrapatrimonial', rank: 1, topic: 'moral', when: /dano\w* mora|assedi|humilh|acidente de trabalho|\bacidentou|\bcaiu d[oa] (?:andaime|escada|telhado|moto|maquina|caminhao)|discrimin|\bxing|na frente d[eo]s? (?:colegas|clientes)|persegu\w+/, fact: ['Os fatos narrados ofendem bens da pessoa do trabalhador que a lei protege.'], provisions: ['clt-223-c', 'clt-223-g'], consequence: 'A ofensa deve ser reparada segundo a sua gravidade.', request: `condenar %them à reparação do dano extrapatrimonial, no valor de ${sum}`, counter: '%Them negará o fato ou a sua gravidade.', risk: 'Médio: prova testemunhal.',
  },
  {
    id: 'fees', ...worker, title: 'Dos honorários de sucumbência', rank: 3, when: /(?:)/, fact: ['A demanda exigiu a constituição de advogado.'], provisions: ['clt-791-a'], consequence: 'São devidos honorários sobre o valor que resultar da condenação.', request: 'condenar %them ao pagamento de honorários de sucumbência', counter: '%Them pedirá honorários recíprocos.', risk: 'Baixo.',
  },
  {
    id: 'no-overtime', ...employer, title: 'Da inexistência de horas extras', rank: 1, when: /hora\w* extra|jornada|saida as/,
    fact: [
      'Nega-se a prestação de horas extras.',
      [/\d{1,2}h(?:\d\d)? (?:as|-|a) \d{1,2}h/, 'O horário contratado consta do instrumento do contrato.', /contrato/],
      [/cart(?:ao|oes)|ponto/, 'Os controles juntados, no período a que se referem, registram a saída no horário contratual.', /cart(?:ao|oes)|ponto/],
    ],
    provisions: ['clt-818', 'clt-59'], consequence: 'A prova do trabalho em sobrejornada cabe a quem o alega; sem ela, não há horas a pagar.',
    request: 'julgar improcedente o pedido de horas extras e reflexos', counter: '%Them impugnará os controles e trará testemunhas.', risk: 'Médio: a falta de controles de parte do período pode inverter o ônus da prova.',
  },
  {
    id: 'severance-paid', ...employer, title: 'Do pagamento das verbas rescisórias no prazo legal', rank: 1, when: /trct|verbas? rescis|termo de rescisao/,
    fact: [[/trct|termo de rescisao/, 'A rescisão foi formalizada por termo assinado, e o pagamento está documentado.', /trct|termo de rescisao/], '%termdays'], provisions: ['clt-477'],
    consequence: 'Pagas as parcelas discriminadas no termo e observado o prazo, não há verba em aberto nem multa a aplicar.', request: 'julgar improcedente o pedido de verbas rescisórias e de multa por atraso', counter: '%Them dirá que o termo não quita parcelas não discriminadas.', risk: 'Baixo: a quitação alcança as parcelas discriminadas.',
  },
  {
    id: 'no-bond', ...employer, title: 'Da inexistência de vínculo de emprego', rank: 1, when: /vinculo|autonom|prestador de servico|sem registro/, fact: ['A relação havida não reuniu os elementos do emprego.'], provisions: ['clt-3', 'clt-442-b'], consequence: 'Sem subordinação não há contrato de trabalho.', request: 'julgar improcedente o pedido de vínculo e os que dele dependem', counter: '%Them alegará subordinação de fato.', risk: 'Médio.',
  },
  {
    id: 'safe', ...employer, title: 'Da neutralização do agente nocivo', rank: 1, when: /insalubr|periculos/, fact: ['A exposição alegada é negada e depende de prova técnica.'], provisions: ['clt-191', 'clt-195'], consequence: 'Sem perícia que a confirme, e neutralizado o agente, o adicional não é devido.', request: 'julgar improcedente o pedido de adicional', counter: '%Them apontará falhas no equipamento de proteção.', risk: 'Médio: perícia.',
  },
  {
    id: 'no-labour-moral', ...employer, title: 'Da inexistência de dano extrapatrimonial', rank: 2, when: /dano\w* mora|assedio|extrapatrimonial/, fact: ['Os fatos que fundariam o pedido são negados.'], provisions: ['clt-223-c', 'clt-223-g'], consequence: 'Sem ofensa a bem protegido não há reparação; subsidiariamente, os critérios legais limitam o valor.', request: 'julgar improcedente o pedido de dano extrapatrimonial e, subsidiariamente, fixá-lo no menor grau', counter: '%Them trará testemunhas.', risk: 'Médio.',
  },
  {
    id: 'labour-burden', ...employer, title: 'Do ônus da prova', rank: 2, when: /(?:)/, fact: ['Todos os fatos alegados são impugnados de forma específica.'], provisions: ['clt-818'], consequence: 'Cabe %tothem a prova dos fatos que criariam o direito pretendido.', request: 'julgar improcedentes os pedidos que não vierem a ser provados', counter: '%Them pedirá a inversão do encargo.', risk: 'Médio.',
  },
  {
    id: 'labour-fees', ...employer, title: 'Dos honorários de sucumbência', rank: 3, when: /(?:)/, fact: ['Julgados improcedentes os pedidos, a sucumbência é da parte contrária.'], provisions: ['clt-791-a'], consequence: 'São devidos honorários sobre os pedidos rejeitados, com a exigibilidade suspensa se houver gratuidade.', request: 'condenar %them ao pagamento de honorários sobre os pedidos rejeitados', counter: '%Them invocará a gratuidade.', risk: 'Baixo.',
  },
  {
    id: 'set-off', ...employer, title: 'Da dedução do que já foi pago, em caráter subsidiário', rank: 3, when: /r\$|pag[oau]/, fact: ['Há valores comprovadamente pagos.', [/trct|recibo|comprovante|holerite/, 'Os documentos os discriminam.', /trct|recibo|comprovante|holerite/]], provisions: ['cc-884'],
    consequence: 'Se algum pedido for acolhido, o que foi pago sob o mesmo título deve ser deduzido.', request: 'subsidiariamente, deduzir os valores pagos sob o mesmo título e limitar a condenação ao período e aos valores provados', counter: '%Them dirá que os títulos são diversos.', risk: 'Baixo.',
  },
]
