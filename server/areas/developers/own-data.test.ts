import { describe, expect, it } from 'vitest'
import { useTestServer, type Api } from '../../../tests/support/server.ts'

const server = useTestServer()
const samples = [1, 2, 3, 4, 5]

const boardsOf = async (api: Api) => (await api('listBoards')).body
async function rootOf(api: Api) {
  const { folders, files } = (await api('listFiles')).body
  return [...folders, ...files]
}

describe('boards and files of a company', () => {
  it('are a separate copy of the sample in each sample company', async () => {
    const apis = await Promise.all(samples.map((id) => server.current.as('demo@obra.test', id)))
    const boards = await Promise.all(apis.map(boardsOf))
    const files = await Promise.all(apis.map(rootOf))
    for (const each of boards) expect(each.map(({ title }) => title)).toEqual(boards[0]!.map(({ title }) => title))
    for (const each of files) expect(each.map(({ name }) => name)).toEqual(files[0]!.map(({ name }) => name))
    for (const lists of [boards, files]) {
      const ids = lists.flat().map(({ id }) => id)
      expect(ids.length).toBeGreaterThan(2 * samples.length)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('do not change when another company changes its own', async () => {
    const [one, two] = await Promise.all([1, 2].map((id) => server.current.as('demo@obra.test', id)))
    const before = [await boardsOf(two!), await rootOf(two!)]
    const [board] = await boardsOf(one!)
    expect((await one!('updateBoard', { body: { id: board!.id, board: { title: 'Otra obra' } } })).status).toBe(200)
    expect((await one!('createFolder', { body: { folder: { name: 'Solo de una', folderId: null } } })).status).toBe(200)
    expect([await boardsOf(two!), await rootOf(two!)]).toEqual(before)
    expect((await two!('getBoard', { query: { id: board!.id } })).status).toBe(404)
    const [folder] = await rootOf(one!)
    expect((await two!('listFiles', { query: { folderId: folder!.id } })).status).toBe(404)
  })

  it('are empty in a new company', async () => {
    const creator = await server.current.as('sofia@obra.test')
    const body = { nombre: 'Delta Viviendas', cuit: '30717770095', telefono: '', mail: 'a@delta.test', ubicacion: '' }
    const { data } = (await creator('createDeveloper', { body })).body
    const api = await server.current.as('sofia@obra.test', data!.id)
    expect(await boardsOf(api)).toEqual([])
    expect(await rootOf(api)).toEqual([])
  })
})
