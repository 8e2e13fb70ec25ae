/** The petition's text on the page, from wherever in it one comes. */
export const shownSheet = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-petition-sheet]')
