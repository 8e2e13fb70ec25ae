import { fold } from '@lavra/language/text'

/** Masculine or common form, folded; the feminine is found by its ending. */
const list =
  'advogado;agente administrativo;agente comunitario;agente de viagens;agricultor;agronomo;alfaiate;almoxarife;analista;antropologo;aposentado;aprendiz;apresentador;arquiteto;arquivista;arquiteto e urbanista;artesao;artista;ascensorista;assistente administrativo;assistente social;assessor;astronomo;atendente;ator;auditor;autonomo;auxiliar administrativo;auxiliar de escritorio;auxiliar de limpeza;auxiliar de producao;aviador;baba;balconista;bancario;barbeiro;bibliotecario;biologo;biomedico;bombeiro;borracheiro;cabeleireiro;caixa;cantor;carpinteiro;carteiro;catador;caminhoneiro;camareiro;chaveiro;chefe de cozinha;cineasta;comerciante;comerciario;comissario de bordo;conferente;confeiteiro;construtor;consultor;contador;coordenador;copeiro;corretor;costureiro;cozinheiro;cuidador;dancarino;decorador;delegado;dentista;desempregado;desenhista;designer;despachante;diarista;diretor;do lar;domestico;economista;editor;educador;eletricista;embalador;empreendedor;empregado domestico;empresario;encanador;encarregado;enfermeiro;engenheiro;entregador;escrevente;escritor;escriturario;estagiario;esteticista;estivador;estudante;estofador;farmaceutico;faxineiro;feirante;ferroviario;ferramenteiro;fiscal;fisico;fisioterapeuta;florista;fonoaudiologo;fotografo;frentista;funcionario publico;funileiro;garcom;gari;geografo;geologo;gerente;gestor;governanta;guarda;guia de turismo;historiador;industrial;industriario;inspetor;instrutor;interprete;jardineiro;jornalista;juiz;lavador;lavrador;leiloeiro;locutor;manicure;manobrista;maquinista;marceneiro;marinheiro;massagista;matematico;mecanico;medico;mergulhador;mestre de obras;metalurgico;meteorologista;militar;mineiro;modelo;montador;moto-taxista;motoboy;motorista;musico;musicoterapeuta;nutricionista;oceanografo;odontologista;operador;operario;optometrista;ourives;padeiro;padre;pastor;pecuarista;pedagogo;pedreiro;pensionista;perito;pescador;pesquisador;piloto;pintor;podologo;policial;policial civil;policial militar;porteiro;produtor;produtor rural;professor;programador;promotor;protetico;psicanalista;psicologo;psicopedagogo;publicitario;quimico;radialista;radiologista;recepcionista;repositor;representante comercial;secretario;securitario;seguranca;serralheiro;servente;servidor publico;soldador;sociologo;supervisor;taxista;tecelao;tecnico;telefonista;terapeuta;topografo;torneiro mecanico;trabalhador rural;tradutor;turismologo;vaqueiro;vendedor;veterinario;vidraceiro;vigia;vigilante;zelador;zootecnista'
const known = new Set(list.split(';').flatMap((name) => [name, feminine(name)]))

function feminine(name: string): string {
  const [first = '', ...rest] = name.split(' ')
  const turned = /or$/.test(first)
    ? `${first}a`
    : /ao$/.test(first)
      ? first.slice(0, -1)
      : first.replace(/o$/, 'a')
  return [turned, ...rest].join(' ')
}

/** Whether a short text names a profession: "engenheira civil", "analista de sistemas". */
export function isProfession(text: string): boolean {
  const words = fold(text).split(' ')
  return words.length < 6 && words.some((_, at) => known.has(words.slice(0, at + 1).join(' ')))
}
