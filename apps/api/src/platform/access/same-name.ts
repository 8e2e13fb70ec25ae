/** Equal but for case and spacing. Similar names are not the same person: accents and every letter count. */
export const sameName = (a: string, b: string): boolean => normal(a) === normal(b)
const normal = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLocaleLowerCase('pt-BR')
