/** Common behaviour of all catalogues, tested on each through the contract's operations. */
import { describe, expect, it } from 'vitest'
import { explained } from '../../tests/support/explained.ts'
import { useTestServer, type Api, type CallResult } from '../../tests/support/server.ts'
import { materiales } from '../areas/materiales/catalogue.ts'
import { isPostgres } from '../db/columns.ts'
import type { OperationId } from '../http/contract.ts'
import { selectByIds, selectPresent } from './catalogue.queries.ts'

const server = useTestServer()
const company = 1

type Record_ = { id: string; activo: boolean; version: number; usos: number } & Record<string, unknown>
type Noun = { many: string; one: string; input: (mark: string) => object; key: string; changed: object; same?: object }

const nouns: Noun[] = [
  {
    many: 'Rubros',
    one: 'Rubro',
    input: (mark) => ({ codigo: `Ñ${mark}`, nombre: 'Prueba' }),
    key: 'codigo',
    changed: { nombre: 'Otro nombre' },
  },
  {
    many: 'Unidades',
    one: 'Unidad',
    input: (mark) => ({ codigo: `ú${mark}`, nombre: 'Palada', tipo: 'volumen' }),
    key: 'codigo',
    changed: { decimales: 4 },
  },
  {
    many: 'Proveedores',
    one: 'Proveedor',
    input: (mark) => ({
      razonSocial: `Prueba ${mark}`,
      cuit: mark === 'A' ? '30-71234567-1' : '33693450239',
      condicionIva: 'RI',
    }),
    key: 'cuit',
    changed: { telefono: '4780-1234' },
  },
  {
    many: 'TiposDocumento',
    one: 'TipoDocumento',
    input: (mark) => ({ nombre: `Índice ${mark}`, vence: true, diasAviso: 3 }),
    key: 'nombre',
    changed: { diasAviso: 9 },
  },
  {
    many: 'TiposEvento',
    one: 'TipoEvento',
    input: (mark) => ({ nombre: `Año ${mark}`, color: '#00ff00' }),
    key: 'nombre',
    changed: { color: '#ff0000' },
  },
  {
    many: 'Depositos',
    one: 'Deposito',
    input: (mark) => ({ nombre: `Galpón ${mark}`, tipo: 'central' }),
    key: 'nombre',
    changed: { nombre: 'Galpón nuevo' },
  },
  {
    many: 'Feriados',
    one: 'Feriado',
    input: (mark) => ({ fecha: mark === 'A' ? '2026-11-06' : '2026-11-05', motivo: 'Día de la construcción' }),
    key: 'fecha',
    changed: { motivo: 'Día del bancario' },
  },
  {
    many: 'Cotizaciones',
    one: 'Cotizacion',
    input: (mark) => ({
      moneda: 'EUR',
      tipo: 'oficial',
      fecha: mark === 'A' ? '2026-01-05' : '2026-01-06',
      venta: '1650',
    }),
    key: 'fecha',
    changed: { venta: '1700.5' },
  },
  {
    many: 'Indices',
    one: 'Indice',
    input: (mark) => ({ codigo: `é-${mark}`, nombre: 'De prueba', frecuencia: 'diaria' }),
    key: 'codigo',
    changed: { fuente: 'INDEC' },
  },
]

const call = (api: Api, id: string, input: object = {}) =>
  api(id as OperationId, { params: { desarrolladoraId: company }, ...input } as never) as Promise<CallResult<never>>
const record = (answer: CallResult<never>) => answer.body as unknown as Record_
const place = (id: string) => ({ params: { desarrolladoraId: company, id } })
const admin = () => server.current.as('demo@obra.test')

async function createOne(api: Api, { one, input }: Noun, mark: string): Promise<Record_> {
  const answer = await call(api, `create${one}`, { body: input(mark) })
  if (answer.status === 200) return record(answer)
  throw new Error(JSON.stringify(answer.body))
}

describe.each(nouns)('the catalogue of $many', (noun) => {
  const { many, one, input, key, changed } = noun

  it('creates, reads, updates, archives and restores, with a history of who did what', async () => {
    const api = await admin()
    const first = await createOne(api, noun, 'A')
    expect(first).toMatchObject({ activo: true, version: 1, usos: 0 })
    const { body } = await call(api, `get${one}`, place(first.id))
    expect(body).toEqual(first)
    const next = record(await call(api, `update${one}`, { ...place(first.id), body: { version: 1, ...changed } }))
    expect(next).toMatchObject({ version: 2 })
    const archived = record(
      await call(api, `update${one}`, { ...place(first.id), body: { version: 2, activo: false } }),
    )
    expect(archived).toMatchObject({ activo: false, version: 3 })
    const active = await call(api, `list${many}`, { query: { activo: true, size: 200 } })
    expect((active.body as { items: Record_[] }).items.map(({ id }) => id)).not.toContain(first.id)
    // A complete record sent back is accepted.
    const whole = await call(api, `update${one}`, { ...place(first.id), body: { ...archived, activo: true } })
    expect(record(whole)).toMatchObject({ activo: true, version: 4 })
    const { body: history } = await api('listCompanyHistory', {
      params: { desarrolladoraId: company },
      query: { entidadId: first.id },
    })
    expect(history.items.map(({ accion }) => accion)).toEqual(['restaurar', 'archivar', 'cambiar', 'crear'])
    expect(history.items[1]).toMatchObject({
      usuario: 'Lucía Ferreyra',
      antes: { activo: true, version: 2 },
      despues: { activo: false, version: 3 },
    })
  })

  it('refuses a duplicate key with 409, ignoring case, accents and surrounding spaces', async () => {
    const api = await admin()
    const first = await createOne(api, noun, 'B')
    const text = String(record(await call(api, `get${one}`, place(first.id)))[key])
    const alike =
      key === 'fecha' || key === 'cuit'
        ? text
        : ` ${text
            .normalize('NFD')
            .replace(/\p{Mn}/gu, '')
            .toUpperCase()} `
    const answer = await call(api, `create${one}`, { body: { ...input('B'), [key]: alike } })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ error: 'Conflict', issues: [{ field: key }] })
  })

  it('refuses an update of a stale version with 409', async () => {
    const api = await admin()
    const { body } = await call(api, `list${many}`, { query: { size: 10 } })
    const { id, version } = (body as { items: Record_[] }).items[0]!
    const change = () => call(api, `update${one}`, { ...place(id), body: { version, activo: true } })
    const statuses = (await Promise.all([change(), change()])).map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, 409])
    expect((await change()).body).toMatchObject({ error: 'Stale version' })
  })

  it('lists in pages, and exports the same list as CSV and XLSX', async () => {
    const api = await admin()
    const { body } = await call(api, `list${many}`, { query: { size: 10 } })
    const page = body as { items: Record_[]; total: number; page: number; size: number; lastPage: number }
    expect(page).toMatchObject({ page: 1, size: 10, lastPage: Math.max(1, Math.ceil(page.total / 10)) })
    const csv = await call(api, `list${many}`, { query: { formato: 'csv' } })
    expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="\w+\.csv"$/)
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(csv.bytes)
    expect(text.startsWith('\uFEFF')).toBe(true)
    expect(text.trim().split('\r\n')).toHaveLength(page.total + 1)
    const xlsx = await call(api, `list${many}`, { query: { formato: 'xlsx' } })
    expect(new TextDecoder().decode(xlsx.bytes.slice(0, 2))).toBe('PK')
  })

  it('can be read but not changed by a lector, and answers 404 to non-members', async () => {
    const { store } = server.current.services
    const role = (rol: 'lector' | 'administrador') =>
      store.write((db) => db.updateTable('memberships').set({ rol }).where('companyId', '=', company).execute())
    await role('lector')
    const api = await admin()
    expect((await call(api, `list${many}`)).status).toBe(200)
    expect((await call(api, `create${one}`, { body: input('C') })).body).toMatchObject({ error: 'Forbidden' })
    await role('administrador')
    const stranger = await server.current.as('martin@obra.test')
    expect((await call(stranger, `list${many}`)).status).toBe(404)
    expect((await call(stranger, `create${one}`, { body: input('C') })).status).toBe(404)
  })

  it('creates only one of two concurrent duplicates', async () => {
    const api = await admin()
    await server.current.services.store.write((db) => db.deleteFrom('idempotentAnswers').execute())
    const once = { headers: { 'Idempotency-Key': `${many}-1` } }
    const body = {
      ...input('D'),
      ...(key === 'cuit' && { cuit: '20-12345678-6' }),
      ...(key === 'fecha' && { fecha: '2026-02-03' }),
    }
    const answers = await Promise.all([
      call(api, `create${one}`, { body }),
      call(api, `create${one}`, { body, ...once }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

// SQLite would read all rows of the company: it expects fewer of them than of ids.
it('looks many ids up by their index', async () => {
  const { read } = server.current.services.store
  const ids = Array.from({ length: 100 }, (_, index) => `id-${index}`)
  const plans = await explained(read, async (db) => {
    await selectPresent(db, 'materiales', company, ids)
    await selectByIds(db, { ...materiales, uses: null }, company, ids)
  })
  expect(plans).toHaveLength(2)
  if (!isPostgres(read)) for (const plan of plans) expect(plan).toMatch(/SEARCH materiales USING [^"]* \(id=\?\)/)
})
