import { inject } from 'vitest'
import { programs } from '../src/platform/lib/child-program'

// Readers and printers are processes of their own; hundreds of them start in a run.
programs.builtFolder = inject('built')
