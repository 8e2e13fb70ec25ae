import { caseStatus, labelOf } from '@lavra/contracts/labels'
import type { Hindrance } from '@lavra/contracts/privacy'
import type { Ctx } from '../../platform/ctx'
import { readSettings } from '../../platform/settings'
import { rows, sql } from '../../platform/database/sql'
import type { Subject } from './subject'

interface OpenCase {
  id: string
  case_number: string
  status: string
  /** The day on which its period ends; null while it is open. */
  until: string | null
}

/**
 * What stands against letting somebody's data go: cases that run or were closed within the office's period
 * (LGPD, art. 16: legal duties and the exercise of rights in proceedings), and work that would write the data
 * anew.
 */
export async function hindrancesOf(ctx: Ctx, subject: Subject): Promise<Hindrance[]> {
  const { retention_case_years: years } = await readSettings(ctx)
  const cases = await rows<OpenCase>(
    ctx,
    sql`select id, case_number, status::text as status, to_char(closed_at + make_interval(years => ${years}::int), 'DD/MM/YYYY') as until
        from cases where id = any(${subject.cases}::text[])
          and (closed_at is null or closed_at + make_interval(years => ${years}::int) > ${ctx.clock()}) order by created_at, id`,
  )
  return [...cases.map(ofCase), ...(await ofWork(ctx, subject))]
}

function ofCase({ id: case_id, case_number, status, until }: OpenCase): Hindrance {
  if (until === null)
    return {
      code: 'open_case',
      case_id,
      text: `O processo ${case_number} está com a situação “${labelOf(caseStatus, status)}”.`,
    }
  return {
    code: 'within_period',
    case_id,
    text: `O processo ${case_number} foi encerrado e tem de ser guardado até ${until}.`,
  }
}

async function ofWork(ctx: Ctx, subject: Subject): Promise<Hindrance[]> {
  const [found] = await rows<{ writing: number; reading: number }>(
    ctx,
    sql`select (select count(*)::int from petitions where id = any(${subject.petitions}::text[]) and status = 'processing') as writing,
          (select count(*)::int from documents where id = any(${subject.documents}::text[]) and text_status = 'pending')
          + (select count(*)::int from petition_attachments where petition_id = any(${subject.petitions}::text[]) and text_status = 'pending') as reading`,
  )
  const work: Hindrance[] = []
  if (found?.writing)
    work.push({
      code: 'petition_under_way',
      case_id: null,
      text: 'Uma petição está sendo gerada. Espere a geração terminar.',
    })
  if (found?.reading)
    work.push({
      code: 'file_being_read',
      case_id: null,
      text: 'Um arquivo ainda está sendo lido. Espere a leitura terminar.',
    })
  return work
}
