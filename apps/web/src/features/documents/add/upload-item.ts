import { ApiError } from '../../../core/api/call'
import type { Errors } from '../../../core/forms/form'
import { randomId } from '../../../core/api/random-id'
import { emptyValues, type DocumentValues } from '../form-values'

/** Where one document of the queue stands. */
export type UploadState =
  | { step: 'ready' | 'queued' | 'saving' | 'cancelling' | 'cancelled' | 'done' }
  /** `sent` from 0 to 1. */
  | { step: 'sending'; sent: number }
  | { step: 'failed'; text: string; errors: Errors }

export interface UploadItem {
  id: string
  file: File | null
  /** The name of a file that was chosen before the session ended, and has to be chosen again. */
  lostFile: string | null
  values: DocumentValues
  state: UploadState
}

/** What is kept of an item until it is sent: everything but its file. */
export interface KeptItem {
  fileName: string | null
  values: DocumentValues
}

const failureText = 'Erro ao criar documento'
const connectionText = 'Erro ao criar documento. Verifique sua conexão e tente novamente.'

const titleOf = (fileName: string) => fileName.replace(/\.[a-z\d]+$/i, '').slice(0, 300)

export const itemOf = (file: File | null): UploadItem => ({
  id: randomId(),
  file,
  lostFile: null,
  values: { ...emptyValues, title: file ? titleOf(file.name) : '' },
  state: { step: 'ready' },
})

export const restoredItem = ({ fileName, values }: KeptItem): UploadItem => ({
  ...itemOf(null),
  lostFile: fileName,
  values,
})
export const keptItem = ({ file, lostFile, values }: UploadItem): KeptItem => ({
  fileName: file?.name ?? lostFile,
  values,
})

/** It is at work: nothing of it may be changed. */
export const isBusy = ({ state: { step } }: UploadItem): boolean =>
  step === 'queued' || step === 'sending' || step === 'saving' || step === 'cancelling'
export const isDone = ({ state }: UploadItem): boolean => state.step === 'done'
/** Its title is there, and its file. */
export const isSendable = ({ values, lostFile }: UploadItem): boolean =>
  values.title.trim() !== '' && lostFile === null

/** New files after those that are there; one that was chosen before takes its old place and text. */
export function withFiles(items: readonly UploadItem[], files: readonly File[]): UploadItem[] {
  const next = [...items]
  for (const file of files) {
    const place = next.findIndex(({ lostFile }) => lostFile === file.name)
    const waiting = next[place]
    if (waiting) next[place] = { ...waiting, file, lostFile: null }
    else next.push(itemOf(file))
  }
  return next
}

/** The server's words where it has any, else the texts of spec.md section 8. */
export function failedState(error: unknown): UploadState {
  if (!(error instanceof ApiError)) return { step: 'failed', text: failureText, errors: {} }
  if (error.status === 0) return { step: 'failed', text: connectionText, errors: {} }
  return { step: 'failed', text: error.detail ?? failureText, errors: error.problems }
}
