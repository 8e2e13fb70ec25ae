import { headText, auditKey, parseHead, type Head } from '../platform/audit/seal'
import { headFile, notedHead } from '../platform/audit/head'
import { verifyAudit, type AuditFinding } from '../platform/audit/verify'
import { writtenFile, writtenIds } from '../platform/audit/written'
import type { Database } from '../platform/database/database'
import { readAuditKey } from '../platform/env'

/** So many findings are told one by one; what is broken from end to end is not told a million times. */
const MOST_LINES = 200

/** `audit verify [--head ELO]`: recomputes the chain; 0 where everything is as it was written, else 1. */
export async function verifyTrail(
  database: Database,
  folder: string,
  given: string | undefined,
): Promise<number> {
  const kept = given === undefined ? [] : [headOf(given)]
  const noted = notedHead(folder)
  let found = 0
  const tell = (finding: AuditFinding) => {
    if (++found <= MOST_LINES) console.log(lineOf(finding, folder))
  }
  const heads = [...kept, ...(noted ? [noted] : [])]
  const { links, waiting, head } = await verifyAudit(
    database,
    auditKey(readAuditKey()),
    heads,
    tell,
    writtenIds(folder),
  )
  if (found > MOST_LINES) console.log(`… e mais ${found - MOST_LINES}.`)
  console.log(`Elos conferidos: ${links}. Ainda sem elo: ${waiting}. Fim da trilha: ${headText(head)}`)
  console.log(found === 0 ? 'A trilha confere.' : `Problemas encontrados: ${found}. Nada foi alterado.`)
  return found === 0 ? 0 : 1
}

/** `audit head`: the end of the chain, to be kept where whoever runs the server cannot change it. */
export async function showHead(database: Database): Promise<number> {
  const [head] = await database.query<Pick<Head, 'sequence' | 'digest'>>(
    'select sequence, digest from audit_head where id = 1',
  )
  console.log(head ? headText(head) : '0-')
  return 0
}

function headOf(text: string): { sequence: number; digest: string } {
  const head = parseHead(text)
  if (!head)
    throw new Error('--head precisa ser um fim de trilha como o que "npm run admin -- audit head" mostra')
  return head
}

function lineOf({ kind, sequence, subject }: AuditFinding, folder: string): string {
  const at = sequence === null ? '' : ` (elo ${sequence})`
  switch (kind) {
    case 'altered':
      return `Registro alterado: ${subject}${at}`
    case 'missing':
      return `Registro ausente: ${subject}${at}`
    case 'gap':
      return `Elos ausentes: ${subject}`
    case 'inserted':
      return `Registro incluído sem ter sido escrito pelo Lavra: ${subject}`
    case 'link':
      return `Elo adulterado ou fora de ordem: ${subject}${at}`
    case 'unlinked':
      return `Registro sem elo há mais de dez minutos: ${subject}`
    case 'erased_without_act':
      return `Conteúdo apagado sem que isso tenha sido registrado: ${subject}${at}`
    case 'act_without_erasure':
      return `Conteúdo apagado que voltou: ${subject}${at}`
    case 'head':
      return 'Fim da trilha adulterado: audit_head não corresponde aos elos'
    case 'cut':
      return `Fim da trilha cortado: faltam os elos ${subject}`
    case 'other_key':
      return 'Outra chave: a trilha foi encadeada com outra AUDIT_KEY, ou o registro do seu fim foi adulterado'
    case 'taken_out':
      return (
        `Registro escrito por este servidor e retirado antes de ganhar elo: ${subject} ` +
        `(depois de restaurar uma cópia de segurança, apague ${writtenFile(folder)})`
      )
    case 'foreign_guard':
      return `Gatilho ou regra que não é do Lavra nas tabelas da trilha: ${subject}`
    case 'guard_off':
      return `Gatilho do Lavra que protege a trilha ausente ou desligado: ${subject}`
    case 'lost_head':
      return (
        `Elo anotado fora do banco que não está na trilha: ${subject}. A trilha foi cortada ou o banco voltou a um estado anterior ` +
        `(depois de restaurar uma cópia de segurança, apague ${headFile(folder)})`
      )
  }
}
