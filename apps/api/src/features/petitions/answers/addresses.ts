/** What Markdown reads as a sign of a link or an address although it is written otherwise. */
const disguised = /&(?=#|(?:colon|sol|period|lsqb|lbrack|rsqb|rbrack|lpar|rpar|lt);)/gi
const inlineLink = /\]\((?!#)/g
const definition = /\]:(?=\s{0,100}<?\S{0,300}?[:&\\])/g
const autolink = /<(?=[a-z][a-z0-9+.-]{1,31}:)/gi
/** What makes an address in plain text a link. */
const prefix = /https?\\?:\\?\/\\?\/|(?<![\w.@-])www\\?\.(?=\w)/gi

/**
 * A text whose addresses are words and no links, each still to be read beside its label: what a model or a
 * document put there leads nobody anywhere. Whoever edits the text may make a link of one.
 */
export function plainAddresses(text: string): string {
  const unlinked = text
    .replace(disguised, '&amp;')
    .replace(inlineLink, '] (')
    .replace(definition, '] :')
    .replace(autolink, '< ')
  let plain = unlinked
  // What is left on both sides of a prefix may be another.
  for (let before = ''; before !== plain;) [before, plain] = [plain, plain.replace(prefix, '')]
  return plain
}
