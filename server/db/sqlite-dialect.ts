/** Kysely's SQLite over `node:sqlite`: what most of the server's time goes through, so with nothing in between. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { SqliteAdapter, SqliteDialect, type CompiledQuery, type DatabaseConnection, type Driver } from 'kysely'

const maxKeptStatements = 500

/** Prepared statements, kept by their text. */
function keptStatements(raw: DatabaseSync) {
  const kept = new Map<string, { statement: StatementSync; isReader: boolean }>()
  return (sql: string) => {
    const known = kept.get(sql)
    if (known) return known
    if (kept.size >= maxKeptStatements) kept.clear()
    const statement = raw.prepare(sql)
    const prepared = { statement, isReader: statement.columns().length > 0 }
    kept.set(sql, prepared)
    return prepared
  }
}

/** What happens before a query; the query waits for a promise. */
type BeforeQuery = (sql: string) => void | Promise<void>

function connectionTo(raw: DatabaseSync, beforeQuery: BeforeQuery): DatabaseConnection {
  const statementOf = keptStatements(raw)
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
      const waiting = beforeQuery(sql)
      if (waiting) await waiting
      const { statement, isReader } = statementOf(sql)
      const values = parameters as SQLInputValue[]
      if (isReader) return { rows: statement.all(...values) as Row[] }
      const { changes, lastInsertRowid } = statement.run(...values)
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
    },
    async *streamQuery<Row>({ sql, parameters }: CompiledQuery) {
      const { statement } = statementOf(sql)
      for (const row of statement.iterate(...(parameters as SQLInputValue[]))) yield { rows: [row as Row] }
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

  constructor(raw: DatabaseSync, beforeQuery: BeforeQuery = () => {}) {
    super({ database: () => Promise.reject(new Error('the connection is open already')) })
    this.#connection = connectionTo(raw, beforeQuery)
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
