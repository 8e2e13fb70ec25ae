import type { PetitionType } from '@lavra/contracts/petitions'
import { describe, expect, it } from 'vitest'
import { record, type Row } from '../../../../test/dossiers-ordinary'
import { draft } from '../../../../test/drafting'
import { areaRows } from '../../../../test/dossiers-ordinary-areas'
import { civilRows } from '../../../../test/dossiers-ordinary-civil'
import { homeRows } from '../../../../test/dossiers-ordinary-home'
import { labourRows } from '../../../../test/dossiers-ordinary-labour'

const written = (row: Row, type: PetitionType): string => draft(record(row, type)).finalizador

describe.each([...civilRows, ...labourRows, ...homeRows, ...areaRows])('an ordinary record: $name', (row) => {
  const text = written(row, row.type ?? 'complaint')

  it('names the piece and asks for what the client wants', () => {
    expect(text).toMatch(row.piece)
    expect(text).toMatch(row.request)
    expect(text).not.toContain('[COMPLETAR: pedido principal')
    expect(text).not.toContain('AÇÃO DE PROCEDIMENTO COMUM')
  })

  it('pleads nothing that nobody told', () => {
    for (const alien of row.never ?? []) expect(text).not.toMatch(alien)
  })
})
