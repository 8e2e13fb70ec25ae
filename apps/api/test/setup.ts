import { inject } from 'vitest'
import { hashing } from '../src/features/auth/passwords'
import { programs } from '../src/platform/lib/child-program'

// Readers and printers are processes of their own; hundreds of them start in a run.
programs.builtFolder = inject('built')
// At the product's cost hashing takes a tenth of the run's processor.
hashing.cost = 4
