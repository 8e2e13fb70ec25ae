import { business } from './business'
import { civil } from './civil'
import { crime } from './crime'
import { defence } from './defence'
import { environment } from './environment'
import { estate } from './estate'
import { family } from './family'
import { labour } from './labour'
import { revisionTheses } from './revision'
import { property } from './property'
import { tax } from './tax'
import type { Thesis } from './thesis'
import { works } from './works'

/** The library of theses; those that fit a case are worded for it by the strategy. */
export const theses: Thesis[] = [
  ...labour,
  ...family,
  ...crime,
  ...tax,
  ...property,
  ...estate,
  ...business,
  ...works,
  ...environment,
  ...revisionTheses,
  ...civil,
  ...defence,
]
