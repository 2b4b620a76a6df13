/** Uploads that try to run on Obra's origin, and large ones that try to fill its memory. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parse } from 'content-disposition'
import { expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const signIn = () => server.current.as('demo@obra.test', 1)
const megabyte = 1_000_000
const script = '<script>fetch("/api/common/user")</script>'

async function upload(name: string, content: string) {
  const form = new FormData()
  form.set('file', new File([content], name, { type: 'text/html' }))
  form.set('whenTaken', 'both')
  return (await signIn())('uploadFile', { wrong: form })
}

it.each([
  ['página.html', script],
  ['plano.svg', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
  ['plano.xhtml', `<html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`],
  ['informe.pdf', script],
  ['doble.pdf', `%PDF-1.4\n${script}`],
  ['nota.txt', script],
  ['tabla.csv', `=HYPERLINK("http://malo.test")\n${script}`],
  ['sin ending', script],
  ['comillas".html;x="y', script],
])('%s is served as a download with a type that cannot run', async (name, content) => {
  const api = await signIn()
  const { status, body } = await upload(name, content)
  expect(status).toBe(200)
  const { bytes, headers } = await api('downloadFile', { query: { id: body.id } })
  expect(new TextDecoder().decode(bytes)).toBe(content)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(parse(headers.get('content-disposition')!)).toMatchObject({
    type: 'attachment',
    parameters: { filename: body.name },
  })
})

it.each([
  ['foto.png', script],
  ['foto.gif', `GIF89a/*${script}*/=1;`],
  ['foto.jpg', `\u00ff\u00d8\u00ff${script}`],
  ['foto.webp', `RIFF0000WEBP${script}`],
])('%s, named like an image but not one, is refused', async (name, content) => {
  expect((await upload(name, content)).status).toBe(415)
})

// A tab has no file system: it holds the whole upload in memory until it is stored.
it.skipIf(process.env.OBRA_TEST_STORE === 'tab')('streams 100 MB in and out using a few chunks', async () => {
  const token = await server.current.tokenOf('demo@obra.test')
  const headers = { Authorization: `Bearer ${token}`, 'Obra-Desarrolladora': '1' }
  const encode = (text: string) => new TextEncoder().encode(text)
  const head = encode(
    `--b\r\nContent-Disposition: form-data; name="file"; filename="${crypto.randomUUID()}.bin"\r\n\r\n`,
  )
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const held: number[] = []
  let calls = 0
  const measure = () => {
    // Measure after a collection, so that only retained memory counts.
    if (calls++ % 20 !== 0) return
    collect()
    held.push(process.memoryUsage().arrayBuffers)
  }
  const piece = new Uint8Array(megabyte).fill(7)
  let sent = -1
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      measure()
      if (sent === -1) controller.enqueue(head)
      else if (sent < 100) controller.enqueue(piece)
      else {
        controller.enqueue(encode('\r\n--b--\r\n'))
        controller.close()
      }
      sent++
    },
  })
  const init = { method: 'POST', headers: { ...headers, 'Content-Type': 'multipart/form-data; boundary=b' }, body }
  const made = await server.current.app.request('/api/apps/file-manager/file', {
    ...init,
    duplex: 'half',
  } as RequestInit)
  expect(made.status).toBe(200)
  const { id, size } = (await made.json()) as { id: string; size: string }
  expect(size).toBe('100 MB')
  const answer = await server.current.app.request(`/api/apps/file-manager/file/content?id=${id}`, { headers })
  let received = 0
  for await (const chunk of answer.body!) {
    received += chunk.length
    measure()
  }
  expect(received).toBe(100 * megabyte)
  expect((Math.max(...held) - held[0]!) / megabyte).toBeLessThan(75)
})
