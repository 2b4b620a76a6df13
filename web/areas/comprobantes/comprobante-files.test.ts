// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { newOwner, uploads } from './comprobante-files.ts'

afterEach(() => {
  uploads.cancel(uploads.list.get())
  vi.unstubAllGlobals()
})

test('cancelling a file while its quota is requested does not block the next one', async () => {
  const requests: string[] = []
  // Never answers, like `fetch` on a dead connection.
  vi.stubGlobal('fetch', ({ url, signal }: Request) => {
    requests.push(new URL(url).pathname)
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  })
  void uploads.attach(newOwner(1), [new File(['x'], 'frente.txt'), new File(['x'], 'dorso.txt')])
  await vi.waitFor(() => expect(requests).toEqual(['/api/common/storage']))
  uploads.cancel([uploads.list.get()[0]!])
  await vi.waitFor(() => expect(requests).toEqual(['/api/common/storage', '/api/common/storage']))
})
