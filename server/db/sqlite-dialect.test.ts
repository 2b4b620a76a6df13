import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from './schema.ts'
import { NodeSqliteDialect } from './sqlite-dialect.ts'

it('returns rows as plain objects with the current columns after a schema change', async () => {
  const db = new Kysely<Database>({ dialect: new NodeSqliteDialect(new DatabaseSync(':memory:')) })
  const run = async (statement: string) => (await sql.raw(statement).execute(db)).rows
  await run('create table things (a, b)')
  await run('insert into things values (1, null)')
  const all = 'select * from things'
  const before = await run(all)
  expect(before).toStrictEqual([{ a: 1, b: null }])
  await run('alter table things rename column a to c')
  await run('alter table things add column d default 4')
  expect(await run(all)).toStrictEqual([{ c: 1, b: null, d: 4 }])
  expect(await run('insert into things (c) values (2) returning c, d')).toStrictEqual([{ c: 2, d: 4 }])
})
