import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useObra } from '../support/cli.ts'

const obra = useObra()

beforeAll(() => obra.login())
beforeEach(async () => {
  await obra.json(['developers', 'use', '1'])
})

type Made = { webhook: { id: string }; secreto: string }
type Listed = { id: string; nombre: string; estado: string; eventos: string[] }

describe('obra webhooks', () => {
  it('adds, changes, tests, resends and deletes a webhook', async () => {
    const address = 'https://contable.invalid/obra'
    const made = await obra.json<Made>(['webhooks', 'create', 'Contable', address, '--evento', 'finances'])
    const { id } = made.webhook
    expect(made.secreto).toMatch(/^whsec_/)
    expect(await obra.json<Listed[]>(['webhooks', 'list'])).toMatchObject([
      { id, estado: 'activo', eventos: ['finances'] },
    ])
    expect(await obra.json(['webhooks', 'update', id, '--nombre', 'Estudio'])).toMatchObject({ nombre: 'Estudio' })
    const tried = await obra.run(['webhooks', 'test', id])
    expect([tried.code, tried.stderr]).toEqual([1, expect.stringContaining('No se entregó')])
    const [sent] = await obra.json<Listed[]>(['webhooks', 'log', id, '--estado', 'fallida'])
    expect(sent).toMatchObject({ evento: 'test', intentos: 1 })
    expect((await obra.run(['webhooks', 'resend', id, sent!.id])).code).toBe(1)
    expect((await obra.json<Made>(['webhooks', 'secret', id])).secreto).not.toBe(made.secreto)
    await obra.json(['webhooks', 'delete', id])
    expect(await obra.json(['webhooks', 'list'])).toEqual([])
  })

  it('prints what is wrong with an address, and what is missing', async () => {
    const wrong = await obra.run(['webhooks', 'create', 'x', 'https://127.0.0.1/obra'])
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('red privada')])
    expect((await obra.run(['webhooks', 'update', 'nada'])).code).toBe(2)
    expect((await obra.run(['webhooks', 'update', 'nada', '--apagar'])).code).toBe(4)
  })
})
