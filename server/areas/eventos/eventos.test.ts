import { describe, expect, it } from 'vitest'
import { useTestServer, type Api } from '../../../tests/support/server.ts'
import { createDeposit, createMaterial } from '../../../tests/support/stock.ts'
import type { Body, Query } from '../../http/contract.ts'

const server = useTestServer()
const proyectoId = 1
const params = { proyectoId }
const demo = () => server.current.as('demo@obra.test')

const meeting: Body<'createEvento'> = {
  titulo: 'Reunión de obra',
  todoElDia: false,
  inicio: '2026-03-17T10:00',
  fin: '2026-03-17T11:00',
}

/** The id of the first record of a list. */
async function firstId(answer: Promise<{ body: string | { items: { id: string }[] } }>): Promise<string> {
  const { body } = await answer
  if (typeof body === 'string') throw new Error('no list')
  return body.items[0]!.id
}

async function created(more: Partial<Body<'createEvento'>> = {}, api?: Api) {
  const caller = api ?? (await demo())
  const { status, body } = await caller('createEvento', { params, body: { ...meeting, ...more } })
  expect(status).toBe(200)
  const at = { proyectoId, id: body.id }
  const current = async () => (await caller('getEvento', { params: at })).body
  const update = async (patch: Omit<Body<'updateEvento'>, 'version'>, query: Query<'updateEvento'> = {}) =>
    caller('updateEvento', { params: at, query, body: { ...patch, version: (await current()).version } })
  const dates = async (desde = '2026-03-01', hasta = '2026-06-30') => {
    const query = { desde, hasta, origen: 'evento' as const }
    const page = (await caller('getOcurrencias', { params, query })).body
    return typeof page === 'string' ? [] : page.items.filter(({ titulo }) => titulo.startsWith(body.titulo))
  }
  const starts = async (...range: [string?, string?]) => (await dates(...range)).map(({ inicio }) => inicio)
  return { api: caller, at, evento: body, current, update, dates, starts }
}

/** Tests share a project: each series has its own title. */
let count = 0
const weekly = (more: Partial<Body<'createEvento'>> = {}) =>
  created({ titulo: `Serie ${++count}.`, recurrencia: 'FREQ=WEEKLY;BYDAY=TU;COUNT=5', ...more })

describe('eventos', () => {
  it('are single events or series, which start on a day of their rule', async () => {
    const single = await created({ titulo: 'Suelto' })
    expect(single.evento).toMatchObject({ recurrencia: null, estado: 'programado', excepciones: [], version: 1 })
    expect(await single.starts()).toEqual(['2026-03-17T10:00'])
    const series = await weekly({ inicio: '2026-03-16T10:00', fin: '2026-03-16T11:00' })
    expect(series.evento).toMatchObject({ inicio: '2026-03-17T10:00', fin: '2026-03-17T11:00' })
    expect(await series.starts()).toEqual([
      '2026-03-17T10:00',
      '2026-03-24T10:00',
      '2026-03-31T10:00',
      '2026-04-07T10:00',
      '2026-04-14T10:00',
    ])
  })

  it('change one occurrence, which keeps its hour and takes the title of a later change of all', async () => {
    const { evento, update, dates } = await weekly()
    const titulo = `${evento.titulo} De obra`
    const moved = { inicio: '2026-03-25T08:00', fin: '2026-03-25T09:00' }
    const { body } = await update(moved, { alcance: 'este', idOriginal: '2026-03-24T10:00' })
    expect(body).toMatchObject({
      ...moved,
      excepciones: [{ idOriginal: '2026-03-24T10:00', borrada: false, ...moved }],
    })
    await update({ titulo, inicio: '2026-03-17T15:00' })
    expect((await dates()).map((each) => [each.titulo, each.inicio, each.cambiada])).toEqual([
      [titulo, '2026-03-17T15:00', false],
      [titulo, '2026-03-25T08:00', true],
      [titulo, '2026-03-31T15:00', false],
      [titulo, '2026-04-07T15:00', false],
      [titulo, '2026-04-14T15:00', false],
    ])
  })

  it('are like their series again when the values are sent back', async () => {
    const { update, current } = await weekly()
    const query = { alcance: 'este' as const, idOriginal: '2026-03-24T10:00' }
    await update({ estado: 'realizado', inicio: '2026-03-24T12:00' }, query)
    await update({ estado: 'programado', inicio: '2026-03-24T10:00' }, query)
    expect((await current()).excepciones).toEqual([])
  })

  // nextcloud/calendar#8360
  it('move every Tuesday to Monday, and say which occurrences were moved by hand and stay', async () => {
    const { api, at, update, starts } = await weekly()
    await update({ inicio: '2026-03-26T09:00' }, { alcance: 'este', idOriginal: '2026-03-24T10:00' })
    await api('deleteEvento', { params: at, query: { alcance: 'este', idOriginal: '2026-04-07T10:00' } })
    const { body } = await update({ inicio: '2026-03-30T10:00' }, { alcance: 'todos', idOriginal: '2026-03-31T10:00' })
    expect(body.recurrencia).toContain('BYDAY=MO')
    expect(body.avisos).toEqual(['La fecha del 24/03/2026 ya estaba movida al 26/03/2026 a las 09:00: queda ahí.'])
    expect(body.excepciones.map(({ idOriginal, borrada }) => [idOriginal, borrada])).toEqual([
      ['2026-03-23T10:00', false],
      ['2026-04-06T10:00', true],
    ])
    expect(await starts()).toEqual(['2026-03-16T10:00', '2026-03-26T09:00', '2026-03-30T10:00', '2026-04-13T10:00'])
  })

  it('split for this and the following ones: COUNT and exceptions are divided', async () => {
    const { api, evento, update, current, starts } = await weekly()
    await update({ inicio: '2026-04-08T10:00' }, { alcance: 'este', idOriginal: '2026-04-07T10:00' })
    const change = { titulo: `${evento.titulo} Nueva`, inicio: '2026-03-31T12:00' }
    const { body: next } = await update(change, { alcance: 'siguientes', idOriginal: '2026-03-31T10:00' })
    expect(next).toMatchObject({ inicio: '2026-03-31T12:00', anteriorId: (await current()).id })
    expect(next.recurrencia).toContain('COUNT=3')
    expect((await current()).recurrencia).toContain('UNTIL=20260330')
    expect(await starts()).toEqual([
      '2026-03-17T10:00',
      '2026-03-24T10:00',
      '2026-03-31T12:00',
      '2026-04-08T10:00',
      '2026-04-14T12:00',
    ])
    const undone = await api('undoEvento', { params: { proyectoId, id: (await current()).id } })
    expect(undone.body.recurrencia).toContain('COUNT=5')
    expect((await starts()).at(-1)).toBe('2026-04-14T10:00')
    expect((await api('getEvento', { params: { proyectoId, id: next.id } })).status).toBe(404)
  })

  it('change the whole series from its first occurrence left', async () => {
    const { api, at, update } = await weekly()
    await api('deleteEvento', { params: at, query: { alcance: 'este', idOriginal: '2026-03-17T10:00' } })
    const query = { alcance: 'siguientes', idOriginal: '2026-03-24T10:00' } as const
    const { body } = await update({ lugar: 'Obrador' }, query)
    expect(body).toMatchObject({ id: at.id, anteriorId: null, lugar: 'Obrador' })
  })

  it('ask what becomes of changed occurrences that a new rule leaves out', async () => {
    const { update, starts } = await weekly()
    await update({ inicio: '2026-03-26T10:00' }, { alcance: 'este', idOriginal: '2026-03-24T10:00' })
    const rule = { recurrencia: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;COUNT=3' }
    const refused = await update(rule)
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { error: 'Orphan exceptions', message: expect.stringContaining('26/03/2026') },
    ])
    expect((await update(rule, { excepciones: 'conservar' })).status).toBe(200)
    expect(await starts()).toEqual(['2026-03-17T10:00', '2026-03-26T10:00', '2026-03-31T10:00', '2026-04-14T10:00'])
  })

  it('are deleted in each scope, and restored by undo', async () => {
    const { api, at, starts } = await weekly()
    const remove = (query: Query<'deleteEvento'>) => api('deleteEvento', { params: at, query })
    const undo = () => api('undoEvento', { params: at })
    await remove({ alcance: 'este', idOriginal: '2026-03-24T10:00' })
    expect(await starts()).toHaveLength(4)
    expect((await remove({ alcance: 'este', idOriginal: '2026-03-24T10:00' })).status).toBe(404)
    await undo()
    expect((await undo()).status).toBe(404)
    await remove({ alcance: 'siguientes', idOriginal: '2026-03-31T10:00' })
    expect(await starts()).toEqual(['2026-03-17T10:00', '2026-03-24T10:00'])
    await undo()
    await remove({})
    expect(await starts()).toEqual([])
    expect((await undo()).body).toMatchObject({ id: at.id, recurrencia: expect.stringContaining('COUNT=5') })
    expect(await starts()).toHaveLength(5)
  })

  it('are not undone over a later change', async () => {
    const { api, at, evento, update } = await weekly()
    const search = `${evento.titulo} Segunda`
    await update({ titulo: search }, { alcance: 'siguientes', idOriginal: '2026-03-31T10:00' })
    const page = (await api('listEventos', { params, query: { search } })).body
    if (typeof page === 'string') throw new Error('no list')
    const [next] = page.items
    await api('deleteEvento', { params: { proyectoId, id: next!.id } })
    expect((await api('undoEvento', { params: at })).status).toBe(409)
  })

  // ical.js#91, rrule#481, rrule#468
  it('refuse rules out of range or without a date, each by name', async () => {
    const api = await demo()
    const refusal = async (recurrencia: string) => {
      const { status, body } = await api('createEvento', { params, body: { ...meeting, recurrencia } })
      const { issues } = body as unknown as { issues?: { field: string; message: string }[] }
      return [status, issues?.[0]?.field, issues?.[0]?.message]
    }
    const wrong: [string, string][] = [
      ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'no da ninguna fecha'],
      ['FREQ=DAILY;BYMONTH=13', 'BYMONTH=13 está fuera de rango'],
      ['FREQ=DAILY;INTERVAL=0', 'INTERVAL=0 está fuera de rango'],
      ['FREQ=MONTHLY;BYMONTHDAY=32', 'BYMONTHDAY=32 está fuera de rango'],
      ['FREQ=HOURLY;INTERVAL=2;BYHOUR=1', 'HOURLY'],
      ['FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=3;BYSETPOS=3', 'no da ninguna fecha'],
      ['FREQ=DAILY;BYHOUR=3', 'no está permitida: BYHOUR'],
    ]
    for (const [rule, message] of wrong)
      expect(await refusal(rule), rule).toEqual([400, 'recurrencia', expect.stringContaining(message)])
    const leap = { inicio: '2024-02-29T10:00', fin: '2024-02-29T11:00', recurrencia: 'FREQ=YEARLY' }
    const { starts } = await created({ titulo: 'Bisiesto', ...leap })
    expect(await starts('2024-01-01', '2024-12-31')).toEqual(['2024-02-29T10:00'])
    expect(await starts('2027-01-01', '2028-12-31')).toEqual(['2028-02-29T10:00'])
  })

  it('refuse a day that does not exist, an end before the start, hours of an all-day event, and strangers', async () => {
    const api = await demo()
    const statusOf = async (more: Partial<Body<'createEvento'>>) =>
      (await api('createEvento', { params, body: { ...meeting, ...more } })).status
    expect(await statusOf({ inicio: '2026-02-30T10:00' })).toBe(400)
    expect(await statusOf({ fin: '2026-03-17T09:00' })).toBe(400)
    expect(await statusOf({ todoElDia: true })).toBe(400)
    expect(await statusOf({ asignados: ['nadie'] })).toBe(404)
    expect(await statusOf({ vinculo: { entidad: 'contrato', id: 'ninguno' } })).toBe(404)
    expect(await statusOf({ tipoId: 'ninguno' })).toBe(404)
  })

  it('name the record of any kind that they are about, and its screen', async () => {
    const api = await demo()
    const page = { params, query: { size: 10 } }
    const material = await createMaterial(api, 'u')
    const { items: suppliers } = (await api('listProveedores', { params: { desarrolladoraId: 1 } })).body
    const lineas = [{ materialId: material.id, cantidad: '10', precio: '9500', moneda: 'ARS' as const }]
    const stored = { proveedorId: suppliers[0]!.id, fecha: '2026-03-02', lineas }
    const count = { depositoId: (await createDeposit(api)).id, fecha: '2026-03-10' }
    const ids = {
      contrato: await firstId(api('listContratos', page)),
      certificado: await firstId(api('listProjectCertificados', page)),
      comprobante: await firstId(api('listComprobantes', page)),
      pago: await firstId(api('listPagos', page)),
      cobro: await firstId(api('listCobros', page)),
      pedido: await firstId(api('listPedidos', page)),
      movimiento: await firstId(api('listMovimientos', page)),
      acopio: (await api('createAcopio', { params, body: stored })).body.id,
      conteo: (await api('createConteo', { params, body: count })).body.id,
    } satisfies Record<NonNullable<Body<'createEvento'>['vinculo']>['entidad'], string>
    const names: Record<string, string | undefined> = {}
    for (const [entidad, id] of Object.entries(ids)) {
      const vinculo = { entidad: entidad as keyof typeof ids, id }
      const { body } = await api('createEvento', { params, body: { ...meeting, vinculo } })
      names[entidad] = body.vinculo?.nombre
      expect(body.vinculo?.enlace, entidad).toContain(id)
    }
    expect(names).toEqual({
      contrato: expect.stringMatching(/^(N\.º \d+|Borrador), \S/),
      certificado: expect.stringMatching(/^N\.º (\d+|—), \d\d\/\d{4}, \S/),
      comprobante: expect.stringMatching(/^\S+( de crédito| de débito)? [A-Z] \d{4}-\d{8}, \S/),
      pago: expect.stringMatching(/^N\.º \d+, \S/),
      cobro: expect.stringMatching(/^(N\.º \d+|Borrador), \S/),
      pedido: expect.stringMatching(/^(N\.º \d+|Borrador), \S/),
      movimiento: expect.stringMatching(/^(N\.º \d+|Borrador), (Ingreso|Egreso|Ajuste|Transferencia|Devolución)/),
      acopio: expect.stringMatching(/^(N\.º \d+|Borrador), \S/),
      conteo: expect.stringMatching(/^(N\.º \d+|Borrador), \S/),
    })
  })

  it('refuse a stale version, and store nothing on a dry run', async () => {
    const { api, at, update, starts } = await weekly()
    await update({ titulo: 'Otro' }, { simular: true })
    expect((await api('getEvento', { params: at })).body.version).toBe(1)
    await update({ lugar: 'Obrador' })
    expect((await api('updateEvento', { params: at, body: { version: 1, lugar: 'X' } })).status).toBe(409)
    expect(await starts()).toHaveLength(5)
  })

  it('accept a record sent back whole, also one of an occurrence', async () => {
    const { api, at } = await weekly()
    const query = { idOriginal: '2026-03-24T10:00' }
    const { body: shown } = await api('getEvento', { params: at, query })
    expect(shown.inicio).toBe('2026-03-24T10:00')
    const { body } = await api('updateEvento', { params: at, query: { ...query, alcance: 'este' }, body: shown })
    expect(body.excepciones).toEqual([])
  })
})
