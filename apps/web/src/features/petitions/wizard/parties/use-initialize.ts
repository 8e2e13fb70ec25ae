import type { AttachmentRole } from '@lavra/contracts/petitions/papers'
import type { PetitionInput } from '@lavra/contracts/petitions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { z } from 'zod'
import { logFailure } from '../../../../core/log'
import { fileId } from '../../../../core/api/upload'
import { attachFiles, initializePetition, removePetition } from '../../queries'

interface Sending {
  input: z.input<typeof PetitionInput>
  files: readonly File[]
  /** What was said of each file. */
  roles: readonly AttachmentRole[]
}

/**
 * Saves the petition with its attachments; after refused attachments a second try takes the same petition,
 * unless the form was changed.
 */
export function useInitialize(onInitialized: (petitionId: string) => void) {
  const client = useQueryClient()
  const made = useRef<{ sent: string; id: string } | null>(null)

  async function send({ input, files, roles }: Sending): Promise<string> {
    const sent = JSON.stringify([input, files.map(fileId), roles])
    const before = made.current
    if (before?.sent === sent) return attached(before.id, files, roles)
    made.current = null
    if (before)
      await removePetition(before.id).catch((error: unknown) =>
        logFailure('petition without its attachments', error),
      )
    const { petition_id } = await initializePetition(input)
    made.current = { sent, id: petition_id }
    return attached(petition_id, files, roles)
  }

  return useMutation({
    mutationFn: send,
    onSuccess: onInitialized,
    onSettled: () => client.invalidateQueries({ queryKey: ['petitions'] }),
  })
}

async function attached(
  id: string,
  files: readonly File[],
  roles: readonly AttachmentRole[],
): Promise<string> {
  if (files.length > 0) await attachFiles(id, files, roles)
  return id
}
