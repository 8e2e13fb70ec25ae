export { acceptInvitation, lookAtInvitation } from './accept'
export { deliverInvitation } from './delivery'
export { invite, listInvitations, renewInvitation, revokeInvitation } from './manage'
