import { officeSettings } from '@lavra/contracts/office/settings'
import { profile } from '@lavra/contracts/accounts/profile'
import { users } from '@lavra/contracts/accounts/users'
import type { Serve } from '../../platform/http/serve'
import {
  changePassword,
  currentUser,
  listUsers,
  readSystemSettings,
  saveSystemSettings,
  setActive,
  setRole,
  toggleSuperuser,
  updateProfile,
} from './service'

export function userRoutes(serve: Serve) {
  serve(users.me, (ctx) => currentUser(ctx))
  serve(profile.updateMe, (ctx, { body }) => updateProfile(ctx, body))
  serve(profile.changePassword, (ctx, { body }) => changePassword(ctx, body))
  serve(users.list, (ctx, { query }) => listUsers(ctx, query))
  serve(users.setRole, (ctx, { params, query }) => setRole(ctx, params.id, query.new_role))
  serve(users.setActive, (ctx, { params, body }) => setActive(ctx, params.id, body.is_active))
  serve(users.toggleSuperuser, (ctx, { params }) => toggleSuperuser(ctx, params.id))
  serve(officeSettings.settings, (ctx) => readSystemSettings(ctx))
  serve(officeSettings.saveSettings, (ctx, { body }) => saveSystemSettings(ctx, body))
}
