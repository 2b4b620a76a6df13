/**
 * Vitest's global set-up for tests on a real store: a migrated, seeded template is created once, and every test file works
 * on its own copy. `OBRA_TEST_STORE` selects the store; `OBRA_TEST_SQLITE` is a template that the caller has made.
 */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { createPasswords } from '../../server/adapters/passwords.ts'
import { connect } from '../../server/db/connect.ts'
import type { Store } from '../../server/db/store.ts'
import { migrate } from '../../server/db/migrate.ts'
import { seed } from '../../server/app/seed.ts'
import { startPostgres } from './postgres.ts'
import { openTabStore, withoutLog } from './tab-store.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    storeTemplate: { file: string } | { adminUrl: string }
  }
}

/** The product's password hashing at the lowest cost. */
export const testPasswords = createPasswords(2)

/** The time at which the template was seeded; test clocks start here. */
export const seedTime = new Date('2026-03-16T12:00:00.000Z')

async function migrateStore(store: Store): Promise<void> {
  await migrate(store)
  await store.close()
}

async function seedStore(store: Store): Promise<void> {
  await seed(store, { passwords: testPasswords, now: seedTime })
  await store.close()
}

async function administer(adminUrl: string, statement: string): Promise<void> {
  const store = await connect({ databaseUrl: adminUrl, file: '' })
  await sql.raw(statement).execute(store.read)
  await store.close()
}

function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (project.config.env.OBRA_TEST_STORE === 'postgresql') {
    const { adminUrl, stop } = await startPostgres()
    try {
      const open = (name: string) => connect({ databaseUrl: databaseUrl(adminUrl, name), file: '' })
      await administer(adminUrl, 'create database template_migrated')
      await migrateStore(await open('template_migrated'))
      await administer(adminUrl, 'create database template_obra template template_migrated strategy file_copy')
      await seedStore(await open('template_obra'))
    } catch (error) {
      await stop()
      throw error
    }
    project.provide('storeTemplate', { adminUrl })
    return stop
  }
  const isTab = project.config.env.OBRA_TEST_STORE === 'tab'
  const shared = process.env.OBRA_TEST_SQLITE
  if (shared && !isTab) {
    project.provide('storeTemplate', { file: shared })
    return async () => {}
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'obra-sqlite-'))
  const file = shared ? copyTemplate(shared, folder) : await makeSqliteTemplate(folder)
  if (isTab) for (const each of [file, migratedFile(file)]) withoutLog(each)
  project.provide('storeTemplate', { file })
  return async () => rmSync(folder, { recursive: true, force: true })
}

/** Makes an SQLite file with the sample in a folder, and a migrated one without rows beside it. */
export async function makeSqliteTemplate(folder: string): Promise<string> {
  const file = path.join(folder, 'template.sqlite')
  await migrateStore(await connect({ file: migratedFile(file), synchronous: 'OFF' }))
  copyFileSync(migratedFile(file), file)
  await seedStore(await connect({ file, synchronous: 'OFF' }))
  return file
}

function copyTemplate(template: string, folder: string): string {
  const file = path.join(folder, path.basename(template))
  copyFileSync(template, file)
  copyFileSync(migratedFile(template), migratedFile(file))
  return file
}

export type StoreCopy = {
  store: Store
  databaseUrl: string | undefined
  file: string
  /** The folder in which a server on this store keeps uploads. */
  filesFolder: string
  remove: () => Promise<void>
}

type Template = { file: string } | { adminUrl: string }

/** A separate seeded store, copied from the template. */
export const copyStore = (template: Template): Promise<StoreCopy> => makeStore(template, 'seeded')

/** A separate store of the same kind, with all tables and no rows. */
export const migratedStore = (template: Template): Promise<StoreCopy> => makeStore(template, 'migrated')

/** A separate store of the same kind, on which no migration has run. */
export const emptyStore = (template: Template): Promise<StoreCopy> => makeStore(template, 'empty')

const migratedFile = (template: string) => `${template}-migrated`
const databases = { seeded: 'template_obra', migrated: 'template_migrated', empty: 'template0' }

/** PostgreSQL refuses `in ()`, which SQLite takes for an empty list. */
function refuseEmptyList(statement: string): void {
  if (statement.includes(' in ()')) throw new Error(`an empty list, which PostgreSQL refuses: ${statement}`)
}

async function makeStore(template: Template, content: keyof typeof databases): Promise<StoreCopy> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const filesFolder = path.join(tmpdir(), `obra-files-${name}`)
  const removeFiles = () => rmSync(filesFolder, { recursive: true, force: true })
  if ('adminUrl' in template) {
    const { adminUrl } = template
    await administer(adminUrl, `create database ${name} template ${databases[content]} strategy file_copy`)
    const url = databaseUrl(adminUrl, name)
    const store = await connect({ databaseUrl: url, file: '' })
    const remove = async () => {
      await store.close().catch(() => {})
      await administer(adminUrl, `drop database if exists ${name} with (force)`)
      removeFiles()
    }
    return { store, databaseUrl: url, file: '', filesFolder, remove }
  }
  const source = { seeded: template.file, migrated: migratedFile(template.file), empty: undefined }[content]
  if (process.env.OBRA_TEST_STORE === 'tab') {
    const store = await openTabStore(source)
    const remove = async () => {
      await store.close().catch(() => {})
      removeFiles()
    }
    return { store, databaseUrl: undefined, file: '', filesFolder, remove }
  }
  const file = path.join(path.dirname(template.file), `${name}.sqlite`)
  if (source) copyFileSync(source, file)
  const store = await connect({ file, synchronous: 'OFF', watchQuery: refuseEmptyList })
  const remove = async () => {
    await store.close().catch(() => {})
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
    removeFiles()
  }
  return { store, databaseUrl: undefined, file, filesFolder, remove }
}
