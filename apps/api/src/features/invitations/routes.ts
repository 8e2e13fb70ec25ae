import { acceptance } from '@lavra/contracts/accounts/acceptance'
import { invitations } from '@lavra/contracts/accounts/invitations'
import type { Serve } from '../../platform/http/serve'
import {
  acceptInvitation,
  invite,
  listInvitations,
  lookAtInvitation,
  renewInvitation,
  revokeInvitation,
} from './service'

export function invitationRoutes(serve: Serve) {
  serve(invitations.list, (ctx, { query }) => listInvitations(ctx, query))
  serve(invitations.create, (ctx, { body }) => invite(ctx, body))
  serve(invitations.renew, (ctx, { params, body }) => renewInvitation(ctx, params.id, body))
  serve(invitations.revoke, (ctx, { params }) => revokeInvitation(ctx, params.id))
  serve(acceptance.look, (ctx, { body }) => lookAtInvitation(ctx, body))
  serve(acceptance.accept, (ctx, { body }) => acceptInvitation(ctx, body))
}
