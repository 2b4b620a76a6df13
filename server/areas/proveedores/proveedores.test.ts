import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'
import { cuitFrom, writeCuit } from '../../lib/check-digits.ts'

const server = useTestServer()
const params = { desarrolladoraId: 1 }
const demo = () => server.current.as('demo@obra.test')

const base = { razonSocial: 'Prueba S.A.', cuit: '30-54668997-9', condicionIva: 'RI' as const }

describe('proveedores', () => {
  it.each([
    [{ cuit: '30-71234567-8' }, 'cuit'],
    [{ condicionIva: 'exterior' as const }, 'cuit'],
    [{ cbu: '2850590940090418135202' }, 'cbu'],
    [{ cbu: '123' }, 'cbu'],
    [{ mail: 'nada' }, 'mail'],
    [{ rubros: ['x', 'x'] }, 'rubros'],
  ])('refuse %j at its field', async (change, field) => {
    const api = await demo()
    const { status, body } = await api('createProveedor', { params, body: { ...base, ...change } })
    expect([status, body]).toEqual([400, expect.objectContaining({ issues: [expect.objectContaining({ field })] })])
  })

  it.each(['50', '51', '55'])('from other countries have a CUIT of %s, and only those', async (prefix) => {
    const api = await demo()
    const digits = Array.from({ length: 20 }, (_, index) => cuitFrom(`${prefix}${70_000_000 + index}`)).find(Boolean)!
    const foreign = { ...base, razonSocial: `Del exterior ${prefix}`, cuit: writeCuit(digits) }
    const create = (more: { condicionIva: 'RI' | 'exterior'; cuit?: string }) =>
      api('createProveedor', { params, body: { ...foreign, ...more } })
    expect((await create({ condicionIva: 'RI' })).body).toMatchObject({ issues: [{ field: 'cuit' }] })
    expect((await create({ condicionIva: 'exterior', cuit: '30-54668997-9' })).body).toMatchObject({
      issues: [{ field: 'cuit' }],
    })
    const wrong = `${digits.slice(0, 10)}${(Number(digits[10]) + 1) % 10}`
    expect((await create({ condicionIva: 'exterior', cuit: wrong })).status).toBe(400)
    expect((await create({ condicionIva: 'exterior' })).body).toMatchObject({ cuit: foreign.cuit })
  })

  it('are searched by name, contact and CUIT with or without hyphens, and refuse rubros of another company', async () => {
    const api = await demo()
    const { items: rubros } = (await api('listRubros', { params })).body
    const { body } = await api('createProveedor', {
      params,
      body: { ...base, cuit: '30546689979', rubros: [rubros[3]!.id] },
    })
    expect(body).toMatchObject({ cuit: '30-54668997-9', rubros: [rubros[3]!.id] })
    for (const search of ['PRUEBA', '30546689979', '54668997-9']) {
      const found = (await api('listProveedores', { params, query: { search } })).body.items
      expect(
        found.map(({ id }) => id),
        search,
      ).toContain(body.id)
    }
    const others = (await api('listRubros', { params: { desarrolladoraId: 2 } })).body.items
    expect((await api('listProveedores', { params, query: { rubroId: others[0]!.id } })).status).toBe(404)
    const foreign = { version: 1, rubros: [others[0]!.id] }
    expect((await api('updateProveedor', { params: { ...params, id: body.id }, body: foreign })).status).toBe(404)
  })

  it('are filtered by a rubro, its ancestors and its descendants', async () => {
    const api = await demo()
    const rubro = async (codigo: string, padreId: string | null) =>
      (await api('createRubro', { params, body: { codigo, nombre: `Rubro ${codigo}`, padreId } })).body.id
    const [top, other] = [await rubro('90', null), await rubro('91', null)]
    const [middle, beside] = [await rubro('90.01', top), await rubro('90.02', top)]
    const leaf = await rubro('90.01.01', middle)
    const names = new Map<string, string>()
    for (const [index, rubroId] of [top, middle, beside, leaf].entries()) {
      const cuit = writeCuit(cuitFrom(`30${60_000_000 + 7 * (index + 1)}`) ?? cuitFrom(`30${61_000_001 + index}`)!)
      const { body } = await api('createProveedor', { params, body: { ...base, cuit, rubros: [rubroId] } })
      names.set(body.id, ['top', 'middle', 'beside', 'leaf'][index]!)
    }
    const found = async (rubroId: string) => {
      const { body } = await api('listProveedores', { params, query: { rubroId } })
      return body.items.map(({ id }) => names.get(id)).toSorted()
    }
    expect(await found(middle)).toEqual(['leaf', 'middle', 'top'])
    expect(await found(beside)).toEqual(['beside', 'top'])
    expect(await found(top)).toEqual(['beside', 'leaf', 'middle', 'top'])
    expect(await found(other)).toEqual([])
  })

  it('are added together: each refused one is named, and blocks none of the others', async () => {
    const api = await demo()
    const [taken] = (await api('listProveedores', { params })).body.items
    const proveedores = [
      { ...base, cuit: '30-50001091-2', razonSocial: 'Lista Uno S.A.' },
      { ...base, cuit: '30-71234567-8' },
      { ...base, cuit: taken!.cuit },
      { ...base, cuit: '30500010912', razonSocial: 'Lista Uno otra vez' },
      { ...base, cuit: '33-69345023-9', razonSocial: 'Lista Dos S.A.', mail: 'nada' },
      { ...base, cuit: '33693450239', razonSocial: 'Lista Tres S.A.', condicionIva: 'monotributo' as const },
    ]
    const load = (simular: boolean) => api('loadProveedores', { params, query: { simular }, body: { proveedores } })
    const count = async () => (await api('listProveedores', { params })).body.total
    const before = await count()
    const trial = await load(true)
    expect([trial.status, await count()]).toEqual([200, before])
    expect(trial.body).toEqual({
      creados: 2,
      rechazados: [
        { indice: 1, campo: 'cuit', mensaje: expect.stringContaining('verificador'), existenteId: null },
        { indice: 2, campo: 'cuit', mensaje: expect.stringContaining(taken!.razonSocial), existenteId: taken!.id },
        { indice: 3, campo: 'cuit', mensaje: 'Está repetido: es igual al de la fila 1.', existenteId: null },
        { indice: 4, campo: 'mail', mensaje: 'Ingresá un email válido.', existenteId: null },
      ],
    })
    expect((await load(false)).body).toEqual(trial.body)
    expect(await count()).toBe(before + 2)
    const [added] = (await api('listProveedores', { params, query: { search: 'Lista Tres' } })).body.items
    expect(added).toMatchObject({ cuit: '33-69345023-9', condicionIva: 'monotributo' })
    const history = await api('listCompanyHistory', { params, query: { entidadId: added!.id } })
    expect((history.body as { items: object[] }).items).toMatchObject([{ accion: 'crear' }])
    expect((await load(false)).body).toMatchObject({ creados: 0 })
  })
})
