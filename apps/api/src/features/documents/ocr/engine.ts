import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, PSM, type Worker } from 'tesseract.js'
import { limits } from '../formats/limits'
import { portableGray, type Gray } from './gray'

export interface Recognized {
  text: string
  /** Of 100, over the whole page. */
  confidence: number
}

/** Recognises Portuguese text, with the data of an installed package: nothing is ever fetched. */
export interface Engine {
  /** Null where a picture takes too long. */
  recognize: (picture: Gray) => Promise<Recognized | null>
  close: () => Promise<void>
}

/** A folder, never an address. */
const langPath = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/por/package.json')),
  '4.0.0_best_int',
)
const LSTM_ONLY = 1

export function openEngine(milliseconds: number = limits.ocr.pageMilliseconds): Engine {
  let worker: Promise<Worker> | null = null
  const close = async () => {
    const ended = worker
    worker = null
    await (await ended)?.terminate()
  }
  const recognize = async (picture: Gray) => {
    const current = await (worker ??= startWorker())
    const found = await inTime(current.recognize(portableGray(picture)), milliseconds)
    // A worker cannot be told to stop: the next picture gets a new one.
    if (!found) await close()
    return found && { text: found.data.text, confidence: found.data.confidence }
  }
  return { recognize, close }
}

async function startWorker(): Promise<Worker> {
  const worker = await createWorker('por', LSTM_ONLY, {
    langPath,
    gzip: true,
    cacheMethod: 'none',
    errorHandler: () => undefined,
  })
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '300' })
  return worker
}

async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, milliseconds, null)))
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
