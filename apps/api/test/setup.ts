import { inject } from 'vitest'
import { programs } from '../src/core/program'

// Readers and printers are processes of their own; hundreds of them start in a run.
programs.builtFolder = inject('built')
