import { describe, expect, it } from 'vitest'
import { readFixture } from '../../db/fixtures.ts'
import type { Success } from '../../http/contract.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'

type Product = Success<'getProduct'>

const server = useTestServer()
const fixture = readFixture<{ products: Product[] }>('inventory')
const unknownId = '00000000-0000-4000-8000-000000000000'
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
)

function form(id: string | undefined, bytes: Uint8Array<ArrayBuffer> = png): FormData {
  const data = new FormData()
  if (id) data.append('id', id)
  data.append('image', new File([bytes], 'foto.png'))
  return data
}

const upload = (api: Api, wrong: FormData) => api('uploadProductImage', { wrong })
const idIn = (address: string) => address.split('id=')[1]!

describe('the images of a product', () => {
  it('include an upload, which is public and cacheable under its address', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const { id, images, thumbnail } = fixture.products[0]!
    const { body } = await upload(api, form(id))
    expect(body.images.slice(0, -1)).toEqual(images)
    expect(body.thumbnail).toBe(thumbnail)
    const shown = await server.current.anonymous('getProductImage', { query: { id: idIn(body.images.at(-1)!) } })
    expect([shown.status, shown.bytes]).toEqual([200, png])
    expect(shown.headers.get('content-type')).toBe('image/png')
    expect(shown.headers.get('cache-control')).toContain('immutable')
  })

  it('give a product without one its thumbnail', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const { id } = (await api('createProduct')).body
    const { body } = await upload(api, form(id))
    expect(body.images).toHaveLength(1)
    expect(body.thumbnail).toBe(body.images[0])
  })

  it('are deleted with the next upload once they were removed', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const { id } = (await api('createProduct')).body
    const first = idIn((await upload(api, form(id))).body.images[0]!)
    await api('updateProduct', { body: { id, product: { images: [], thumbnail: null } } })
    const second = idIn((await upload(api, form(id))).body.images[0]!)
    expect((await api('getProductImage', { query: { id: first } })).status).toBe(404)
    expect((await api('getProductImage', { query: { id: second } })).status).toBe(200)
  })

  it('are kept while a deletion can be undone', async () => {
    const { current } = server
    const api = await current.as('demo@obra.test', 1)
    const { id } = (await api('createProduct')).body
    const image = idIn((await upload(api, form(id))).body.images[0]!)
    await api('deleteProducts', { body: { selection: { ids: [id] } } })
    expect((await api('getProductImage', { query: { id: image } })).status).toBe(200)
    const kept = 30 * 24 * 60 * 60 * 1000
    current.advance(kept + 1)
    const later = await current.as('demo@obra.test', 1)
    await later('deleteProducts', { body: { selection: { ids: [unknownId] } } })
    await current.services.background.settled()
    current.advance(-kept - 1)
    expect((await api('getProductImage', { query: { id: image } })).status).toBe(404)
  })

  it('refuse other files, too large or too many ones, and unknown products', async () => {
    const api = await server.current.as('demo@obra.test', 1)
    const { id } = (await api('createProduct')).body
    const statusOf = async (data: FormData) => (await upload(api, data)).status
    expect(await statusOf(form(id, new TextEncoder().encode('<svg onload="alert(1)"/>')))).toBe(400)
    expect(await statusOf(form(undefined))).toBe(400)
    expect(await statusOf(form(id, new Uint8Array(1_000_001)))).toBe(413)
    expect(await statusOf(form(unknownId))).toBe(404)
    const images = Array.from({ length: 20 }, (_, index) => `/assets/inventory/${index}.svg`)
    await api('updateProduct', { body: { id, product: { images } } })
    expect(await statusOf(form(id))).toBe(409)
  })
})
