import { sql, type RawBuilder } from 'kysely'
import type { Migration } from 'kysely/migration'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../tests/support/server.ts'
import { latestMigration, migrate, NewerStoreError, schemaVersion } from './migrate.ts'
import { migrations } from './migrations/index.ts'

const server = useTestServer()

describe('migrations', () => {
  it('have all run on a new store', async () => {
    const { store } = server.current.storeCopy
    expect(await schemaVersion(store)).toBe(latestMigration)
    expect(await migrate(store)).toEqual([])
  })

  it('are all rolled back when one fails', async () => {
    const { store } = server.current.storeCopy
    const provided: Record<string, Migration> = {
      ...migrations,
      '998-good': { up: (db) => db.schema.createTable('half').addColumn('id', 'integer').execute() },
      '999-bad': { up: () => Promise.reject(new Error('no luck')) },
    }
    await expect(migrate(store, provided)).rejects.toThrow('no luck')
    expect(await schemaVersion(store)).toBe(latestMigration)
    await expect(sql`select * from half`.execute(store.read)).rejects.toThrow(/half/)
  })

  it('are applied even if one with a lower number is added later', async () => {
    const { store } = server.current.storeCopy
    const late: Migration = { up: async () => {} }
    const { '001-accounts': first, ...rest } = migrations
    expect(await migrate(store, { '001-accounts': first!, '009-late': late, ...rest })).toEqual(['009-late'])
    await sql`delete from migrations where name = '009-late'`.execute(store.read)
  })

  it.skipIf(process.env.OBRA_TEST_STORE === 'postgresql')(
    'wait while another process migrates the same file',
    async () => {
      const { store } = server.current.storeCopy
      let turn = 0
      const write: typeof store.write = async (work) => {
        turn += 1
        if (turn === 1) throw Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR', errcode: 5 })
        return store.write(work)
      }
      expect(await migrate({ ...store, write })).toEqual([])
      expect(turn).toBe(2)
    },
  )

  it('063 counts the mails of each label within folders', async () => {
    const { store } = server.current.storeCopy
    const totals = sql`select * from "mailCounts" where total > 0 order by "userId", "view"`
    const { rows: counted } = await totals.execute(store.read)
    await store.write(async (db) => {
      await sql`delete from "mailCounts" where "view" like 'label:%:%'`.execute(db)
      await sql`delete from migrations where name = '063-counts-that-stay'`.execute(db)
    })
    expect(await migrate(store)).toEqual(['063-counts-that-stay'])
    const { rows } = await totals.execute(store.read)
    expect(rows).toEqual(counted)
    expect(rows.some((row) => /^label:.+:inbox$/.test((row as { view: string }).view))).toBe(true)
  })

  it('usual-entries fills the catalogues of an older company and leaves those of others', async () => {
    const { store } = server.current.storeCopy
    const tables = ['rubros', 'unidades', 'tiposDocumento', 'tiposEvento', 'feriados'] as const
    const entries = async (company: number) => {
      const found = tables.map((table) =>
        sql<
          Record<string, unknown>
        >`select * from ${sql.table(table)} where "desarrolladoraId" = ${company} order by clave`
          .execute(store.read)
          .then(({ rows }) =>
            rows.map(({ id: _id, seq: _seq, padreId, desarrolladoraId: _own, ...row }) => ({
              ...row,
              isBelow: padreId != null,
            })),
          ),
      )
      return Object.fromEntries((await Promise.all(found)).map((rows, index) => [tables[index], rows]))
    }
    const company = { nombre: 'De antes', cuit: '30-71234567-1', telefono: '', mail: 'a@antes.test', ubicacion: '' }
    const { id: old } = await store.read
      .insertInto('developers')
      .values({ ...company, sortKey: 'de antes', createdAt: '2025-01-01T00:00:00.000Z' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const [mine, theirs] = [await entries(1), await entries(2)]
    await sql`delete from migrations where name = '20261122T0758-usual-entries'`.execute(store.read)
    expect(await migrate(store)).toEqual(['20261122T0758-usual-entries'])
    const filled = await entries(old)
    expect(filled.rubros).toHaveLength(33)
    expect([await entries(1), await entries(2)]).toEqual([mine, theirs])
    for (const table of ['unidades', 'tiposDocumento', 'tiposEvento'] as const)
      expect(filled[table]).toEqual(mine[table])
    expect(filled.rubros).toEqual(mine.rubros)
    expect(filled.feriados!.length).toBeGreaterThan(25)
  })

  it('certificate-factors finds the index values of existing certificates, and contract-prices lists them', async () => {
    const { store } = server.current.storeCopy
    const rowsOf = async (query: RawBuilder<unknown>) => (await query.execute(store.read)).rows
    const factors = () =>
      rowsOf(sql`select c.id, factor from certificados as c inner join contratos as k on k.id = c."contratoId"
        where factor is not null and "indiceId" is not null and "anticipoCongela" = 0 order by c.id`) as Promise<
        { id: string }[]
      >
    const formulas = () =>
      rowsOf(sql`select "contratoId", i."indiceId", peso from "contratoIndices" as i
        inner join contratos as k on k.id = i."contratoId" where k."indiceId" is not null order by "contratoId"`)
    const rates = () => rowsOf(sql`select id, "alicuotaIva" from contratos order by id`)
    const [[first, ...others], ofContracts, vat] = [await factors(), await formulas(), await rates()]
    expect([others.length, ofContracts.length].every((count) => count > 1)).toBe(true)
    await store.write(async (db) => {
      await sql`update certificados set ajuste = ajuste + 100 where id = ${first!.id}`.execute(db)
      await sql`alter table certificados drop column factor`.execute(db)
      await sql`drop table "contratoIndices"`.execute(db)
      for (const column of ['indiceDesfase', 'anticipoCongela', 'alicuotaIva'])
        await sql`alter table contratos drop column ${sql.ref(column)}`.execute(db)
      const own = ['20261126T0205-certificate-factors', '20261126T1500-contract-prices']
      await sql`delete from migrations where name in (${sql.join(own)})`.execute(db)
    })
    await migrate(store)
    // A contract with a frozen advance had no factor that explains its adjustment.
    const found = await factors()
    expect(found.filter(({ id }) => others.some((each) => each.id === id))).toEqual(others)
    expect(found.map(({ id }) => id)).not.toContain(first!.id)
    expect(await formulas()).toEqual(ofContracts)
    expect(await rates()).toEqual(vat)
  })

  it('retained-of-invoices takes what their certificates withhold off the balances of linked invoices', async () => {
    const { store } = server.current.storeCopy
    const certificate = await store.read
      .selectFrom('certificados')
      .selectAll()
      .where('estado', '=', 'aprobado')
      .where('fondoReparo', '>', 0)
      .executeTakeFirstOrThrow()
    const invoice = await store.read
      .selectFrom('comprobantes')
      .selectAll()
      .where('proyectoId', '=', certificate.proyectoId)
      .where('moneda', '=', certificate.moneda)
      .where('estado', '=', 'registrado')
      .where('tipo', '=', 'factura')
      .whereRef('saldo', '=', 'total')
      .executeTakeFirstOrThrow()
    const { bruto, ajuste, diferenciaAjuste, anticipoAmortizado, fondoReparo, otrasRetenciones } = certificate
    const facturable = bruto + ajuste + diferenciaAjuste - anticipoAmortizado
    const total = 2 * facturable
    await store.write(async (db) => {
      const amounts = { neto: facturable, total, totalBase: total, saldo: total, saldoBase: total }
      await db
        .updateTable('comprobantes')
        .set({ ...amounts, certificadoId: certificate.id })
        .where('id', '=', invoice.id)
        .execute()
      await sql`drop index "comprobantes_proyectoId_proveedorId_moneda"`.execute(db)
      for (const column of ['retenido', 'retenidoBase'])
        await sql`alter table comprobantes drop column ${sql.ref(column)}`.execute(db)
      await sql`create index "comprobantes_proyectoId_proveedorId_moneda" on comprobantes ("proyectoId")`.execute(db)
      await sql`delete from migrations where name = '20261126T1805-retained-of-invoices'`.execute(db)
    })
    await migrate(store)
    const withheld = fondoReparo + otrasRetenciones
    const migrated = await store.read
      .selectFrom('comprobantes')
      .select(['retenido', 'retenidoBase', 'saldo', 'saldoBase'])
      .where('id', '=', invoice.id)
      .executeTakeFirstOrThrow()
    const saldo = total - withheld
    expect(migrated).toEqual({ retenido: withheld, retenidoBase: withheld, saldo, saldoBase: saldo })
  })

  it('roles makes every earlier member of a company its administrador', async () => {
    const { store } = server.current.storeCopy
    const roles = async () => {
      const { rows } = await sql<{ rol: string; count: number }>`
        select rol, count(*) as count from memberships group by rol`.execute(store.read)
      return rows.map(({ rol, count }) => [rol, Number(count)])
    }
    const { rows } = await sql<{ count: number }>`select count(*) as count from memberships`.execute(store.read)
    await store.write(async (db) => {
      await sql`alter table memberships drop column rol`.execute(db)
      await sql`delete from migrations where name = '20261122T0310-roles'`.execute(db)
    })
    expect(await migrate(store)).toEqual(['20261122T0310-roles'])
    expect(Number(rows[0]!.count)).toBeGreaterThan(5)
    expect(await roles()).toEqual([['administrador', Number(rows[0]!.count)]])
  })

  it('throw NewerStoreError for a store of a newer version', async () => {
    const { store } = server.current.storeCopy
    const newer: Migration = { up: async () => {} }
    expect(await migrate(store, { ...migrations, '999-future': newer })).toEqual(['999-future'])
    await expect(migrate(store)).rejects.toThrow(NewerStoreError)
  })

  it('schemaVersion names earlier ones that are missing', async () => {
    const { store } = server.current.storeCopy
    await sql`delete from migrations where name = '063-counts-that-stay' or name = '999-future'`.execute(store.read)
    expect(await schemaVersion(store)).toBe(`${latestMigration} (sin 063-counts-that-stay)`)
  })

  it('have unique names, by number or timestamp, and are listed in order', () => {
    const names = Object.keys(migrations)
    expect(names).toEqual(names.toSorted())
    expect(names.filter((name) => !/^(0\d\d|\d{8}T\d{4})(-[a-z0-9]+)+$/.test(name))).toEqual([])
    expect(new Set(names.map((name) => name.split('-')[0])).size).toBe(names.length)
  })
})
