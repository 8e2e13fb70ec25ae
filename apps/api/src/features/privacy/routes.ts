import { privacy } from '@lavra/contracts/privacy'
import type { Serve } from '../../platform/http/serve'
import { anonymize, exportPersonalData, peopleDue, previewAnonymization, readSending } from './service'

export function privacyRoutes(serve: Serve) {
  serve(privacy.exportClient, (ctx, { params }) => exportPersonalData(ctx, 'client', params.id))
  serve(privacy.exportContact, (ctx, { params }) => exportPersonalData(ctx, 'contact', params.id))
  serve(privacy.previewClient, (ctx, { params }) => previewAnonymization(ctx, 'client', params.id))
  serve(privacy.previewContact, (ctx, { params }) => previewAnonymization(ctx, 'contact', params.id))
  serve(privacy.anonymizeClient, (ctx, { params, body }) => anonymize(ctx, 'client', params.id, body))
  // Papers belong to their case's client: those of a contact's cases stay.
  serve(privacy.anonymizeContact, (ctx, { params, body }) =>
    anonymize(ctx, 'contact', params.id, { ...body, papers: 'keep' }),
  )
  serve(privacy.due, (ctx, { query }) => peopleDue(ctx, query))
  serve(privacy.sending, (ctx) => readSending(ctx))
}
