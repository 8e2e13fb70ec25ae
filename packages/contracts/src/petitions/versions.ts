import { z } from 'zod'
import { choice, timestamp } from '../base/common'
import { versionReason } from '../labels'

/** A text that a save, a regeneration or a restore replaced; `number` counts from 1, newest last. */
export const PetitionVersion = z.object({
  number: z.int(),
  reason: choice(versionReason),
  author_name: z.string().nullable(),
  content: z.string(),
  created_at: timestamp,
})
export type PetitionVersion = z.infer<typeof PetitionVersion>
