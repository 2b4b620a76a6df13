import { afterEach, expect, it, vi } from 'vitest'
import { saveLargeDownload } from './save-download.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const content = () => Promise.resolve(new Response('zip').body!)
const large = { name: 'legajo.zip', bytes: 200_000_000 }

/** What is saved from memory. */
function savedBlobs(): Blob[] {
  const blobs: Blob[] = []
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('document', { createElement: () => ({ click: () => undefined }) })
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`)
  return blobs
}

it('a large download is written to the chosen file while it arrives', async () => {
  const blobs = savedBlobs()
  const written: string[] = []
  const write = (chunk: Uint8Array) => void written.push(new TextDecoder().decode(chunk))
  const createWritable = () => Promise.resolve(new WritableStream({ write }))
  vi.stubGlobal('showSaveFilePicker', () => Promise.resolve({ createWritable }))
  await saveLargeDownload(large, content)
  expect([written, blobs]).toEqual([['zip'], []])
  await saveLargeDownload({ ...large, bytes: 1000 }, content)
  expect(await blobs[0]!.text()).toBe('zip')
})

it('nothing is loaded if nobody chose a file; another browser loads it whole', async () => {
  const blobs = savedBlobs()
  const open = vi.fn(content)
  vi.stubGlobal('showSaveFilePicker', () => Promise.reject(new DOMException('', 'AbortError')))
  await saveLargeDownload(large, open)
  expect(open).not.toHaveBeenCalled()
  vi.stubGlobal('showSaveFilePicker', undefined)
  await saveLargeDownload(large, open)
  expect(blobs).toHaveLength(1)
})
