import { createCanvas, loadImage } from '@napi-rs/canvas'
import { ReadFailure } from '../formats/failure'
import { limits } from '../formats/limits'
import type { Page } from '../formats/page'
import { openEngine } from './engine'
import { grayOf, type Gray } from './gray'
import { sizeOf } from './header'
import { recognizeGray } from './recognize'

/** Below this many dots small letters are made larger before they are read. */
const SMALL = 2_000_000

/** The words of a photo or another picture: one page. */
export async function* recognizePicture(data: Buffer): AsyncGenerator<Page> {
  const { width, height } = sizeOf(data)
  if (width * height > limits.ocr.picturePixels) throw new ReadFailure('too_many_pixels')
  const picture = await grayPicture(data)
  const engine = openEngine()
  try {
    yield await recognizeGray(engine, picture)
  } finally {
    await engine.close()
  }
}

async function grayPicture(data: Buffer): Promise<Gray> {
  const image = await loadImage(data)
  const dots = image.width * image.height
  const scale =
    dots < SMALL ? Math.min(2, Math.sqrt(SMALL / dots)) : Math.min(1, Math.sqrt(limits.ocr.pagePixels / dots))
  const [width, height] = [
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  ]
  const context = createCanvas(width, height).getContext('2d')
  // What is see-through lies on paper.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  return grayOf(context.getImageData(0, 0, width, height).data, width, height)
}
