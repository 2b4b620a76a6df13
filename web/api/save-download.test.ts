import { afterEach, expect, it, vi } from 'vitest'
import { saveLargeDownload } from './save-download.ts'

const saved = vi.hoisted(() => ({ blobs: [] as Blob[], failures: [] as string[] }))
vi.mock('../lib/save-file.ts', () => ({ saveFile: (blob: Blob) => saved.blobs.push(blob) }))
vi.mock('./tell-failure.ts', () => ({ tellFailure: (text: string) => () => saved.failures.push(text) }))
afterEach(() => {
  vi.unstubAllGlobals()
  saved.blobs.length = saved.failures.length = 0
})

const content = () => Promise.resolve(new Response('zip').body!)
const large = { name: 'legajo.zip', bytes: 200_000_000 }

it('a large download is written to the chosen file while it arrives', async () => {
  const written: string[] = []
  const write = (chunk: Uint8Array) => void written.push(new TextDecoder().decode(chunk))
  const createWritable = () => Promise.resolve(new WritableStream({ write }))
  vi.stubGlobal('showSaveFilePicker', () => Promise.resolve({ createWritable }))
  await saveLargeDownload(large, content)
  expect([written, saved.blobs.length]).toEqual([['zip'], 0])
  await saveLargeDownload({ ...large, bytes: 1000 }, content)
  expect(await saved.blobs[0]!.text()).toBe('zip')
})

it('nothing happens if nobody chose a file; another browser loads it whole', async () => {
  vi.stubGlobal('showSaveFilePicker', () => Promise.reject(new DOMException('', 'AbortError')))
  await saveLargeDownload(large, content)
  expect([saved.blobs, saved.failures]).toEqual([[], []])
  vi.stubGlobal('showSaveFilePicker', undefined)
  await saveLargeDownload(large, content)
  expect(saved.blobs).toHaveLength(1)
})
