/** Trials run a sample in the suite and their full counts under `npm run trials`. */
export const full = process.env['TRIALS'] === 'full'
export const count = (sample: number, all: number): number => (full ? all : sample)
/** How long a trial of many rounds may take, in milliseconds. */
export const trialTimeout = full ? 3_600_000 : 240_000
