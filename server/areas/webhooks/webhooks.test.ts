import { beforeEach, describe, expect, it } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { useTestServer, type Api } from '../../../tests/support/server.ts'
import { createDeposit, createMaterial, move, proyectoId } from '../../../tests/support/stock.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { announceChange } from '../live/service.ts'
import { webhookEvents } from './events.ts'
import { forgetOldDeliveries, sendDue } from './sending.service.ts'

type Schemas = components['schemas']

const server = useTestServer()
const params = { desarrolladoraId: 1 }
const url = 'https://contable.estudio.test/obra?clave=s3cr3t0'
const minute = 60_000
const day = 24 * 60 * minute

const settled = () => server.current.services.background.settled()
const round = () => sendDue(server.current.services)
const logOf = async (api: Api, webhookId: string) =>
  (await api('listWebhookDeliveries', { params: { ...params, webhookId }, query: { size: 200 } })).body.items

let api: Api
let count = 0

beforeEach(async () => {
  const { webhooks, services } = server.current
  await settled()
  await services.store.write((db) => db.deleteFrom('webhooks').execute())
  await services.store.write((db) => db.deleteFrom('rateLimits').execute())
  webhooks.calls.length = 0
  webhooks.answer = async () => ({ status: 200, text: 'ok' })
  api = await server.current.as('demo@obra.test', 1)
})

async function add(fields: { eventos?: Schemas['WebhookEvento'][] } = {}) {
  const { status, body } = await api('createWebhook', { params, body: { nombre: 'Contable', url, ...fields } })
  expect(status).toBe(200)
  return body
}

/** Changes a catalogue of company 1. */
async function change() {
  const body = { nombre: `Ensayo ${++count}`, color: '#112233' }
  const { status, body: entry } = await api('createTipoEvento', { params, body })
  expect(status).toBe(200)
  await settled()
  return entry
}

describe('webhooks', () => {
  it('receive changes with their ids, signed as in Standard Webhooks', async () => {
    const { webhook, secreto } = await add()
    expect(webhook).toMatchObject({ activo: true, estado: 'activo', version: 1 })
    expect(webhook.eventos).toEqual(webhookEvents)
    const entry = await change()
    const [call, ...others] = server.current.webhooks.calls
    expect(others).toEqual([])
    expect(JSON.parse(call!.body)).toEqual({
      id: call!.id,
      type: 'catalogues',
      timestamp: expect.stringMatching(/Z$/) as string,
      desarrolladoraId: 1,
      proyectoId: null,
      cambios: [{ entidad: 'tipoEvento', entidadId: entry.id, accion: 'crear' }],
      hayMas: false,
    })
    expect(call).toMatchObject({ url, secrets: [secreto] })
    expect(() => new Webhook(secreto)).not.toThrow()
    expect(await logOf(api, webhook.id)).toMatchObject([
      {
        id: call!.id,
        evento: 'catalogues',
        estado: 'entregada',
        intentos: 1,
        codigo: 200,
        respuesta: 'ok',
        error: null,
      },
    ])
  })

  it('receive only the subscribed events of their company and its projects', async () => {
    const { webhook } = await add({ eventos: ['finances'] })
    await change()
    expect(await logOf(api, webhook.id)).toEqual([])
    const cobro = { fecha: '2026-03-02', concepto: 'aporte', de: 'Familia Aráoz', importe: '1000.00' } as const
    const made = await api('createCobro', { params: { proyectoId: 1 }, body: cobro })
    expect(made.status).toBe(200)
    await settled()
    const [delivery] = await logOf(api, webhook.id)
    expect(JSON.parse(delivery!.cuerpo)).toMatchObject({
      type: 'finances',
      desarrolladoraId: 1,
      proyectoId: 1,
      cambios: [{ entidad: 'cobro', entidadId: made.body.id }],
    })
    const own = await server.current.join('martin@obra.test', 2, 'administrador')
    await own('createTipoEvento', {
      params: { desarrolladoraId: 2 },
      body: { nombre: 'De otra empresa', color: '#112233' },
    })
    await settled()
    expect(server.current.webhooks.calls).toHaveLength(1)
  })

  it('are notified of the calendar, the plan and the stock of a project', async () => {
    const { webhook } = await add({ eventos: ['calendar', 'plan', 'stock'] })
    const project = { proyectoId }
    const event = { titulo: 'Visita', todoElDia: true, inicio: '2026-03-20', fin: '2026-03-20' }
    const { id } = (await api('createEvento', { params: project, body: event })).body
    const { body: plan } = await api('getPlan', { params: project })
    if (typeof plan === 'string') throw new Error('no plan')
    const task = { nombre: 'Replanteo', inicio: '2026-03-20', duracionDias: 2 }
    const changes = { version: plan.version, guardar: [task], borrar: [] }
    const [tarea] = (await api('updateTareas', { params: project, body: changes })).body.creadas
    const key = { depositoId: (await createDeposit(api)).id, materialId: (await createMaterial(api, 'u')).id }
    await move(api, key, { cantidad: '1', precio: '1' }, {})
    await settled()
    const bodies = (await logOf(api, webhook.id)).map(({ cuerpo }) => JSON.parse(cuerpo) as Schemas['WebhookMensaje'])
    const changed = new Map(bodies.map(({ type, cambios }) => [type, cambios.map(({ entidadId }) => entidadId)]))
    expect([...changed.keys()].toSorted()).toEqual(['calendar', 'plan', 'stock'])
    expect(changed.get('calendar')).toEqual([id])
    expect(changed.get('plan')).toContain(tarea!.id)
  })

  it('receive an event of a write once, and nothing of a write that was rolled back', async () => {
    const { webhook } = await add()
    const ctx = { ...server.current.services, user: { id: 'x' } }
    const twice = (fails: boolean) =>
      ctx.store.write(async (db) => {
        await announceChange(ctx, db, 'boards', { company: 1 })
        await announceChange(ctx, db, 'boards', { company: 1 })
        await announceChange(ctx, db, 'mailbox', { person: 'x' })
        if (fails) throw new Error('undone')
      })
    await expect(twice(true)).rejects.toThrow('undone')
    await settled()
    expect(await logOf(api, webhook.id)).toEqual([])
    await twice(false)
    await settled()
    expect((await logOf(api, webhook.id)).map(({ evento }) => evento)).toEqual(['boards'])
  })

  it('are retried with growing pauses and the same id, until the last try has failed', async () => {
    const { webhook } = await add()
    server.current.webhooks.answer = async () => ({ status: 503, text: 'cerrado\0' })
    await change()
    const [first] = await logOf(api, webhook.id)
    expect(first).toMatchObject({
      estado: 'pendiente',
      intentos: 1,
      codigo: 503,
      respuesta: 'cerrado',
      error: 'Contestó 503.',
    })
    expect(Date.parse(first!.proximoIntento!) - Date.parse(first!.ultimoIntento!)).toBe(minute)
    expect((await api('listWebhooks', { params })).body.items[0]).toMatchObject({ estado: 'fallando' })
    for (const pause of [1, 5, 30, 120, 360, 1440]) {
      server.current.advance(pause * minute - 1)
      await round()
      const before = server.current.webhooks.calls.length
      server.current.advance(1)
      await round()
      expect(server.current.webhooks.calls).toHaveLength(before + 1)
    }
    expect((await logOf(api, webhook.id))[0]).toMatchObject({ estado: 'fallida', intentos: 7, proximoIntento: null })
    expect(new Set(server.current.webhooks.calls.map(({ id }) => id)).size).toBe(1)
    server.current.webhooks.answer = async () => ({ status: 204, text: '' })
    const again = { ...params, webhookId: webhook.id, id: first!.id }
    expect((await api('resendWebhookDelivery', { params: again })).body).toMatchObject({ estado: 'pendiente' })
    await settled()
    expect((await logOf(api, webhook.id))[0]).toMatchObject({ estado: 'entregada', codigo: 204, error: null })
    expect((await api('listWebhooks', { params })).body.items[0]).toMatchObject({ estado: 'activo', fallaDesde: null })
  })

  it('are called once a minute while unavailable, whatever the number of waiting deliveries', async () => {
    const { webhook } = await add()
    server.current.webhooks.answer = () => Promise.reject(new Error('Nadie atiende en esa dirección.'))
    await change()
    await change()
    await change()
    expect(server.current.webhooks.calls).toHaveLength(1)
    server.current.webhooks.answer = async () => ({ status: 200, text: '' })
    server.current.advance(minute)
    await round()
    expect((await logOf(api, webhook.id)).map(({ estado }) => estado)).toEqual(['entregada', 'entregada', 'entregada'])
  })

  it('are not called twice by two concurrent replicas', async () => {
    const { webhook } = await add()
    server.current.webhooks.answer = () => Promise.reject(new Error('No contestó en 10 segundos.'))
    for (let each = 0; each < 4; each++) await change()
    server.current.webhooks.answer = async () => ({ status: 200, text: '' })
    server.current.webhooks.calls.length = 0
    server.current.advance(minute)
    await Promise.all([round(), round(), round()])
    const ids = server.current.webhooks.calls.map(({ id }) => id)
    expect(ids).toHaveLength(4)
    expect(new Set(ids).size).toBe(4)
    expect(await logOf(api, webhook.id)).toHaveLength(4)
  })

  it('are switched off after failing for three days or answering 410, and the administrators are notified', async () => {
    const { webhook } = await add()
    server.current.webhooks.answer = async () => ({ status: 500, text: '' })
    await change()
    server.current.advance(3 * day)
    await change()
    const gone = (await api('listWebhooks', { params })).body.items[0]!
    expect(gone).toMatchObject({ activo: false, estado: 'suspendido' })
    expect((await logOf(api, webhook.id)).map(({ estado }) => estado)).toEqual(['fallida', 'fallida'])
    const { body: notices } = await api('listNotifications')
    expect(notices[0]).toMatchObject({ title: 'Se apagó el webhook «Contable»', link: '/empresa?ver=webhooks' })
    await change()
    expect(await logOf(api, webhook.id)).toHaveLength(2)
    const again = { params: { ...params, id: webhook.id }, body: { version: gone.version, activo: true } }
    expect((await api('updateWebhook', again)).body).toMatchObject({ estado: 'activo', fallaDesde: null })
    server.current.webhooks.answer = async () => ({ status: 410, text: '' })
    await change()
    expect((await api('listWebhooks', { params })).body.items[0]).toMatchObject({ estado: 'suspendido' })
  })

  it('sign with both secrets for a day after a new one', async () => {
    const { webhook, secreto } = await add()
    const rotate = { params: { ...params, webhookId: webhook.id } }
    const { body } = await api('rotateWebhookSecret', rotate)
    expect(body.secreto).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    await change()
    expect(server.current.webhooks.calls.at(-1)!.secrets).toEqual([body.secreto, secreto])
    server.current.advance(day + 1)
    await change()
    expect(server.current.webhooks.calls.at(-1)!.secrets).toEqual([body.secreto])
    const lists = JSON.stringify([(await api('listWebhooks', { params })).body, await logOf(api, webhook.id)])
    expect(lists).not.toContain('whsec_')
  })

  it('can be tested, even while off; a failed test is not retried and does not count as failing', async () => {
    const { webhook } = await add()
    const one = { ...params, id: webhook.id }
    const off = (await api('updateWebhook', { params: one, body: { version: 1, activo: false } })).body
    expect(off.estado).toBe('apagado')
    server.current.webhooks.answer = async () => ({ status: 302, text: '' })
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const test = () => api('testWebhook', { params: { ...params, webhookId: webhook.id }, headers: key })
    expect((await test()).body).toMatchObject({ evento: 'test', estado: 'pendiente' })
    await settled()
    await test()
    await settled()
    expect(await logOf(api, webhook.id)).toMatchObject([
      { evento: 'test', estado: 'fallida', error: 'Contestó 302: las redirecciones no se siguen.' },
    ])
    const resend = { ...params, webhookId: webhook.id, id: (await logOf(api, webhook.id))[0]!.id }
    expect((await api('resendWebhookDelivery', { params: resend })).status).toBe(409)
    expect((await api('listWebhooks', { params })).body.items[0]).toMatchObject({ estado: 'apagado', fallaDesde: null })
  })

  it('fail waiting deliveries when switched off, and are deleted with their log', async () => {
    const { webhook } = await add()
    server.current.webhooks.answer = async () => ({ status: 500, text: '' })
    await change()
    const one = { ...params, id: webhook.id }
    await api('updateWebhook', { params: one, body: { version: 1, activo: false } })
    expect((await logOf(api, webhook.id))[0]).toMatchObject({
      estado: 'fallida',
      error: expect.stringContaining('se apagó') as string,
    })
    expect((await api('updateWebhook', { params: one, body: { version: 1, nombre: 'Tarde' } })).status).toBe(409)
    expect((await api('deleteWebhook', { params: one })).body).toBe(true)
    expect((await api('deleteWebhook', { params: one })).status).toBe(404)
    const remaining = server.current.services.store.read.selectFrom('webhookEntregas').select('id')
    expect(await remaining.where('webhookId', '=', webhook.id).execute()).toEqual([])
  })

  it('are managed by administrators only; the history shows only the host of the URL', async () => {
    const { webhook } = await add()
    const member = await server.current.join('martin@obra.test', 1, 'miembro')
    expect((await member('listWebhooks', { params })).status).toBe(403)
    expect((await member('testWebhook', { params: { ...params, webhookId: webhook.id } })).status).toBe(403)
    const { body } = await member('listCompanyHistory', { params, query: { entidad: 'webhook' } })
    expect(body.items[0]!.despues).toMatchObject({ nombre: 'Contable', destino: 'contable.estudio.test' })
    expect(JSON.stringify(body)).not.toContain('s3cr3t0')
  })

  it('only call allowed URLs, and are limited to twenty per company', async () => {
    const wrong = await api('createWebhook', { params, body: { nombre: 'x', url: 'http://contable.test' } })
    expect(wrong.status).toBe(400)
    expect(wrong.body).toMatchObject({
      issues: [{ field: 'url', message: 'La dirección tiene que empezar con https://' }],
    })
    for (let each = 0; each < 20; each++) await add()
    expect((await api('createWebhook', { params, body: { nombre: 'x', url } })).status).toBe(409)
  })

  it('have deliveries that are deleted after 30 days', async () => {
    const { webhook } = await add()
    await change()
    server.current.advance(30 * day + minute)
    api = await server.current.as('demo@obra.test', 1)
    await change()
    forgetOldDeliveries(server.current.services)
    await settled()
    expect(await logOf(api, webhook.id)).toHaveLength(1)
  })
})
