import { documents } from '@lavra/contracts/documents'
import type { Serve } from '../../platform/http/serve'
import {
  changeDocuments,
  correctType,
  createDocument,
  downloadDocument,
  getDocument,
  inspectFile,
  listDocuments,
  removeDocument,
  updateDocument,
} from './service'

export function documentRoutes(serve: Serve) {
  serve(documents.ofCase, (ctx, { params, query }) => listDocuments(ctx, params.caseId, query))
  serve(documents.changeMany, (ctx, { params, body }) => changeDocuments(ctx, params.caseId, body))
  serve(documents.create, (ctx, { body, files: [file] }) => createDocument(ctx, body, file), {
    inspect: inspectFile,
  })
  serve(documents.get, (ctx, { params }) => getDocument(ctx, params.id))
  serve(documents.download, (ctx, { params }) => downloadDocument(ctx, params.id))
  serve(documents.update, (ctx, { params, body, expected }) => updateDocument(ctx, params.id, body, expected))
  serve(documents.correctType, (ctx, { params, body, expected }) =>
    correctType(ctx, params.id, body.document_type, expected),
  )
  serve(documents.remove, (ctx, { params }) => removeDocument(ctx, params.id))
}
