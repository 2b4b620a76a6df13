import { afterEach, expect, it, vi } from 'vitest'
import { sampleMark } from './sample-mark.ts'

const page = '<html data-sample="no">'
const marked = () => {
  const { transformIndexHtml } = sampleMark('http://api.test')
  return (transformIndexHtml as (html: string) => Promise<string>)(page)
}
const say = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer))

afterEach(() => vi.unstubAllGlobals())

it('marks the page over sample data only, and not if the server fails', async () => {
  say(async () => Response.json({ isSample: true }))
  expect(await marked()).toBe('<html data-sample="yes">')
  say(async () => Response.json({ isSample: false }))
  expect(await marked()).toBe(page)
  say(async () => new Response('', { status: 503 }))
  expect(await marked()).toBe(page)
  say(() => Promise.reject(new TypeError('fetch failed')))
  expect(await marked()).toBe(page)
})
