import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { useObra } from '../support/cli.ts'

const obra = useObra()

beforeAll(async () => {
  await obra.login()
  await obra.json(['developers', 'use', '1'])
  await obra.json(['projects', 'use', '3'])
})

it('adds events, lists them, and writes and reads .ics files', async () => {
  const add = ['calendario', 'add', 'Reunión de la consola', '--inicio', '2026-03-17T10:00']
  const event = await obra.json([...add, '--repite', 'FREQ=WEEKLY;COUNT=2'])
  expect(event).toMatchObject({ fin: '2026-03-17T11:00', recurrencia: 'FREQ=WEEKLY;COUNT=2' })
  const range = ['--desde', '2026-03-01', '--hasta', '2026-03-31', '--origen', 'evento', '--search', 'consola']
  expect(await obra.json(['calendario', 'list', ...range])).toMatchObject([
    { inicio: '2026-03-17T10:00' },
    { inicio: '2026-03-24T10:00' },
  ])
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'obra-calendar-')), 'obra.ics')
  await obra.json(['calendario', 'export', file])
  expect(readFileSync(file, 'utf8')).toContain('SUMMARY:Reunión de la consola')
  expect(await obra.json(['calendario', 'import', file])).toMatchObject({ agregados: 0, cambiados: 0, rechazados: [] })
})
