// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  delete document.documentElement.dataset.base
  vi.resetModules()
})

const written =
  '<a href="/apps/notes?nota=1">nota</a> <a href="https://obra.test/x">fuera</a> <a href="mailto:a@b.ar">mail</a>'
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

test('links of a text lead into the folder of the host that the app lies in, and are edited as they were written', async () => {
  document.documentElement.dataset.base = '/obra/demo'
  const { cleanHtml, readableHtml } = await import('./clean-html.ts')
  const others = ['https://obra.test/x', 'mailto:a@b.ar']
  expect(linksOf(readableHtml(written))).toEqual(['/obra/demo/apps/notes?nota=1', ...others])
  expect(linksOf(cleanHtml(written))).toEqual(['/apps/notes?nota=1', ...others])
})

test('at the root of its host a text keeps its links', async () => {
  const { readableHtml } = await import('./clean-html.ts')
  expect(linksOf(readableHtml(written))[0]).toBe('/apps/notes?nota=1')
})
