import { describe, expect, it } from 'vitest'
import { mostPixels, pictureSize, sizeRefusal } from './image-size.ts'

/** The beginning of a picture of each format. */
const heads: [string, { width: number; height: number }, string][] = [
  ['png', { width: 8000, height: 8000 }, '89504e470d0a1a0a0000000d4948445200001f4000001f40'],
  ['gif', { width: 320, height: 200 }, '4749463839614001c800'],
  ['jpeg', { width: 640, height: 480 }, 'ffd8ffe000040102ffc0001108' + '01e00280' + '03012200'],
  ['lossy webp', { width: 550, height: 368 }, '524946460000000057454250565038200000000000' + '00009d012a' + '26027001'],
  ['lossless webp', { width: 1, height: 1 }, '524946461a000000574542505650384c0d0000002f00000010'],
  [
    'extended webp',
    { width: 8000, height: 6000 },
    '5249464600000000574542505650385800000000' + '00000000' + '3f1f00' + '6f1700',
  ],
]

describe('the size of a picture', () => {
  it.each(heads)('is in the header of a %s', (_, size, hex) => {
    expect(pictureSize(new Uint8Array(Buffer.from(hex, 'hex')))).toEqual(size)
  })

  it('is unknown for truncated headers and other bytes', () => {
    for (const [, , hex] of heads)
      expect(pictureSize(new Uint8Array(Buffer.from(hex.slice(0, 16), 'hex')))).toBeUndefined()
    expect(pictureSize(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeUndefined()
  })

  it('is refused above the limit, with the size in the sentence', () => {
    expect(sizeRefusal({ width: 8000, height: 8000 })).toMatch(/8\.000 × 8\.000/)
    expect([sizeRefusal({ width: 4000, height: mostPixels / 4000 }), sizeRefusal(undefined)]).toEqual([
      undefined,
      undefined,
    ])
  })
})
