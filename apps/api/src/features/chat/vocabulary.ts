/**
 * Words that name one thing in a Brazilian law office: what people say, what the law says, and how it is shortened. Each line is a group;
 * whoever asks by one of its terms also finds the others, which count less. Terms are written without accents, compared by their stems.
 */
const lines = `
pensao alimenticia = pensao = alimentos = prestacao alimenticia
despejo = desocupacao = retomada do imovel
locador = senhorio = proprietario do imovel
locatario = inquilino
aluguel = locacao = locativo
fiador = garantidor = fianca
divorcio = separacao = dissolucao do casamento
uniao estavel = companheiro = convivencia
guarda = convivencia = regime de visitas
heranca = inventario = espolio = sucessao = partilha
herdeiro = sucessor
falecido = morte = obito = de cujus
testamento = ultima vontade
demissao = dispensa = rescisao = despedida
justa causa = falta grave
acerto = verbas rescisorias = rescisao
empregado = trabalhador = reclamante = funcionario
empregador = patrao = reclamada
salario = remuneracao = vencimentos = ordenado
horas extras = jornada extraordinaria = sobrejornada = horas extraordinarias
ferias = descanso anual
carteira de trabalho = ctps
acidente de trabalho = cat = doenca ocupacional
assedio = humilhacao = constrangimento
vinculo = carteira assinada = relacao de emprego
aposentadoria = inss = beneficio previdenciario
auxilio doenca = incapacidade = beneficio por incapacidade
aposentado = inativo
consumidor = cliente = cdc
defeito = vicio
nome sujo = negativacao = inscricao indevida = cadastro de inadimplentes = serasa = spc
divida = debito = inadimplemento
devedor = inadimplente = executado
credor = exequente
calote = inadimplencia
juros = encargos
emprestimo = mutuo = financiamento
parcelamento = prestacoes = parcelas
carro = veiculo = automovel
batida = colisao = acidente de transito = abalroamento
casa = imovel = residencia = moradia
terreno = lote = gleba
escritura = registro = matricula = cartorio
usucapiao = posse = prescricao aquisitiva
vizinho = confrontante = lindeiro
barulho = perturbacao do sossego = ruido
obra = construcao = empreitada
condominio = taxa condominial = condomino
vazamento = infiltracao
medico = hospital = saude
plano de saude = operadora
cirurgia = procedimento = internacao
machucado = lesao = ferimento
dano moral = danos morais = indenizacao
ressarcimento = indenizacao = reparacao = danos
prejuizo = dano
culpa = responsabilidade = negligencia
multa = penalidade = clausula penal
sancao = penalidade = pena
imposto = tributo = tributacao
prefeitura = municipio = fazenda municipal
prefeito = chefe do poder executivo
governador = chefe do poder executivo
presidente da republica = chefe do poder executivo
congressista = parlamentar = deputado = senador
congresso nacional = poder legislativo
juiz = magistrado = julgador
desembargador = magistrado
promotor = ministerio publico = mp = parquet
advogado = causidico = patrono = procurador = defensor
advocacia = exercicio da profissao
delegado = autoridade policial
policia = policial
preso = detento = custodiado
prisao = detencao = custodia
cadeia = prisao
fianca = liberdade provisoria
crime = delito = infracao penal
roubo = subtracao = furto
briga = agressao = lesao corporal
acusado = reu = denunciado
autor = requerente = demandante
reu = requerido = demandado
sentenca = julgamento = decisao
acordao = decisao colegiada
liminar = tutela de urgencia = antecipacao de tutela = medida cautelar
recurso = apelacao = agravo
recorrer = impugnar = recurso
intimacao = citacao = notificacao
audiencia = sessao
testemunha = depoimento = oitiva
perito = pericia = laudo
prova = comprovacao
prazo = vencimento = data limite
prescricao = decadencia
acordo = transacao = conciliacao = composicao
mediacao = conciliacao
contrato = avenca = pacto = ajuste
contratante = tomador
cancelamento = rescisao = distrato = resolucao
procuracao = mandato = poderes
honorarios = remuneracao do advogado
sucumbencia = parte vencida
custas = despesas processuais = emolumentos
justica gratuita = gratuidade = hipossuficiencia = assistencia judiciaria
penhora = constricao = bloqueio = sisbajud = bacenjud
leilao = hasta publica = alvara
bens = patrimonio
cobranca = execucao
duplicata = titulo de credito = nota promissoria = cheque
empresa = sociedade = pessoa juridica
socio = quotista = cotista
firma = empresa
falencia = recuperacao judicial = insolvencia
ata = assembleia
concorrente = concorrencia desleal
marca = inpi = propriedade industrial
meio ambiente = ambiental = ibama
desmatamento = supressao de vegetacao
poluicao = efluentes = degradacao
servidor = funcionario publico = cargo publico
concurso = edital = certame
licitacao = pregao = certame
propaganda = publicidade = anuncio = panfleto
segredo = sigilo = confidencialidade
mentira = falsidade = falsear = inveridico
xingar = ofensa = injuria = ofender
carta = missiva = correspondencia
anonimo = apocrifo
escola = ensino = educacao
crianca = menor = filho = incapaz
idoso = pessoa idosa
deficiente = pessoa com deficiencia
estrangeiro = imigrante
seguro = sinistro = apolice = seguradora
passagem = voo = companhia aerea
bagagem = mala
luz = energia eletrica = concessionaria
internet = telefonia = operadora
sala = loja = ponto comercial
salario minimo = piso
desconto = abatimento
reajuste = correcao = atualizacao monetaria
recibo = comprovante = quitacao
pagamento = quitacao = adimplemento
entrega = tradicao
atraso = mora
conserto = reparo
vistoria = inspecao
endereco = domicilio = residencia
telefone = celular = contato
comprador = adquirente = promissario
vendedor = alienante
compra e venda = alienacao = aquisicao
doacao = liberalidade
intervencao = intervir
eleicao = pleito = sufragio
lei = norma = legislacao
emenda = reforma constitucional
crfb = cf = constituicao federal = carta magna
adct = disposicoes constitucionais transitorias
stf = supremo tribunal federal
stj = superior tribunal de justica
tst = tribunal superior do trabalho
trt = tribunal regional do trabalho
tj = tribunal de justica
clt = consolidacao das leis do trabalho
cpc = codigo de processo civil
cpp = codigo de processo penal
cc = codigo civil
cp = codigo penal
ctn = codigo tributario nacional
eca = estatuto da crianca e do adolescente
cdc = codigo de defesa do consumidor
lgpd = dados pessoais = protecao de dados
oab = ordem dos advogados do brasil
fgts = fundo de garantia
inss = previdencia social
pis = integracao social
ir = imposto de renda
iptu = imposto predial
itbi = imposto de transmissao
itcmd = imposto de transmissao causa mortis
icms = circulacao de mercadorias
iss = imposto sobre servicos
ipva = veiculos automotores
rpv = requisicao de pequeno valor
bo = boletim de ocorrencia
hc = habeas corpus
ms = mandado de seguranca
adi = adin = acao direta de inconstitucionalidade
adc = acao declaratoria de constitucionalidade
adpf = arguicao de descumprimento de preceito fundamental
resp = recurso especial
re = recurso extraordinario
rt = reclamacao trabalhista = reclamatoria
jec = juizado especial civel = pequenas causas
mpt = ministerio publico do trabalho
ltda = limitada
sa = sociedade anonima
me = microempresa
mei = microempreendedor individual
gratificacao = adicional
insalubridade = agente nocivo
periculosidade = risco
aviso previo = pre aviso
decimo terceiro = gratificacao natalina
banco de horas = compensacao de jornada
estabilidade = garantia de emprego
gravida = gestante = maternidade
`

/** Each group's terms, as their words. */
export const groups: string[][][] = lines
  .trim()
  .split('\n')
  .map((line) => line.split('=').map((term) => term.trim().split(' ')))
