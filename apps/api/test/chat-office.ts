import { v7 as uuid } from 'uuid'
import type { Prisma } from '../generated/prisma/client'
import type { Actor, Api } from './api'
import { signedIn } from './factories'

/** Wednesday, 18 November 2026, noon in São Paulo: the week runs from the 16th to the 22nd. */
export const wednesday = () => new Date('2026-11-18T15:00:00Z')

type CaseFields = Partial<Prisma.CaseUncheckedCreateInput> & {
  title: string
  case_number: string
  case_type: string
}

interface DocumentFields {
  title: string
  text: string
  document_type?: 'contract' | 'receipt' | 'report' | 'court_order'
  is_confidential?: boolean
  author_id?: string
}

/** A document of a case with its text, as the extraction would leave it. */
export async function aDocument(
  api: Api,
  case_id: string,
  { text, ...fields }: DocumentFields,
): Promise<string> {
  const id = uuid()
  await api.world.database.prisma.document.create({
    data: { id, case_id, text_status: 'ready', ...fields, pages: { create: [{ page: 1, text }] } },
  })
  return id
}

async function people(api: Api) {
  return {
    admin: await signedIn(api, 'admin', { full_name: 'Helena Martins' }),
    standard: await signedIn(api, 'standard', { full_name: 'Otávio Lins Reis' }),
    restricted: await signedIn(api, 'restricted', { full_name: 'Bruna Sales Couto' }),
    author: await signedIn(api, 'restricted', { full_name: 'Caio Nunes Teles' }),
    lawyer: await signedIn(api, 'restricted', { full_name: 'Diego Alves Porto' }),
  }
}
export type People = Record<'admin' | 'standard' | 'restricted' | 'author' | 'lawyer', Actor>

/** A small office with everything that the questions of the tests ask about. */
export async function anOffice(api: Api) {
  const { prisma } = api.world.database
  const staff: People = await people(api)
  const client = async (name: string, fields: Partial<Prisma.ClientCreateInput> = {}) => {
    const { id } = await prisma.client.create({ data: { id: uuid(), name, ...fields } })
    return { id, name }
  }
  const matter = async (owner: { id: string; name: string }, { next_deadline, ...fields }: CaseFields) => {
    const due = next_deadline ? { next_deadline: new Date(next_deadline) } : {}
    const { id } = await prisma.case.create({
      data: { ...fields, ...due, id: uuid(), client_id: owner.id, client_name: owner.name },
    })
    return id
  }
  const marta = await client('Marta Souza', { phone: '(19) 99455-9090', email: 'marta@exemplo.com' })
  const padaria = await client('Padaria Três Irmãos Ltda.', { client_type: 'corporate', phone: '1932321010' })
  const joao = await client('João Conceição')
  const aurora = await client('Tecelagem Aurora S.A.', { client_type: 'corporate', status: 'inactive' })
  await client('Marcos Lima')
  await client('Marcos Prado')

  const rent = await matter(marta, {
    title: 'Cobrança de aluguéis',
    case_number: 'PROC-2026-000123',
    case_type: 'Litígio Cível',
    priority: 'high',
    next_deadline: '2026-11-20',
    claim_value: '18450.00',
    court: '2ª Vara Cível',
    district: 'Campinas/SP',
    assigned_lawyers: [staff.standard.id],
  })
  await matter(marta, {
    title: 'Verbas rescisórias',
    case_number: 'PROC-2026-000124',
    case_type: 'Direito do Trabalho',
    next_deadline: '2026-11-16',
  })
  await matter(marta, {
    title: 'Horas extras',
    case_number: 'PROC-2026-000125',
    case_type: 'Direito do Trabalho',
    assigned_lawyers: ['Dra. Paula Reis'],
  })
  await matter(marta, {
    title: 'Divórcio',
    case_number: 'PROC-2026-000126',
    case_type: 'Direito Familiar',
    status: 'on_hold',
    next_deadline: '2026-12-10',
  })
  await matter(marta, {
    title: 'Inventário do pai',
    case_number: 'PROC-2026-000127',
    case_type: 'Inventário',
    status: 'closed',
    next_deadline: '2026-11-19',
    claim_value: '312000.00',
  })
  const duplicates = await matter(padaria, {
    title: 'Execução de duplicatas',
    case_number: '5046512-94.2016.4.04.7000',
    case_type: 'Direito Empresarial',
    priority: 'critical',
    next_deadline: '2026-11-18',
  })
  await matter(padaria, {
    title: 'Defesa em reclamação',
    case_number: 'PROC-2026-000129',
    case_type: 'Direito do Trabalho',
    next_deadline: '2026-11-25',
  })
  await matter(joao, {
    title: 'Revisão de benefício',
    case_number: 'PROC-2026-000130',
    case_type: 'Litígio Cível',
    status: 'archived',
  })
  const fine = await matter(aurora, {
    title: 'Multa ambiental',
    case_number: 'PROC-2026-000131',
    case_type: 'Direito Ambiental',
    next_deadline: '2026-10-30',
    assigned_lawyers: [staff.lawyer.id],
  })

  await prisma.party.createMany({
    data: [
      {
        id: uuid(),
        case_id: rent,
        position: 0,
        name: 'Marta Souza',
        role: 'plaintiff',
        party_type: 'individual',
        cpf_cnpj: '11144477735',
      },
      {
        id: uuid(),
        case_id: rent,
        position: 1,
        name: 'Banco Sul S.A.',
        role: 'defendant',
        party_type: 'corporate',
        cpf_cnpj: '11222333000181',
      },
      {
        id: uuid(),
        case_id: duplicates,
        position: 0,
        name: 'Padaria Três Irmãos Ltda.',
        role: 'plaintiff',
        party_type: 'corporate',
      },
      {
        id: uuid(),
        case_id: duplicates,
        position: 1,
        name: 'Mercado Bom Preço Ltda.',
        role: 'defendant',
        party_type: 'corporate',
      },
    ],
  })
  const contact = await prisma.contact.create({
    data: {
      id: uuid(),
      name: 'Marta Souza',
      cpf_cnpj: '11144477735',
      email: 'marta.pessoal@exemplo.com',
      profession: 'arquiteta',
      marital_status: 'casado',
    },
  })
  await prisma.contactCase.create({ data: { contact_id: contact.id, case_id: rent } })
  await prisma.contact.create({ data: { id: uuid(), name: 'Tereza Alves Pinto', phone: '43991225050' } })

  const documents = {
    lease: await aDocument(api, rent, {
      title: 'Contrato de locação',
      document_type: 'contract',
      text: 'Cláusula 3ª. O aluguel mensal é de R$ 2.050,00, reajustado a cada doze meses pelo índice geral de preços. Cláusula 7ª. A multa por atraso é de dez por cento sobre o aluguel vencido.',
    }),
    receipt: await aDocument(api, rent, {
      title: 'Recibo de janeiro',
      document_type: 'receipt',
      text: 'Recebi de Banco Sul S.A. o aluguel de janeiro de 2026.',
    }),
    advice: await aDocument(api, rent, {
      title: 'Parecer estratégico CANARIOTITULO',
      document_type: 'report',
      is_confidential: true,
      author_id: staff.author.id,
      text: 'O acordo máximo admitido pela cliente é CANARIO-7741 e a testemunha principal pretende se retratar do depoimento.',
    }),
    notice: await aDocument(api, fine, {
      title: 'Auto de infração',
      document_type: 'court_order',
      text: 'Auto lavrado por supressão de vegetação, com multa de R$ 25.000,00.',
    }),
    survey: await aDocument(api, fine, {
      title: 'Laudo reservado CANARIOLAUDO',
      document_type: 'report',
      is_confidential: true,
      author_id: staff.admin.id,
      text: 'A perícia interna confirma o despejo de corantes CANARIO-9932 no rio durante a madrugada.',
    }),
  }
  const petition = (fields: Partial<Prisma.PetitionUncheckedCreateInput>) =>
    prisma.petition.create({
      data: {
        id: `petition_${uuid().replaceAll('-', '')}`,
        petition_type: 'complaint',
        title: 'Petição Inicial',
        author_id: staff.admin.id,
        ...fields,
      },
    })
  await petition({ case_id: rent, status: 'processing', client_name: 'Marta Souza' })
  await petition({ case_id: duplicates, status: 'completed', client_name: 'Padaria Três Irmãos Ltda.' })
  await petition({
    case_id: rent,
    status: 'completed',
    title: 'Recurso reservado CANARIOPETICAO',
    client_name: 'Marta Souza',
    read_confidential: true,
    content: 'Texto CANARIO-5518 da peça.',
  })
  return { ...staff, marta, padaria, joao, aurora, cases: { rent, duplicates, fine }, documents }
}
export type Office = Awaited<ReturnType<typeof anOffice>>

/** Waits until nothing waits for the index any more. */
export async function indexed(
  api: Api,
  office: Pick<Office, 'admin' | 'marta' | 'padaria' | 'joao' | 'aurora'>,
): Promise<void> {
  for (const { id } of [office.marta, office.padaria, office.joao, office.aurora])
    await api.as(office.admin).post(`/api/v1/chat/reindex/${id}`).expect(200)
}
