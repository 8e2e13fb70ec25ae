import { contacts } from '@lavra/contracts/contacts'
import type { Serve } from '../../platform/http/serve'
import {
  contactsOfCase,
  createContact,
  deleteContact,
  getContact,
  linkContact,
  listContacts,
  unlinkContact,
  updateContact,
} from './service'

export function contactRoutes(serve: Serve) {
  serve(contacts.list, (ctx, { query }) => listContacts(ctx, query))
  serve(contacts.ofCase, (ctx, { params }) => contactsOfCase(ctx, params.caseId))
  serve(contacts.create, (ctx, { body }) => createContact(ctx, body))
  serve(contacts.get, (ctx, { params }) => getContact(ctx, params.id))
  serve(contacts.update, (ctx, { params, body, expected }) => updateContact(ctx, params.id, body, expected))
  serve(contacts.remove, (ctx, { params }) => deleteContact(ctx, params.id))
  serve(contacts.link, (ctx, { params, body }) => linkContact(ctx, params.id, body.case_id))
  serve(contacts.unlink, (ctx, { params, body }) => unlinkContact(ctx, params.id, body.case_id))
}
