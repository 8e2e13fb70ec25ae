import { fold } from '@lavra/language/text'
import { placesOf, type Compared, type Finding, type Statement } from './statement'

/** A sentence that says where this process runs, or is addressed to its judge. */
const addressed =
  /excelentissim|merit[ií]ssim|\bao (?:douto |d\. |mm\. )?juizo|\ba(?:o|)? \d{1,3}[ªa]? vara|vossa excelencia|(?:este|o presente|presente|o|a) (?:processo|feito|acao|demanda|autos|causa).{0,60}(?:tramit|corr[ei]|process[ao]|distribu|em curso|ajuizad)/
const elsewhere =
  /apensad|conexo|conexao|outro processo|outra acao|origem|deprecad|recurso especial|dependencia/
const vara =
  /(?<!\d)(?:(\d{1,3})\s?[ªa.]?\s?|(unica)\s)?vara((?:\s+(?:d[aeo]s?|e|civel|civeis|criminal|trabalho|familia|sucessoes|fazenda|publica|federal|execucoes|execucao|fiscal|fiscais|empresarial|empresariais|juizado|especial|registros|publicos|infancia|juventude|unica|gabinete|falencias|acidentes|violencia|domestica|orfaos))*)/g
const comarca = /\b(?:comarca|secao judiciaria|subsecao judiciaria)\s+d[aeo]s?\s+([^,;.()\n/–-]{2,50})/g
const foro = /\bforo\s+(central|regional[^,;.()\n]{0,40}|distrital[^,;.()\n]{0,40})/g
const city = /\bvara(?:\s+[a-z]+){0,6}?\s+d[aeo]\s+([a-z' ]{3,40}?)\s?(?:\/|-|–)\s?[a-z]{2}\b/g

/** Court and district of this process as the sentence names them against the case's. */
export function otherCourt(statement: Statement, { dossier, recorded }: Compared): Finding[] {
  const court = fold(dossier.case?.court ?? '')
  const district = fold(dossier.case?.district ?? '')
  const { folded } = statement
  if ((court === '' && district === '') || !addressed.test(folded) || elsewhere.test(folded)) return []
  const own = `${court} ${district}`
  const note = `No registro: ${[dossier.case?.court, dossier.case?.district].filter(Boolean).join(', ')}.`
  const found = [
    ...(court.includes('vara') ? placesOf(vara, statement).filter((one) => !isCourt(one, court)) : []),
    ...(district === ''
      ? []
      : [...placesOf(comarca, statement), ...placesOf(city, statement)].filter(
          ([, name = '']) => !own.includes(placeName(name)),
        )),
    ...(/\bforo\b/.test(own)
      ? placesOf(foro, statement).filter(
          ([, name = '']) => !own.includes(name.trim().split(/\s+(?:em|na|no)\s/)[0] ?? ''),
        )
      : []),
  ]
  return found
    .filter(({ 0: words }) => !recorded.says(words.trim()))
    .map(({ 0: words, index }) => ({
      start: index,
      end: index + words.replace(/(?:\s+(?:d[aeo]s?|e))*\s*$/, '').length,
      note,
    }))
}

const placeName = (name: string): string =>
  name.trim().replace(/^.*\b(?:comarca|foro|secao judiciaria)\s+d[aeo]s?\s+/, '')

/** The same number, and no kind of matter that the record's court does not have. */
function isCourt([, number, unica, kinds = '']: RegExpExecArray, court: string): boolean {
  const [own] = [...court.matchAll(vara)]
  if (number !== undefined && own?.[1] !== undefined && Number(number) !== Number(own[1])) return false
  if ((unica !== undefined || /\bunica\b/.test(kinds)) && own?.[1] !== undefined) return false
  return (kinds.match(/[a-z]{5,}/g) ?? []).every((kind) => court.includes(kind.slice(0, 5)))
}
