import type { Plugin } from 'vite'

/** The two files that every screen in Portuguese is set in. */
const fonts = /(inter|source-serif-4)-latin-wght-normal-[\w-]+\.woff2$/

/**
 * Lets the browser fetch the fonts beside the style sheet instead of after it, so that no text changes its
 * shape.
 */
export const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => fonts.test(name))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` },
          injectTo: 'head' as const,
        })),
  },
})
