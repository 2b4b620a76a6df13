/** Kysely's SQLite dialect over `node:sqlite`. The server spends most of its time here, so there are no extra layers. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { SqliteAdapter, SqliteDialect, type CompiledQuery, type DatabaseConnection, type Driver } from 'kysely'
import type { WatchQuery } from './store.ts'

const maxCachedStatements = 500

type CachedStatement = { statement: StatementSync; names: string[] }

/** Prepared statements, cached by their text until the schema changes. */
function cachedStatements(raw: DatabaseSync) {
  const cache = new Map<string, CachedStatement>()
  return (sql: string) => {
    const cached = cache.get(sql)
    if (cached) return cached
    const changesSchema = /^\s*(create|alter|drop)/i.test(sql)
    if (changesSchema || cache.size >= maxCachedStatements) cache.clear()
    const statement = raw.prepare(sql)
    // node:sqlite's row objects are in dictionary mode: copying or serializing one takes four times as long.
    statement.setReturnArrays(true)
    const prepared = { statement, names: statement.columns().map(({ name }) => name) }
    if (!changesSchema) cache.set(sql, prepared)
    return prepared
  }
}

function toRow<Row>(names: string[], values: unknown): Row {
  const row: Record<string, unknown> = {}
  for (let index = 0; index < names.length; index++) row[names[index]!] = (values as unknown[])[index]
  return row as Row
}

/** Runs before a query; the query waits for a returned promise. */
type BeforeQuery = (sql: string) => void | Promise<void>
type DialectOptions = { beforeQuery?: BeforeQuery; watch?: WatchQuery | undefined }

function connectionTo(raw: DatabaseSync, beforeQuery: BeforeQuery): DatabaseConnection {
  const statementOf = cachedStatements(raw)
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

/** The same connection, reporting each query to `watch`. */
function withWatch(connection: DatabaseConnection, watch: WatchQuery): DatabaseConnection {
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

/** Gives prepared queries the connection directly, without Kysely's acquire and release. */
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
 * Kysely's dialect without the mutex: queries are synchronous, so one connection never runs two at once. `Store` runs the
 * transactions.
 */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #connection: DatabaseConnection

  constructor(raw: DatabaseSync, { beforeQuery = () => {}, watch }: DialectOptions = {}) {
    super({ database: () => Promise.reject(new Error('the connection is open already')) })
    const connection = connectionTo(raw, beforeQuery)
    this.#connection = watch ? withWatch(connection, watch) : connection
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
