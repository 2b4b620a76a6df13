import { describe, expect, it } from 'vitest'
import { wholeImageType } from './image-structure.ts'

/** The smallest real image of each type. */
const samples: Record<string, string> = {
  'image/png': 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'image/jpeg':
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAACAAIBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/ACv/2Q==',
  'image/gif': 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  'image/webp': 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
}
const bytesOf = (type: string) => new Uint8Array(Buffer.from(samples[type]!, 'base64'))

describe('wholeImageType', () => {
  it.each(Object.keys(samples))('accepts a real %s', (type) => {
    expect(wholeImageType(bytesOf(type))).toBe(type)
  })

  it.each(Object.keys(samples))('refuses a %s truncated at any length', (type) => {
    const bytes = bytesOf(type)
    // Some formats are complete without their last two bytes.
    for (let length = 0; length < bytes.length - 2; length++) {
      expect(wholeImageType(bytes.subarray(0, length))).toBe(undefined)
    }
  })

  it.each(Object.keys(samples))('refuses HTML that begins like a %s', (type) => {
    const page = Buffer.from('<script>alert(document.cookie)</script>'.repeat(10))
    expect(wholeImageType(Buffer.concat([bytesOf(type).subarray(0, 12), page]))).toBe(undefined)
  })

  it('refuses content that is no raster image', () => {
    expect(wholeImageType(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(undefined)
    expect(wholeImageType(Buffer.from('%PDF-1.7'))).toBe(undefined)
    expect(wholeImageType(new Uint8Array())).toBe(undefined)
  })
})
