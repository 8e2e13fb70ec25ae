/** How large a page can be shown; 1 fits the window's width. */
export const zoomSteps: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]

/** The next larger (1) or smaller (-1) one; the same at the ends. */
export const zoomed = (zoom: number, step: 1 | -1): number =>
  zoomSteps[zoomSteps.indexOf(zoom) + step] ?? zoom
