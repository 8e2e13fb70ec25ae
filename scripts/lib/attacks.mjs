// Every attack that was tried on the whole product, and the tests that hold what came of it. All of them run
// with `npm test`, in samples;
// `npm run trials` has their full counts. `npm run test:attacks` runs these files alone.

/** @type {Record<string, string[]>} attack, files from apps/api */
export const attacks = {
  'the privilege of this machine, behind a proxy or a forward': [
    'src/platform/network/origin.test.ts',
    'src/platform/network/peer.test.ts',
    'src/platform/network/published.test.ts',
    'src/features/auth/reset-delivery.test.ts',
  ],
  'forged tokens, odd Authorization headers, ended sessions': [
    'src/features/auth/tokens.test.ts',
    'src/features/auth/sessions.test.ts',
  ],
  'calls of others’ records: every call by everybody, mass assignment': ['test/surface/matrix.test.ts'],
  'a document made confidential later: assistant, petitions in work, prompts': [
    'test/attacks/confidentiality.test.ts',
    'src/platform/access/visibility.test.ts',
  ],
  'what a restricted user finds by searching': [
    'src/features/chat/leaks.test.ts',
    'test/attacks/oracles.test.ts',
  ],
  'SQL, LIKE and odd values': ['test/surface/property.test.ts', 'test/attacks/wire.test.ts'],
  'deep, long and hostile JSON': ['test/attacks/wire.test.ts', 'test/surface/property.test.ts'],
  'texts that hold the server up: patterns, drafting, checks': [
    'src/features/petitions/threads/threads.test.ts',
    'src/platform/lib/threads.test.ts',
    'src/features/petitions/drafting/slow-texts.test.ts',
    'test/trials/hold-ups.test.ts',
  ],
  'hostile uploads: XXE, bombs, traversal, polyglots': [
    'src/features/documents/kinds/kinds.test.ts',
    'src/features/documents/reading/bombs.test.ts',
    'test/trials/uploads.test.ts',
  ],
  'files that hold the readers, one person’s before everybody’s': [
    'src/features/documents/reading/job.test.ts',
  ],
  'deleting what one may not see': ['src/features/trash/trash.test.ts'],
  'one request sent again with another body, by somebody else, at once': [
    'src/platform/http/kept-request.test.ts',
  ],
  'who has an account, told by time or by words': [
    'src/features/auth/register.test.ts',
    'src/features/auth/auth.test.ts',
  ],
  'hostile file names': ['src/platform/storage/file-name.test.ts', 'src/platform/http/uploads.test.ts'],
  'limits: rotated forwarding headers, names written otherwise, many at once': [
    'src/features/auth/limits.test.ts',
    'src/platform/network/origin.test.ts',
  ],
  'races: the first administrator, names, reset tokens, invitations': [
    'test/attacks/races.test.ts',
    'src/features/auth/auth.test.ts',
    'src/features/invitations/invitations.test.ts',
  ],
  'acting under a colleague’s name: look-alike user names, e-mails and full names': [
    'src/features/users/full-names.test.ts',
    'src/features/auth/names.test.ts',
  ],
  'other sites: CORS, forms, DNS rebinding': [
    'src/platform/network/cross-site.test.ts',
    'test/headers.test.ts',
  ],
  'smuggling, overridden methods, paths': [
    'test/attacks/wire.test.ts',
    'src/platform/network/origin.test.ts',
  ],
  'slow and endless connections': ['src/platform/http/body-guard.test.ts', 'test/attacks/wire.test.ts'],
  'hostile text in exports, live addresses': [
    'src/features/petitions/export/hostile.test.ts',
    'test/attacks/addresses.test.ts',
  ],
  'addresses and figures in disguise: scripts, widths, marks, words': [
    'src/features/petitions/tracing/disguises.test.ts',
    'test/attacks/addresses.test.ts',
  ],
  'orders to the model in documents': [
    'test/trials/injection.test.ts',
    'src/features/chat/answer/check.test.ts',
  ],
  'the trail altered, kept quiet, cut': ['test/attacks/audit.test.ts', 'src/platform/audit/chain.test.ts'],
  'secrets in logs and in the database': ['src/platform/log.test.ts', 'src/platform/secrets.test.ts'],
}

export const attackFiles = [...new Set(Object.values(attacks).flat())].sort()
