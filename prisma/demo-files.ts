import { Readable } from 'node:stream'
import type { Ctx } from '../apps/api/src/platform/ctx'
import { createTextDocument } from '../apps/api/src/features/documents/service'
import { downloadPetition, getPetition } from '../apps/api/src/features/petitions/service'
import { sketch } from './demo-sketch'

interface Places {
  /** A finished petition and its case. */
  petition: { id: string; case_id: string }
  /** The case that the picture belongs to. */
  picture: string
}

/**
 * Files as offices have them beside plain text: a petition as it was filed, as a PDF and in Word, and a
 * picture.
 */
export async function addDemoFiles(ctx: Ctx, { petition: { id, case_id }, picture }: Places) {
  const text = String((await getPetition(ctx, id)).content ?? '')
  for (const [format, title] of [
    ['docx', 'Razões de apelação, para editar'],
    ['pdf', 'Razões de apelação'],
  ] as const) {
    const { content, content_type } = await downloadPetition(ctx, id, { format, draft: true })
    const file = { content: Readable.from(content), content_type }
    await createTextDocument(ctx, {
      case_id,
      title,
      document_type: 'petition',
      is_confidential: false,
      tags: [],
      file_name: `${title}.${format}`,
      text,
      file,
    })
  }
  await createTextDocument(ctx, {
    case_id: picture,
    title: 'Croqui da infiltração',
    description: 'A mancha (azul) e a trinca (vermelha) no plano da garagem.',
    document_type: 'report',
    is_confidential: false,
    tags: ['vistoria'],
    file_name: 'Croqui da infiltração.png',
    text: '',
    file: { content: Readable.from([sketch()]), content_type: 'image/png' },
  })
}
