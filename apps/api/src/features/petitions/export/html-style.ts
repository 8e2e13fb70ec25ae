/** On screen a sheet of paper, in print a page with the margins and the numbering of a petition. */
export const htmlStyle = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #e9e7e2; color: #000; font: 12pt/1.5 "Times New Roman", Tinos, "Liberation Serif", Times, serif; }
main { max-width: 21cm; min-height: 29.7cm; margin: 1.5rem auto; padding: 3cm 2cm 2cm 3cm; background: #fff; box-shadow: 0 1px 6px rgb(0 0 0 / 20%); }
p, h1, h2, h3, h4, li, td, th { font-size: 12pt; }
p, h1, h2, h3, h4, li { overflow-wrap: anywhere; }
p { margin: 0 0 .75em; text-align: justify; text-indent: 2.5cm; orphans: 2; widows: 2; }
h1, h2, h3, h4 { margin: 1.6em 0 .9em; font-weight: bold; break-after: avoid; }
h1 { text-align: center; }
p.timbre { margin: 0 0 1cm; text-align: center; font-size: 9pt; color: #555; }
p.timbre, p.enderecamento, p.referencia, p.data, .assinatura p, p.continua, li p, blockquote p { text-indent: 0; }
p.enderecamento { font-weight: bold; text-align: left; }
p.referencia { text-align: left; line-height: 1.25; }
p.espaco { margin-bottom: 2.8cm; }
p.junto { break-after: avoid; }
ul { list-style: none; margin: 0; padding: 0; }
li { display: flex; gap: .3cm; margin: 0 0 .75em 1.25cm; text-align: justify; orphans: 2; widows: 2; }
li > span:first-child { flex: 0 0 auto; min-width: .55cm; }
li.nivel-1 { margin-left: 2.25cm; }
li.nivel-2 { margin-left: 3.25cm; }
li.nivel-3 { margin-left: 4.25cm; }
blockquote { margin: 1.1em 0 1.1em 4cm; }
blockquote p { font-size: 11pt; line-height: 1.15; }
pre { margin: 0 0 .75em 1.25cm; font-size: 10pt; white-space: pre-wrap; overflow-wrap: anywhere; }
code { font-size: .85em; }
table { width: 100%; margin: 1.1em 0; border-collapse: collapse; line-height: 1.2; }
td, th { padding: 4pt 5pt; border: .5pt solid #000; font-size: 11pt; text-align: left; vertical-align: top; }
th { background: #ebebeb; }
td.meio, th.meio { text-align: center; }
td.direita, th.direita { text-align: right; }
tr { break-inside: avoid; }
p.data { margin-top: 1.6em; text-align: center; break-after: avoid; }
.assinatura { width: 9cm; max-width: 100%; margin: 2.6cm auto 1.6em; padding-top: .2em; border-top: .6pt solid #000; break-inside: avoid; }
.assinatura p { text-align: center; line-height: 1.25; }
mark { background: #fff176; color: #000; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
a { color: inherit; }
hr { width: 40%; margin: 1.5em auto; border: 0; border-top: .5pt solid #000; }
hr.pagina { break-after: page; }
@page { size: A4; margin: 3cm 2cm 2cm 3cm; @bottom-right { content: "fl. " counter(page) " de " counter(pages); font: 10pt "Times New Roman", Times, serif; } }
@media screen and (max-width: 21cm) { main { margin: 0; padding: 1.5rem 1rem; box-shadow: none; } p { text-indent: 1.5rem; } blockquote { margin-left: 1.5rem; } li { margin-left: 0; } }
@media print { body { background: #fff; } main { max-width: none; min-height: 0; margin: 0; padding: 0; box-shadow: none; } hr.pagina { visibility: hidden; margin: 0; } }
`

/**
 * What a draft's pages say besides: at the top of the sheet, and printed above every page and behind its
 * text.
 */
export const draftStyle = (notice: string): string => `
p.minuta { margin: 0 0 1cm; padding: .3em 1em; border: 1.5pt solid #b42318; color: #b42318; font-weight: bold; text-align: center; text-indent: 0; }
p.fundo { display: none; }
@page { @top-center { content: "${notice}"; color: #b42318; font: bold 10pt "Times New Roman", Times, serif; } }
@media print { p.fundo { display: block; position: fixed; z-index: -1; top: 40%; left: 0; right: 0; margin: 0; font-size: 110pt; font-weight: bold; color: #eee; text-align: center;
  text-indent: 0; transform: rotate(-52deg); print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
`
