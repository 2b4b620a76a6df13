import { beforeAll, expect, it } from 'vitest'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'
import { readCsv } from '../../lib/csv.ts'

type Tipo = components['schemas']['CargaTipo']
type Company = { desarrolladoraId: number }

const server = useTestServer()
const source: Company = { desarrolladoraId: 1 }
const target: Company = { desarrolladoraId: 0 }
let api: Api

/** Columns that say something about an entry and are no field of it. */
const derived = new Set(['Usos', 'Activo'])
const derivedOf: Partial<Record<Tipo, string[]>> = {
  materiales: [
    'Último precio',
    'Moneda',
    'Fecha del precio',
    'Días del precio',
    'Proveedor del precio',
    'Variación %',
    'Variación CAC %',
    'Variación dólar %',
  ],
  indices: ['Último período', 'Último valor', 'Provisorio'],
}

/** In an order in which each list names only earlier ones. */
const lists = [
  ['unidades', 'listUnidades'],
  ['rubros', 'listRubros'],
  ['proveedores', 'listProveedores'],
  ['materiales', 'listMateriales'],
  ['depositos', 'listDepositos'],
  ['tiposDocumento', 'listTiposDocumento'],
  ['tiposEvento', 'listTiposEvento'],
  ['feriados', 'listFeriados'],
  ['cotizaciones', 'listCotizaciones'],
  ['indices', 'listIndices'],
] as const

/** A new company comes with usual entries and has no projects. */
beforeAll(async () => {
  api = await server.current.as('demo@obra.test')
  const data = { nombre: 'Otra', cuit: '30-71234567-1', mail: 'otra@obra.test' }
  target.desarrolladoraId = (await api('createDeveloper', { body: data })).body.data!.id
  const { store } = server.current.services
  await store.write(async (db) => {
    for (const table of ['rubros', 'unidades', 'feriados', 'tiposDocumento', 'tiposEvento', 'depositos'] as const)
      await db.deleteFrom(table).where('desarrolladoraId', '=', target.desarrolladoraId).execute()
  })
})

async function load(tipo: Tipo, bytes: Uint8Array) {
  const form = new FormData()
  form.append('tipo', tipo)
  form.append('archivo', new File([bytes as BlobPart], 'lista.csv'))
  const { id } = (await api('createCarga', { params: target, wrong: form })).body
  const place = { params: { ...target, id } }
  // Many rows are compared after the answer.
  await server.current.services.background.settled()
  const carga = (await api('getCarga', place)).body
  const refused = await api('listCargaFilas', { ...place, query: { accion: 'error' } })
  const reasons = refused.body.items.flatMap(({ error, celdas }) => [error, ...celdas.map((cell) => cell.error)])
  expect([tipo, carga.referencias, reasons.filter(Boolean)]).toEqual([tipo, [], []])
  expect([tipo, carga.filas, carga.cantidades.crear]).toEqual([tipo, carga.filas, carga.filas])
  await api('runCarga', { ...place, body: { version: carga.version } })
  await server.current.services.background.settled()
  expect((await api('getCarga', place)).body).toMatchObject({ estado: 'cargada', motivo: null })
  return carga
}

/** The lines of a file without its derived columns; sorted, because rates of the same day have no order. */
function ownLines(bytes: Uint8Array, tipo: Tipo): string[] {
  const { titles, rows } = readCsv(new TextDecoder().decode(bytes))
  const isOwn = titles.map((title) => !derived.has(title) && !derivedOf[tipo]?.includes(title))
  const [heading, ...lines] = [titles, ...rows].map((cells) => cells.filter((_, index) => isOwn[index]).join(';'))
  return [heading!, ...lines.toSorted()]
}

it.each(lists)('%s are the same after an export, a load and an export', async (tipo, list) => {
  if (tipo === 'depositos') await copyProjects()
  const { bytes } = await api(list, { params: source, query: { formato: 'csv', activo: true } })
  const lines = ownLines(bytes, tipo)
  expect(lines.length).toBeGreaterThan(2)
  const carga = await load(tipo, bytes)
  const unread = carga.columnas.flatMap(({ titulo, campo }) => (campo === null ? [titulo] : []))
  expect(unread.filter((titulo) => !derived.has(titulo) && !derivedOf[tipo]?.includes(titulo))).toEqual([])
  const again = await api(list, { params: target, query: { formato: 'csv' } })
  expect(ownLines(again.bytes, tipo)).toEqual(lines)
})

it('values of indices are, too', async () => {
  const indexes = async (company: Company) =>
    (await api('listIndices', { params: company, query: { size: 100, activo: true } })).body.items
  const copies = new Map((await indexes(target)).map(({ codigo, id }) => [codigo, id]))
  for (const { id, codigo } of await indexes(source)) {
    const valuesOf = async (company: Company, indiceId: string) =>
      (await api('listIndiceValores', { params: { ...company, indiceId }, query: { formato: 'csv' } })).bytes
    const bytes = await valuesOf(source, id)
    const lines = ownLines(bytes, 'indiceValores')
    if (lines.length === 1) continue
    await load('indiceValores', bytes)
    expect(ownLines(await valuesOf(target, copies.get(codigo)!), 'indiceValores')).toEqual(lines)
  }
})

/** Deposits name projects. */
async function copyProjects() {
  const { data } = (await api('listProjects', { params: { developerId: source.desarrolladoraId } })).body
  for (const { nombre } of data) {
    const made = await api('createProject', { params: target, body: { nombre } })
    expect([nombre, made.status]).toEqual([nombre, 200])
  }
  const { store } = server.current.services
  // Some projects already have a deposit.
  await store.write((db) =>
    db.deleteFrom('depositos').where('desarrolladoraId', '=', target.desarrolladoraId).execute(),
  )
}
