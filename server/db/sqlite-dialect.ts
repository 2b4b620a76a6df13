/** Kysely's SQLite over `node:sqlite`: what most of the server's time goes through, so with nothing in between. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { SqliteAdapter, SqliteDialect, type CompiledQuery, type DatabaseConnection, type Driver } from 'kysely'
import type { WatchQuery } from './store.ts'

const maxKeptStatements = 500

type KeptStatement = { statement: StatementSync; names: string[] }

/** Prepared statements, kept by their text until the schema changes. */
function keptStatements(raw: DatabaseSync) {
  const kept = new Map<string, KeptStatement>()
  return (sql: string) => {
    const known = kept.get(sql)
    if (known) return known
    const isOfSchema = /^\s*(create|alter|drop)/i.test(sql)
    if (isOfSchema || kept.size >= maxKeptStatements) kept.clear()
    const statement = raw.prepare(sql)
    // The objects that `node:sqlite` makes are hash tables: to copy one or to write it as JSON takes four times as long.
    statement.setReturnArrays(true)
    const prepared = { statement, names: statement.columns().map(({ name }) => name) }
    if (!isOfSchema) kept.set(sql, prepared)
    return prepared
  }
}

function toRow<Row>(names: string[], values: unknown): Row {
  const row: Record<string, unknown> = {}
  for (let index = 0; index < names.length; index++) row[names[index]!] = (values as unknown[])[index]
  return row as Row
}

/** What happens before a query; the query waits for a promise. */
type BeforeQuery = (sql: string) => void | Promise<void>
type DialectOptions = { beforeQuery?: BeforeQuery; watch?: WatchQuery | undefined }

function connectionTo(raw: DatabaseSync, beforeQuery: BeforeQuery): DatabaseConnection {
  const statementOf = keptStatements(raw)
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
      const waiting = beforeQuery(sql)
      if (waiting) await waiting
      const { statement, names } = statementOf(sql)
      const values = parameters as SQLInputValue[]
      if (names.length > 0) return { rows: statement.all(...values).map((row) => toRow<Row>(names, row)) }
      const { changes, lastInsertRowid } = statement.run(...values)
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
    },
    async *streamQuery<Row>({ sql, parameters }: CompiledQuery) {
      const { statement, names } = statementOf(sql)
      for (const row of statement.iterate(...(parameters as SQLInputValue[]))) yield { rows: [toRow<Row>(names, row)] }
    },
  }
}

/** The same connection, whose queries somebody hears of. */
function watched(connection: DatabaseConnection, watch: WatchQuery): DatabaseConnection {
  return {
    ...connection,
    async executeQuery<Row>(query: CompiledQuery) {
      const started = performance.now()
      try {
        const result = await connection.executeQuery<Row>(query)
        watch(query.sql, performance.now() - started)
        return result
      } catch (error) {
        watch(query.sql, performance.now() - started, error)
        throw error
      }
    },
  }
}

/** Leads prepared queries to the connection without Kysely's steps for taking and giving back one of a pool. */
export class NodeSqliteAdapter extends SqliteAdapter {
  readonly connection: DatabaseConnection

  constructor(connection: DatabaseConnection) {
    super()
    this.connection = connection
  }
}

const refuseTransaction = async () => {
  throw new Error('transactions are the store’s: write with store.write')
}

/**
 * Kysely's own dialect without the mutex: queries are synchronous, so one connection never runs two at once. `Store`
 * runs the transactions.
 */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #connection: DatabaseConnection

  constructor(raw: DatabaseSync, { beforeQuery = () => {}, watch }: DialectOptions = {}) {
    super({ database: () => Promise.reject(new Error('the connection is open already')) })
    const connection = connectionTo(raw, beforeQuery)
    this.#connection = watch ? watched(connection, watch) : connection
  }

  override createAdapter(): NodeSqliteAdapter {
    return new NodeSqliteAdapter(this.#connection)
  }

  override createDriver(): Driver {
    return {
      init: async () => {},
      acquireConnection: async () => this.#connection,
      releaseConnection: async () => {},
      beginTransaction: refuseTransaction,
      commitTransaction: refuseTransaction,
      rollbackTransaction: refuseTransaction,
      destroy: async () => {},
    }
  }
}
