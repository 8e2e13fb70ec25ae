import { z } from 'zod'
import { endpoint } from '../base/endpoint'

export const Info = z.object({
  name: z.string(),
  version: z.string(),
  registration_open: z.boolean(),
  /** The most that a file may weigh, in MB of 1024² bytes. */
  max_upload_mb: z.number(),
  ai: z.object({ mode: z.enum(['model', 'offline']), model: z.string().nullable() }),
})
export type Info = z.infer<typeof Info>

/** A file of its own, for the page that registers needs no more of `system`. */
export const info = endpoint({
  method: 'GET',
  path: '/info',
  mount: 'both',
  access: 'public',
  summary: 'Nome, versão e modo de IA',
  response: Info,
  answer: {
    name: 'Lavra',
    version: '0.1.0',
    registration_open: false,
    max_upload_mb: 25,
    ai: { mode: 'offline', model: null },
  },
})
