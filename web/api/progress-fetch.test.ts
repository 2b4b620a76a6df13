import { afterEach, expect, test, vi } from 'vitest'
import { progressFetch } from './progress-fetch.ts'

/** Comes with a status that no `Response` with a body may have. */
class OddRequest {
  upload = {}
  status = 204
  response = new Blob([])
  onload?: () => void
  open() {}
  setRequestHeader() {}
  getAllResponseHeaders() {
    return ''
  }
  send() {
    queueMicrotask(() => {
      try {
        this.onload?.()
      } catch {
        // A browser reports what a listener throws, and nobody hears of it.
      }
    })
  }
}

afterEach(() => void vi.unstubAllGlobals())

test('an answer that cannot be read fails the upload', async () => {
  vi.stubGlobal('XMLHttpRequest', OddRequest)
  const sent = progressFetch(() => {}, new AbortController().signal)
  await expect(sent(new Request('http://obra.test/file', { method: 'POST', body: 'x' }))).rejects.toThrow(/status/)
})
