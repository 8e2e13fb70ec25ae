import { notes } from '@lavra/contracts/notes'
import type { Serve } from '../../platform/http/serve'
import { createNote, getNote, listNotes, removeNote, updateNote } from './service'

export function noteRoutes(serve: Serve) {
  serve(notes.ofCase, (ctx, { params, query }) => listNotes(ctx, params.id, query))
  serve(notes.create, (ctx, { params, body }) => createNote(ctx, params.id, body))
  serve(notes.get, (ctx, { params }) => getNote(ctx, params.id))
  serve(notes.update, (ctx, { params, body, expected }) => updateNote(ctx, params.id, body, expected))
  serve(notes.remove, (ctx, { params }) => removeNote(ctx, params.id))
}
