import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const text = 'Núñez\tCaños S.A.'
const utf16 = (mark: string, isBig: boolean) => {
  const written = mark + text
  const view = new DataView(new ArrayBuffer(written.length * 2))
  for (let index = 0; index < written.length; index++) view.setUint16(index * 2, written.charCodeAt(index), !isBig)
  return new Uint8Array(view.buffer)
}

describe('the text of a file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['UTF-16, as Excel writes "Unicode text"', utf16('\uFEFF', false)],
    ['UTF-16 without a mark', utf16('', false)],
    ['UTF-16, big end first', utf16('\uFEFF', true)],
    ['UTF-16, big end first, without a mark', utf16('', true)],
    ['Windows-1252', Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))],
  ])('is read from %s', (_name, bytes) => {
    expect(decodeText(bytes)).toBe(text)
  })
})
