/**
 * Where patterns may grow faster than the text, by the beginning of their path, and what bounds the text or
 * the time.
 */
export const bounds: Record<string, string> = {
  'apps/api/src/features/petitions/drafting/':
    'runs on a thread that a deadline ends (platform/lib/threads.ts)',
  'apps/api/src/features/petitions/tracing/':
    'runs on a thread that a deadline ends; a piece has 16,000 characters (tracing/pieces.ts)',
  'apps/api/src/features/petitions/answers/': 'runs on a thread that a deadline ends',
  'apps/api/src/features/petitions/export/':
    'runs in a process of its own that a deadline ends (export/press-run.ts)',
  'apps/api/src/features/chat/answer/addresses.ts':
    'reads a sentence of an answer, cut at 1,200 characters (chat/answer/sentences.ts), or a passage',
  'apps/api/src/features/chat/answer/check.ts':
    'reads a sentence of an answer, cut at 1,200 characters (chat/answer/sentences.ts)',
  'apps/api/src/features/chat/index/chunk.ts':
    'reads a page of a document; the trial of hold-ups gives it 300,000 characters',
  'apps/api/src/features/chat/answer/extract.ts': 'reads a passage',
  'apps/api/src/features/chat/words/stems.ts': 'reads a word',
  'apps/api/src/features/documents/formats/clean.ts':
    'runs in a process of its own that a deadline ends (documents/reading/reader.ts)',
  'apps/api/src/platform/secrets.ts':
    'reads descriptions, notes and contexts, of which there are 50,000 characters at most, or runs on a thread',
  'apps/api/src/features/petitions/orders/':
    'reads a sentence of the context, of which there are 50,000 characters at most',
  'apps/api/src/platform/storage/file-name.ts': 'reads a name of some hundred characters',
  'apps/api/src/law/': 'reads a sentence or passage of an answer, or runs on a thread that a deadline ends',
  'packages/language/': 'reads the texts of a petition, on a thread that a deadline ends',
  'packages/law/': 'reads the texts of a petition, on a thread that a deadline ends',
  'apps/web/src/features/petitions/': 'reads one text in the browser of whoever opened it',
  'apps/web/src/ui/': 'reads one text in the browser of whoever opened it',
  'apps/web/vite/': 'reads names of our own files',
  'scripts/': 'reads our own files and logs',
}

export const boundOf = (file: string): string | undefined =>
  Object.entries(bounds).find(([place]) => file.startsWith(place))?.[1]
