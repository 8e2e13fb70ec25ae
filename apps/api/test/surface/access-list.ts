import type { Access } from '@lavra/contracts/endpoint'

/** Who may make each call, written down a second time on purpose: whoever opens one has to say so here too. */
export const accessList: Record<Access, string[]> = {
  public: ['auth.signIn', 'auth.register', 'auth.requestReset', 'auth.confirmReset', 'acceptance.look', 'acceptance.accept', 'system.info', 'system.health', 'system.ready'],
  user: [
    'auth.signOut', 'users.me', 'users.updateMe', 'users.changePassword',
    'clients.list', 'clients.get',
    'contacts.list', 'contacts.ofCase', 'contacts.create', 'contacts.get', 'contacts.update', 'contacts.remove', 'contacts.link', 'contacts.unlink',
    'cases.create', 'cases.createWithParties', 'cases.list', 'cases.listWithParties', 'cases.ofClient', 'cases.ofClientWithParties', 'cases.get',
    'cases.getWithParties', 'cases.update', 'cases.replaceParties', 'cases.remove', 'cases.statistics',
    'documents.ofCase', 'documents.create', 'documents.get', 'documents.download', 'documents.update', 'documents.correctType',
    'documents.changeMany', 'documents.remove',
    'notes.ofCase', 'notes.create', 'notes.get', 'notes.update', 'notes.remove',
    'petitions.list', 'petitions.recent', 'petitions.ofCase', 'petitions.partiesOfCase', 'petitions.initialize', 'petitions.attach', 'petitions.attachments',
    'petitions.changeAttachment', 'petitions.withheld',
    'petitions.start', 'petitions.advance', 'petitions.status', 'petitions.get', 'petitions.history', 'petitions.saveContent', 'petitions.saveAgentOutput',
    'petitions.versions', 'petitions.restore', 'petitions.remove', 'petitions.export', 'petitions.tellExport',
    'petitions.takeOver', 'petitions.withdrawTakeOver', 'petitions.fill',
    'chat.ask', 'chat.index', 'chat.reindex', 'chat.search', 'chat.stats', 'search.all', 'audit.ofCase', 'trash.list', 'trash.restore',
  ],
  staff: ['users.list'],
  admin: [
    'invitations.list', 'invitations.create', 'invitations.renew', 'invitations.revoke',
    'users.setRole', 'users.setActive', 'users.settings', 'users.saveSettings', 'clients.create', 'clients.update', 'clients.remove', 'audit.list',
    'privacy.exportClient', 'privacy.exportContact', 'privacy.previewClient', 'privacy.previewContact', 'privacy.anonymizeClient', 'privacy.anonymizeContact',
    'privacy.due', 'privacy.sending', 'system.backups', 'system.publication', 'trash.remove',
  ],
  superuser: ['users.toggleSuperuser'],
}
