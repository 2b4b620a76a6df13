// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { newOwner, uploads } from './comprobante-files.ts'

afterEach(() => {
  uploads.cancel(uploads.list.get())
  vi.unstubAllGlobals()
})

test('a file taken away while the quotas are asked does not hold up the next one', async () => {
  const asked: string[] = []
  // As `fetch` waits on a line that went dead.
  vi.stubGlobal('fetch', ({ url, signal }: Request) => {
    asked.push(new URL(url).pathname)
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  })
  void uploads.attach(newOwner(1), [new File(['x'], 'frente.txt'), new File(['x'], 'dorso.txt')])
  await vi.waitFor(() => expect(asked).toEqual(['/api/common/storage']))
  uploads.cancel([uploads.list.get()[0]!])
  await vi.waitFor(() => expect(asked).toEqual(['/api/common/storage', '/api/common/storage']))
})
