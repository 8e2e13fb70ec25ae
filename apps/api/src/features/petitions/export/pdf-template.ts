/**
 * The page in Typst. The piece comes in as data (`sys.inputs`), never as source, so no text of a petition can
 * be code.
 * Measures: A4, 3 cm left and above, 2 cm right and below, 12 pt at one and a half lines, quotations 4 cm in
 * at 11 pt.
 */
export const pdfTemplate = String.raw`
#let piece = json(bytes(sys.inputs.piece))
#let paper-yellow = rgb("#fff176")
#let (year, month, day) = piece.date.slice(0, 10).split("-").map(int)
#set document(title: piece.title, author: piece.author, date: datetime(year: year, month: month, day: day))
#set text(font: ("Tinos", "Libertinus Serif", "DejaVu Sans Mono", "Noto Emoji"), fallback: false, size: 12pt, lang: "pt", region: "BR", hyphenate: false, overhang: false)
#set par(justify: true, leading: 1.03em, spacing: 1.5em)
#set heading(bookmarked: false)
#set page(
  paper: "a4",
  margin: (left: 3cm, top: 3cm, right: 2cm, bottom: 2cm),
  header: align(center, {
    if piece.notice != "" { text(10pt, weight: "bold", fill: rgb("#b42318"), piece.notice); linebreak() }
    if piece.letterhead != "" { text(9pt, fill: luma(35%), piece.letterhead) }
  }),
  background: if piece.notice != "" { rotate(-52deg, text(120pt, weight: "bold", fill: luma(93%), "MINUTA")) },
  header-ascent: 1.1cm,
  footer: context align(right, text(10pt, "fl. " + str(counter(page).get().first()) + " de " + str(counter(page).final().first()))),
  footer-descent: 0.6cm,
)

#let run(it) = {
  let body = it.text.split("\u{2028}").map(part => text(part)).join(linebreak())
  if it.at("code", default: false) { body = text(font: ("DejaVu Sans Mono", "Tinos"), size: 0.82em, body) }
  if it.at("bold", default: false) { body = text(weight: "bold", body) }
  if it.at("italic", default: false) { body = text(style: "italic", body) }
  if it.at("mark", default: false) { body = highlight(fill: paper-yellow, top-edge: 0.95em, bottom-edge: -0.25em, body) }
  if "href" in it { body = link(it.href, body) }
  body
}
#let words(runs) = runs.map(run).join()
#let tight(body) = { set par(leading: 0.5em); body }
#let shown(it, body, above: auto, below: auto) = block(width: 100%, above: above, below: below, sticky: it.keep, body)

#let address(it) = shown(it, below: if it.gap { 3cm } else { 1.5em }, par(justify: false, text(weight: "bold", words(it.runs))))
#let reference(it) = shown(it, below: if it.gap { 2.6cm } else { 1em }, par(justify: false, leading: 0.7em, words(it.runs)))
#let title(it) = {
  show heading: set text(12pt)
  show heading: set par(justify: false)
  block(width: 100%, above: 2em, below: 2em, sticky: true, align(center, heading(level: 1, words(it.runs))))
}
#let section(it) = {
  show heading: set text(12pt)
  show heading: set par(justify: false)
  block(width: 100%, above: 2.1em, below: 1.4em, sticky: true, heading(level: it.level, words(it.runs)))
}
#let paragraph(it) = shown(it, par(first-line-indent: (amount: if it.flush { 0cm } else { 2.5cm }, all: true), words(it.runs)))
#let item(it) = {
  let hang = calc.max(if it.level > 0 { 1.15 } else { 0.8 }, 0.22 * it.marker.clusters().len() + 0.25) * 1cm
  let body = if it.marker == "" { h(hang) } else { box(width: hang, it.marker) }
  shown(it, pad(left: 1.25cm + it.level * 1cm, par(hanging-indent: hang, { body; words(it.runs) })))
}
#let quote(it) = shown(it, above: 1.7em, below: 1.7em, pad(left: 4cm, text(11pt, tight(par(words(it.runs))))))
#let dated(it) = shown(it, above: 2.4em, align(center, par(justify: false, words(it.runs))))
#let signature(it) = block(
  width: 100%, above: 4.6em, below: 2.4em, breakable: false,
  align(center, { line(length: 7.5cm, stroke: 0.6pt); v(-0.55em); par(justify: false, leading: 0.7em, words(it.runs)) }),
)
#let code(it) = shown(it, pad(left: 1.25cm, par(justify: false, leading: 0.6em, words(it.runs))))
#let grid-of(it) = {
  set text(11pt)
  set par(justify: false, leading: 0.55em)
  let cells(row) = row.map(cell => words(cell))
  block(above: 1.7em, below: 1.9em, table(
    columns: it.shares.map(share => share * 1fr),
    align: it.align.map(side => (left: left, center: center, right: right).at(side) + top),
    inset: (x: 5pt, y: 5pt),
    stroke: 0.5pt,
    fill: (_, y) => if y == 0 { luma(92%) },
    table.header(..it.rows.first().map(cell => text(weight: "bold", words(cell)))),
    ..it.rows.slice(1).map(cells).flatten(),
  ))
}

#for it in piece.blocks {
  if it.kind == "address" { address(it) }
  else if it.kind == "reference" { reference(it) }
  else if it.kind == "title" { title(it) }
  else if it.kind == "heading" { section(it) }
  else if it.kind == "item" { item(it) }
  else if it.kind == "quote" { quote(it) }
  else if it.kind == "date" { dated(it) }
  else if it.kind == "signature" { signature(it) }
  else if it.kind == "code" { code(it) }
  else if it.kind == "table" { grid-of(it) }
  else if it.kind == "page" { pagebreak(weak: true) }
  else if it.kind == "rule" { align(center, line(length: 40%, stroke: 0.5pt)) }
  else { paragraph(it) }
}
`
