// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { findPage, placePage } from './place-page.ts'

const page = '<html data-base="."><link href="./assets/a.css"><style>a{src:url(./assets/f.woff2)}</style></html>'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

test('a page in a folder gets absolute URLs of its files', () => {
  expect(placePage(page, '/obra/demo')).toBe(
    '<html data-base="/obra/demo"><link href="/obra/demo/assets/a.css"><style>a{src:url(/obra/demo/assets/f.woff2)}</style></html>',
  )
  expect(placePage(page, '')).toContain('<html data-base=""><link href="/assets/a.css">')
})

/** A host with these files; other requests get 404. */
function hostOf(files: Record<string, string>) {
  const fetchMock = vi.fn(async (address: string) => {
    const type = address.endsWith('.js') ? 'text/javascript' : 'text/html'
    return new Response(files[address] ?? '', {
      status: address in files ? 200 : 404,
      headers: { 'Content-Type': type },
    })
  })
  vi.stubGlobal('fetch', fetchMock)
  return fetchMock
}

test("opens the page of the nearest folder with this build's script", async () => {
  hostOf({ '/obra/demo/assets/x.js': '', '/obra/demo/index.html': page, '/assets/x.js': '', '/index.html': 'other' })
  vi.spyOn(document, 'open').mockReturnThis()
  vi.spyOn(document, 'close').mockReturnThis()
  const written = vi.spyOn(document, 'write').mockReturnThis()
  history.replaceState(null, '', '/obra/demo/apps/notes/7')
  expect(await findPage('assets/x.js', placePage)).toBe(true)
  expect(written).toHaveBeenCalledExactlyOnceWith(placePage(page, '/obra/demo'))
})

test('resolves to false without such a folder', async () => {
  const fetchMock = hostOf({})
  history.replaceState(null, '', '/nada/aca')
  expect(await findPage('assets/x.js', placePage)).toBe(false)
  expect(fetchMock.mock.calls.map(([address]) => address)).toEqual([
    '/assets/x.js',
    '/index.html',
    '/nada/assets/x.js',
    '/nada/index.html',
  ])
})
