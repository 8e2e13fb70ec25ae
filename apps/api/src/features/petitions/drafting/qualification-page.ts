import { bullets, stack } from '@lavra/language/markdown'
import type { Person } from './people'
import { isMinor } from './people'
import { gapsIn, qualify } from './qualification'
import type { Reading } from './reading'
import { capital, missing } from '@lavra/language/text'
import { ofThe, type Role } from './roles'

/** A first petition qualifies both sides in full; later ones ask only for what our own side lacks. */
function completeness({ dossier, kind }: Reading, ours: boolean): 'full' | 'recorded' {
  if (dossier.petition_type === 'complaint' || kind.reading === 'revision') return 'full'
  return ours && kind.reading !== 'opinion' && !kind.appeal ? 'full' : 'recorded'
}

export function composeQualification(reading: Reading): string {
  const plaintiffs = side(reading, reading.us === 'plaintiff')
  const defendants = side(reading, reading.us !== 'plaintiff')
  const gaps = [...new Set(gapsIn(`${plaintiffs} ${defendants}`))]
  return stack(
    `### ${reading.kind.reading === 'opinion' ? 'Consulente' : 'Polo ativo'} – ${heading(reading, reading.us === 'plaintiff')}`,
    plaintiffs,
    `### ${reading.kind.reading === 'opinion' ? 'Contraparte' : 'Polo passivo'} – ${heading(reading, reading.us !== 'plaintiff')}`,
    defendants,
    '### Dados a completar',
    gaps.length > 0 ? bullets(gaps.map(capital)) : 'Nenhum: o cadastro traz todos os dados que a peça pede.',
    warnings(reading).length > 0 && stack('### Observações', bullets(warnings(reading))),
  )
}

const heading = (reading: Reading, ours: boolean): string => {
  const role = ours ? reading.our : reading.their
  return `${capital(role.word)}${ours && reading.sideKnown ? ' (parte representada)' : ''}`
}

function side(reading: Reading, ours: boolean): string {
  const people = ours ? reading.ours : reading.theirs
  const role = ours ? reading.our : reading.their
  if (people.length === 0) return `**${missing(`nome e qualificação ${ofThe(role)}`)}**`
  return stack(
    ...people.map(
      (person) => `${qualify(person, completeness(reading, ours), labelFor(person, people, role))}.`,
    ),
  )
}

/** "da ré" in a bracket; with several people on a side, the name. */
export const labelFor = (person: Person, people: Person[], role: Role): string =>
  people.length > 1 ? `de ${person.name}` : ofThe(role).replace(/ \p{Lu}/u, (letter) => letter.toLowerCase())

function warnings(reading: Reading): string[] {
  const people = [...reading.ours, ...reading.theirs]
  return [
    !reading.sideKnown &&
      `O registro não diz quem o escritório representa: ${missing('parte que o escritório representa')}.`,
    reading.sideConflict &&
      `O cliente do escritório está ${reading.us === 'plaintiff' ? 'no polo ativo' : 'no polo passivo'}, o que não combina com esta peça: ${missing('confirmar o polo do cliente e a peça cabível')}.`,
    ...people
      .filter((person) => person.party.marital_status === 'uniao_estavel')
      .map(
        ({ name }) =>
          `${name}: o cadastro só informa união estável, que não é estado civil (a qualificação pede os dois).`,
      ),
    ...people
      .filter((person) => isMinor(person) && !person.agent)
      .map(({ name }) => `${name} é menor e o cadastro não traz representante legal.`),
    ...people
      .filter((person) => person.kind === 'person' && person.gender === null)
      .map(({ name }) => `${name}: gênero não registrado; a qualificação usa formas neutras.`),
  ].filter((line): line is string => line !== false)
}
