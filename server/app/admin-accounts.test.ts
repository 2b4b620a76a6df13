import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { emptyStore, type StoreCopy } from '../../tests/support/stores.ts'
import { administerAccounts } from './admin-accounts.ts'
import { readConfig, type Config } from './config.ts'
import { openStore, storeFile } from './services.ts'

let folder: string
let config: Config
let copy: StoreCopy

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'obra-init-'))
  copy = await emptyStore(inject('storeTemplate'))
  config = readConfig({ OBRA_DATA_DIR: folder, DATABASE_URL: copy.databaseUrl })
  if (!copy.databaseUrl) copyFileSync(copy.file, storeFile(config))
})
afterEach(async () => {
  await copy.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** Changes the store directly, for the setup of a test. */
async function alter(statement: string): Promise<void> {
  const store = await openStore(config)
  await store.write((db) => sql.raw(statement).execute(db))
  await store.close()
}

const beginning = {
  account: { name: 'Ana Paz', email: 'ana@paz.test', password: 'clave-larga-1' },
  company: { nombre: 'Paz Desarrollos', cuit: '30-71234567-1' },
  project: { nombre: 'Torre Norte' },
}

it('init creates account, company and project or nothing, so that it can be retried', async () => {
  expect(await administerAccounts(config, 'list', undefined)).toEqual([])
  await alter('alter table projects rename to "projectsElsewhere"')
  await expect(administerAccounts(config, 'init', beginning)).rejects.toThrow('projects')
  expect(await administerAccounts(config, 'list', undefined)).toEqual([])
  await alter('alter table "projectsElsewhere" rename to projects')
  expect(await administerAccounts(config, 'init', beginning)).toMatchObject({
    user: { email: 'ana@paz.test' },
    desarrolladora: { nombre: 'Paz Desarrollos' },
    proyecto: { nombre: 'Torre Norte' },
  })
})

it('init refuses an invalid CUIT, like the screens', async () => {
  const company = { ...beginning.company, cuit: '3'.repeat(21) }
  await expect(administerAccounts(config, 'init', { ...beginning, company })).rejects.toThrow('Un CUIT lleva')
  expect(await administerAccounts(config, 'list', undefined)).toEqual([])
})
