/** Under which a petition is kept once it is read. */
export const petitionKey = (id: string) => ['petitions', 'one', id] as const
