import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { chainEvents } from '../../src/platform/audit/chain'
import type { Env } from '../../src/platform/env'
import { documentText } from '../../src/features/documents/service'
import { startApi, type Api } from '../api'
import { signedIn } from '../factories'
import { indexing, settledIndex, systemCtx } from '../indexing'
import { aCase, aDocument, textFile } from '../uploads'

/**
 * What a copy could spoil: quotes, line ends, control characters, signs of four bytes, look-alikes of NULL
 * and of arrays. Nothing that versions of PostgreSQL fold differently, which would make other texts for
 * searching of it, and rightly so.
 */
const odd = `Ação "d'água" \\N \\ {a,b} NULL\r\n\t\u0001\u001f ção 😀avra ‮ ${'ç'.repeat(100)}`

/**
 * An office with something in every table, odd values among it, and its trail chained. Answers what somebody
 * knows who works there.
 */
export async function fillOffice(
  env: Env,
): Promise<{ documents: { id: string; content: string }[]; username: string }> {
  // On the disk, unless the place says otherwise, also where the suite's own files lie in a bucket.
  const api = await startApi({ env: { STORAGE_URL: undefined, ...env }, jobs: [documentText] })
  const user = await signedIn(api, 'admin', { full_name: 'Lívia "Nunes" D’Ávila' })
  const caseId = await aCase(api)
  const documents: { id: string; content: string }[] = []
  for (let n = 0; n < 12; n++) {
    const content = `Contrato ${n} de locação ${'cláusula '.repeat(n * 300)}`
    const { id } = await aDocument(
      api,
      user,
      caseId,
      { title: odd.slice(0, 40), is_confidential: String(n % 3 === 0) },
      textFile(content),
    )
    documents.push({ id, content })
  }
  const index = indexing(api)
  const read = async () =>
    (await api.world.database.prisma.document.count({ where: { text_status: 'pending' } })) === 0
  await settledIndex(api, read)
  await index.stop()
  await addRows(api, user.id, caseId, documents[0]?.id ?? '')
  while ((await chainEvents(systemCtx(api))) > 0);
  const { username } = await api.world.database.prisma.user.findUniqueOrThrow({ where: { id: user.id } })
  await api.close()
  return { documents, username }
}

async function addRows(api: Api, user: string, caseId: string, document: string): Promise<void> {
  const { database, files } = api.world
  const [key, size] = [files.newKey(), 300_000]
  await files.save(key, Readable.from([randomBytes(size)], { objectMode: false }))
  const [deleted, deletedSize] = [files.newKey(), 5_000]
  await files.save(deleted, Readable.from([randomBytes(deletedSize)], { objectMode: false }))
  const text = `'${odd.replaceAll("'", "''")}'`
  await database.exec(`
    insert into settings (key, value) values ('office_name', to_jsonb(${text}::text)), ('allow_registration', 'false');
    insert into contacts (id, name, birth_date, custom_fields) values ('k', ${text}, '1899-12-31', jsonb_build_object('a', ${text}, 'n', 1e400));
    insert into contact_cases (contact_id, case_id) values ('k', '${caseId}');
    insert into parties (id, case_id, name, role, party_type) values ('p', '${caseId}', ${text}, 'plaintiff', 'individual');
    update cases set claim_value = 9999999999999.99, assigned_lawyers = array['a,b', 'c"d', '', 'NULL'], next_deadline = 'infinity' where id = '${caseId}';
    insert into petitions (id, petition_type, title, case_id, content) values ('petition_x', 'complaint', 'x', '${caseId}', ${text});
    insert into petition_parties (id, petition_id, position, row_id, role, party_type) values ('pp', 'petition_x', 0, '1', 'defendant', 'custom');
    insert into petition_documents (petition_id, document_id, position) values ('petition_x', '${document}', 0);
    insert into petition_attachments (id, petition_id, position, file_name, file_size, storage_key, pages)
      values ('at', 'petition_x', 0, 'a.pdf', ${size}, '${key}', array[${text}, '']);
    insert into petition_versions (petition_id, number, content, reason) select 'petition_x', n, repeat(${text}, 200), 'edição' from generate_series(1, 120) n;
    insert into petition_checks (petition_id, stamp, checks) values ('petition_x', 's', '[1.10, null, {"a": "\\u00e7"}]');
    insert into petition_take_overs (petition_id, item_key, user_id, name, username, oab_number, reason) values ('petition_x', 'd', '${user}', ${text}, 'u', 'SP 1', ${text});
    insert into agent_runs (id, petition_id, agent_id, position, status, lease_owner, lease_expires_at, attempt)
      values ('r', 'petition_x', 'fatos', 2, 'in_progress', 'morto', '2026-11-21 03:04:05.678+00', 1);
    insert into case_notes (id, case_id, kind, happened_at, text, created_by) values ('no', '${caseId}', 'atendimento', '2026-11-21', ${text}, 'x');
    insert into trash (id, kind, title, case_id, expires_at) values ('x', 'document', ${text}, '${caseId}', 'infinity');
    insert into trash_rows (trash_id, place, row)
      values ('x', 'documents', jsonb_build_object('id', 'x', 'title', ${text}, 'storage_key', '${deleted}', 'file_size', ${deletedSize}, 'n', 1e400));
    insert into attempts (id, kind, subject, address) values ('t', 'sign-in', ${text}, '::1');
    insert into password_resets (id, user_id, token_hash, expires_at) values ('w', '${user}', 'h', now());
    insert into invitations (id, email, full_name, user_role, token_hash, invited_by, expires_at)
      values ('v', 'v@exemplo.com', ${text}, 'admin', 'h', '${user}', 'infinity');
    insert into idempotency_keys (user_id, key, request_hash, status, response, expires_at) values ('${user}', 'i', 'h', 201, '{"id": null}', now());
    insert into chunks (id, source_type, source_id, position, content, content_hash, words, embedding, embed_after)
      values ('c', 'case', '${caseId}', 99, ${text}, 'h', to_tsvector('portuguese', ${text}), '[0.1,-3.4028235e38,1e-45]', 'infinity')`)
}
