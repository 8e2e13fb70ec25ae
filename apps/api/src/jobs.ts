import type { Job } from './core/jobs'

/** The visible list of background work. */
export const jobs: Job[] = []
