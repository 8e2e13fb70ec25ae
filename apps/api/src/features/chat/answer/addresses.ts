const removed = '(endereço removido)'

const outside: [RegExp, string][] = [
  // Pictures first: a link may be wrapped around one.
  [/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, ''],
  [/\[([^[\]]*)\]\([^)]*\)/g, '$1'],
  [/^\s*\[[^\]]+\]:\s*<?(?:[a-z][a-z0-9+.-]*:|\/\/|www\.).*$/gim, ''],
  [/<\/?[a-z!][^>]*>/gi, ''],
  [/\b[a-z][a-z0-9+.-]{1,20}:\/\/\S+/gi, removed],
  [/\b(?:javascript|vbscript|data|file|blob):\S+/gi, removed],
  [/\bwww\.\S+/gi, removed],
  [/(?<![\w:])\/\/[\w-]+(?:\.[\w-]+)+\S*/g, removed],
  [/\b(?:[\w-]+\.)+[a-z]{2,24}\/\S*/gi, removed],
]

/**
 * A text without links, pictures and addresses: whoever reads an answer is led nowhere by it, and nothing is
 * fetched to show it.
 */
export const withoutAddresses = (text: string): string =>
  outside.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text)
