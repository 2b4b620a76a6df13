import { afterEach, expect, it, vi } from 'vitest'
import { sampleMark } from './sample-mark.ts'

const page = '<html data-sample="no">'
const transformPage = () => {
  const { transformIndexHtml } = sampleMark('http://api.test')
  return (transformIndexHtml as (html: string) => Promise<string>)(page)
}
const say = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer))

afterEach(() => vi.unstubAllGlobals())

it('marks the page over sample data only, and not if the server fails', async () => {
  say(async () => Response.json({ isSample: true }))
  expect(await transformPage()).toBe('<html data-sample="yes">')
  say(async () => Response.json({ isSample: false }))
  expect(await transformPage()).toBe(page)
  say(async () => new Response('', { status: 503 }))
  expect(await transformPage()).toBe(page)
  say(() => Promise.reject(new TypeError('fetch failed')))
  expect(await transformPage()).toBe(page)
})
