import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import { latestMigration, migrate } from '../db/migrate.ts'
import { migrations } from '../db/migrations/index.ts'
import type { Store } from '../db/store.ts'
import { readConfig } from './config.ts'
import { openStore, storeFile } from './services.ts'
import { upgradeStore } from './upgrade-store.ts'

let folder = ''
let store: Store
const config = () => readConfig({ OBRA_DATA_DIR: folder })
const copies = () => readdirSync(folder).filter((name) => name.startsWith('obra-antes-de-'))

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'obra-upgrade-'))
  store = await openStore(config())
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

it('copies an older store before it migrates it, names the copy, and keeps the copy of the first try', async () => {
  await migrate(store, Object.fromEntries(Object.entries(migrations).slice(0, -1)))
  const steps: string[] = []
  const upgrade = () => upgradeStore(config(), store, (step) => steps.push(step))
  expect(await upgrade()).toEqual([latestMigration])
  const copy = `obra-antes-de-${latestMigration}.sqlite`
  expect(copies()).toEqual([copy])
  expect(steps[0]).toContain(path.join(folder, copy))
  expect(steps).toHaveLength(3)
  expect(statSync(path.join(folder, copy)).mode & 0o777).toBe(0o600)
  const kept = await connect({ file: path.join(folder, copy) })
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(kept.read)
  await kept.close()
  expect(rows.map(({ name }) => name)).not.toContain(latestMigration)
  expect(await upgrade()).toEqual([])
  expect(steps).toHaveLength(3)
})

it('does not copy a new store, nor one that is up to date', async () => {
  const steps: string[] = []
  const applied = await upgradeStore(config(), store, (step) => steps.push(step))
  expect(applied.at(-1)).toBe(latestMigration)
  expect(await upgradeStore(config(), store, (step) => steps.push(step))).toEqual([])
  expect([copies(), steps, statSync(storeFile(config())).size > 0]).toEqual([[], [], true])
})
