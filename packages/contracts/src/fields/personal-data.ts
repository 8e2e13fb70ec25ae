/* What anonymisation does with the common kinds of fields. */
export const matter = { data: 'matter', fate: 'kept' } as const
export const nameOf = { data: 'identification', fate: 'replaced' } as const
export const kindOf = { data: 'identification', fate: 'kept' } as const
export const civil = { data: 'civil', fate: 'blanked' } as const
export const contact = { data: 'contact', fate: 'blanked' } as const
export const number = { data: 'number', fate: 'blanked' } as const
export const address = { data: 'address', fate: 'blanked' } as const
