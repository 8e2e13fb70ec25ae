import { provisions } from '../../../law/catalogue'
import { lettered } from '@lavra/language/letters'
import { fold } from '@lavra/language/text'

const lowerCase = lettered(({ L, Ll }) => `(?<![${L}\\d])[${Ll}]{2,}(?![${L}])`)
const list = (words: string): Set<string> => new Set(words.split(/\s+/))

/** Folded words and numbers of a text, in order. */
export const wordsOf = (text: string): string[] => fold(text).match(/[a-z0-9&'’]+/g) ?? []

/** Words between the parts of a name. */
export const connectors = list('da de do das dos del della di van von')

/** What begins or ends an institution, an address of a judge, a law: never part of a person's name. */
export const institutions = list(
  'juizo juiz juiza juizado juizados vara varas comarca comarcas foro forum circunscricao subsecao secao tribunal tribunais justica superior supremo corte ' +
    'federal estadual municipal distrital regional eleitoral militar ministerio publico publica defensoria procuradoria procurador advocacia ordem advogados advogado ' +
    'advogada uniao estado estados municipio prefeitura governo secretaria receita fazenda nacional codigo lei leis constituicao consolidacao estatuto decreto ' +
    'resolucao portaria sumula sumulas tema enunciado excelentissimo excelentissima senhor senhora senhores doutor doutora meritissimo meritissima egregio egregia ' +
    'colendo colenda turma turmas camara pleno republica brasil federacao conselho instrucao jurisprudencia diario oficial cartorio tabelionato registro ' +
    'autor autora autores reu re reus requerente requerida requerido requerentes reclamante reclamada reclamado apelante apelado apelada agravante agravado agravada ' +
    'recorrente recorrido recorrida impetrante embargante embargado embargada exequente executado executada contratante contratada contratado locador locadora ' +
    'locatario locataria consulente querelante querelado denunciado acusado defesa ' +
    'vossa excelencia excelencias acao acoes contrato pedido pedidos fatos direito doc docs documento documentos rol oab cpf cnpj rg cep ltda nesses nestes termos pede pedem deferimento',
)

/**
 * What a person's name begins with very often: with one of these, ordinary words behind it are a surname
 * ("Rosa Campos").
 */
export const givenNames = list(
  'abel adalberto adelaide ademir adriana adriano afonso agata agnaldo alan alberto alessandra alessandro alex alexandra alexandre alfredo alice aline alvaro amanda amelia ' +
    'ana anderson andre andrea andreia angela angelica angelo antonia antonio aparecida arlete armando arnaldo arthur artur augusto aurora barbara beatriz benedita ' +
    'benedito benjamin bernardo bianca breno bruna bruno caio camila carla carlos carmem carolina caroline cassia catarina cecilia celia celso cesar clara claudia ' +
    'claudio cleide cleiton cristiane cristiano cristina daiane dalva daniel daniela danilo davi debora denise diana diego dirce diogo domingos douglas edgar edna edson ' +
    'eduarda eduardo elaine eliana eliane elias elisa elisabete elza emanuel emerson emilia enzo erica eric ernesto estela ester eugenio eva evandro everton fabiana fabiano ' +
    'fabio fabricio fatima felipe fernanda fernando flavia flavio francisca francisco gabriel gabriela geraldo gerson gilberto gilmar giovana gisele glaucia gloria guilherme ' +
    'gustavo heitor helena helio henrique heloisa hugo humberto iara igor ines iolanda iracema irene isabel isabela isadora isaque ivan ivana ivone jacqueline jair janaina ' +
    'jaqueline jean jessica joana joao joaquim joel jonas jonathan jorge jose josefa joyce juarez julia juliana juliano julio jurandir karen karina katia kelly laercio ' +
    'laila lara larissa laura lauro lazaro leandro leila leonardo leonor leticia lia lidia ligia lilian lorena lourdes lucas lucia luciana luciano lucio luis luisa luiz luiza ' +
    'luzia magda manoel manuel manuela mara marcela marcelo marcia marcio marco marcos margarida maria mariana mariane mario marina marisa marlene marta mateus matheus ' +
    'mauricio mauro maximiliano mayara melissa michel michele miguel milena milton mirela miriam moacir moises monica murilo nadia nair natalia natan nathalia neide nelson neusa ' +
    'newton nicolas nilson nilton nina noemi norma odair olga olivia orlando oscar osvaldo otavio otto pablo paloma pamela patricia paula paulo pedro priscila rafael ' +
    'rafaela raimunda raimundo ramon raquel raul rebeca regina reginaldo reinaldo renan renata renato ricardo rita roberta roberto rodolfo rodrigo rogerio romulo ronaldo ' +
    'rosa rosana rosangela rose roseli rosemary ruan rubens rui rute ruth sabrina samuel sandra sandro sara saulo sebastiana sebastiao selma sergio severino sidnei silvana ' +
    'silvia silvio simone solange sonia sofia sophia stela sueli suely susana suzana tais talita tania tatiana telma teresa tereza thais thiago tiago ulisses ursula valdir ' +
    'valentina valeria valter vanderlei vanessa vania vera veronica vicente victor victoria vilma vinicius violeta virginia vitor vitoria viviane wagner walter wanda ' +
    'wellington wesley willian wilson yago yara yasmin yuri zelia zilda zuleica',
)

export const streets = list('rua avenida av travessa alameda praca rodovia estrada largo viela ladeira')
export const honorifics = list('sr sra srta srs dr dra senhor senhora doutor doutora dona')
export const companySuffix = /^(?:ltda\.?|s\.?\/?a\.?|s\/s|me|epp|eireli|mei|cia\.?|slu)$/i

const latin =
  'pacta sunt servanda exceptio non adimpleti contractus in dubio pro reo fumus boni iuris juris periculum mora venire contra factum proprium ad cautelam data venia habeas ' +
  'corpus amicus curiae jus ius postulandi bis idem ex officio erga omnes inter partes reformatio pejus tantum devolutum quantum appellatum nemo tenetur se detegere quantum ' +
  'debeatur an extra petita ultra citra astreintes compliance due process of law rebus sic stantibus supressio surrectio pro rata die'

/** What a sentence or a heading of a petition may begin with in capitals. */
const further =
  'acerca ademais adicionalmente ainda alem alias ante antes apesar apos aqui assim ate atenciosamente basta cabe caso cediço certo comprovada comprovado conclui conforme ' +
  'considerando consta constata contudo como cumpre dado dai dada decorre deixar demais demonstrado dentre desse dessa deste desta destaca destarte diante dispoe disso doravante ' +
  'durante efetivamente eis em embora enfim ensina entende entretanto entao era especialmente esse essa este esta evidente finalmente frise fls foi foram ha importa impoe inclusive ' +
  'inexiste inicialmente isso isto logo mais mediante menciona mesmo nao nada nas nem nenhum nenhuma nesse nessa neste nesta no nos nota o os a as ocorre ora outrossim para pelo pela pelas ' +
  'pelos perante pois por porem porquanto portanto posteriormente primeiro prova quando quanto que quem requer requerem resta ressalta ressalte salienta saliente se segue segundo ' +
  'sem sendo ser sobre sobreveio sua seu tal tais tambem tampouco tem tendo terceiro todavia todo toda todos todas trata ultrapassada uma um verifica vale visa visto diga dos das do da de ' +
  'novo nova fim inicio prazo data local nome valor total unico unica final parte partes aos ao com ambos cada outro outra observa observe passa requer ante exposto posto isto razao razoes'

/**
 * Folded words that are no name by themselves: those of the law, as our catalogue tells it, and those that
 * sentences begin with.
 */
export const ordinaryWords: ReadonlySet<string> = new Set([
  ...lowerCaseWords(
    provisions.map(({ subject, use, keywords }) => `${subject} ${use} ${keywords.join(' ')}`).join('\n'),
  ),
  ...latin.split(' '),
  ...further.split(' '),
  ...'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro segunda terca quarta quinta sexta sabado domingo feira'.split(
    ' ',
  ),
])

/** Words that stand in a text without a capital, folded. */
export function lowerCaseWords(text: string): string[] {
  const distinct = new Set(text.match(lowerCase(text)))
  return [...new Set(fold([...distinct].join(' ')).match(/\S+/g))]
}

/** States of the federation: "Tribunal de Justiça de São Paulo" names a court, not a place of the record. */
export const states = new Set(
  (
    'acre;alagoas;amapa;amazonas;bahia;ceara;distrito federal;espirito santo;goias;maranhao;mato grosso;mato grosso do sul;minas gerais;para;paraiba;parana;pernambuco;piaui;' +
    'rio de janeiro;rio grande do norte;rio grande do sul;rondonia;roraima;santa catarina;sao paulo;sergipe;tocantins'
  ).split(';'),
)
