import { expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()

async function statusAndSize(bytes: number): Promise<[number, string]> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], `${bytes}.bin`))
  const { status, body } = await (await server.current.as('demo@obra.test', 1))('uploadFile', { wrong: form })
  return [status, body.size]
}

it('an upload may have 100 MB and not a byte more', async () => {
  const limit = 100_000_000
  expect(await statusAndSize(limit)).toEqual([200, '100 MB'])
  expect((await statusAndSize(limit + 1))[0]).toBe(413)
  expect((await statusAndSize(limit + 1024 * 1024))[0]).toBe(413)
})
