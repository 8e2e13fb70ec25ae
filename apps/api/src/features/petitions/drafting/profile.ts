import type { Reading } from './reading'

export function profileNote({ dossier, directives }: Reading): string {
  const notes = {
    agressivo: 'agressivo: todas as teses viáveis, inclusive subsidiárias, com firmeza e sem ofensa',
    moderado: 'moderado: as teses mais fortes e os valores provados',
    pacifico: 'pacífico: só as teses de que o pedido precisa, verbos neutros e abertura ao consenso',
    outros:
      directives.instructions.length > 0
        ? 'outros: segue as orientações registradas no contexto'
        : 'outros, sem orientação escrita: adotado o perfil moderado',
  }
  return notes[dossier.petition_profile]
}
