import { afterEach, expect, test, vi } from 'vitest'
import { progressFetch } from './progress-fetch.ts'

/** Responds with a status for which `Response` throws if there is a body. */
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
        // A browser only logs what a listener throws.
      }
    })
  }
}

afterEach(() => void vi.unstubAllGlobals())

test('an unreadable response fails the upload', async () => {
  vi.stubGlobal('XMLHttpRequest', OddRequest)
  const sent = progressFetch(() => {}, new AbortController().signal)
  await expect(sent(new Request('http://obra.test/file', { method: 'POST', body: 'x' }))).rejects.toThrow(/status/)
})
