import { auth } from '@lavra/contracts/accounts/auth'
import { registration } from '@lavra/contracts/accounts/registration'
import type { Serve } from '../../platform/http/serve'
import { confirmReset, register, requestReset, signIn, signOut, type SignToken } from './service'

export function authRoutes(serve: Serve, sign: SignToken) {
  serve(auth.signIn, (ctx, { body }) => signIn(ctx, body, sign))
  serve(registration.register, (ctx, { body }) => register(ctx, body))
  serve(auth.requestReset, (ctx, { body }) => requestReset(ctx, body))
  serve(auth.confirmReset, (ctx, { body }) => confirmReset(ctx, body))
  serve(auth.signOut, (ctx) => signOut(ctx))
}
