/** SQLite in WebAssembly with the part of the `node:sqlite` API that the server's store uses, errors included. */
import type { DatabaseSync } from 'node:sqlite'
import type { Database as WasmDatabase, PreparedStatement, Sqlite3Static, SqlValue } from '@sqlite.org/sqlite-wasm'

/** Statements use WebAssembly memory: the least recently used ones are finalized, and prepared again on their next use. */
const maxOpenStatements = 400

type Row = Record<string, SqlValue> | SqlValue[]
type Changes = { changes: number; lastInsertRowid: bigint | number }

/** An error like those of `node:sqlite`; server/lib/store-failures.ts reads its code. */
function sqliteError(error: unknown, errcode: number): Error {
  const message = error instanceof Error ? error.message : String(error)
  return Object.assign(new Error(message, { cause: error }), { code: 'ERR_SQLITE_ERROR', errcode })
}

class TabStatement {
  readonly #open: () => PreparedStatement
  readonly #guard: <T>(work: () => T) => T
  readonly #changes: () => Changes
  readonly #names: string[]
  #isReturningArrays = false

  constructor(open: () => PreparedStatement, guard: <T>(work: () => T) => T, changes: () => Changes) {
    this.#open = open
    this.#guard = guard
    this.#changes = changes
    this.#names = guard(() => {
      const statement = open()
      return statement.columnCount > 0 ? statement.getColumnNames() : []
    })
  }

  columns(): { name: string }[] {
    return this.#names.map((name) => ({ name }))
  }

  setReturnArrays(isWanted: boolean): void {
    this.#isReturningArrays = isWanted
  }

  all(...values: SqlValue[]): Row[] {
    return this.#stepped(values, (statement) => {
      const rows: Row[] = []
      while (statement.step()) rows.push(this.#isReturningArrays ? statement.get([]) : this.#named(statement))
      return rows
    })
  }

  #named(statement: PreparedStatement): Row {
    return Object.fromEntries(this.#names.map((name, index) => [name, statement.get(index)]))
  }

  get(...values: SqlValue[]): Row | undefined {
    return this.all(...values)[0]
  }

  *iterate(...values: SqlValue[]): Generator<Row> {
    yield* this.all(...values)
  }

  run(...values: SqlValue[]): Changes {
    return this.#stepped(values, (statement) => {
      while (statement.step());
      return this.#changes()
    })
  }

  #stepped<T>(values: SqlValue[], work: (statement: PreparedStatement) => T): T {
    return this.#guard(() => {
      const statement = this.#open()
      try {
        if (values.length > 0) statement.bind(values)
        return work(statement)
      } finally {
        // Also after a failure, which the statement would throw again.
        statement.reset(true)
      }
    })
  }
}

/** A `node:sqlite` connection on a WebAssembly database. */
export function asDatabaseSync({ capi }: Sqlite3Static, raw: WasmDatabase): DatabaseSync {
  const open = new Map<object, PreparedStatement>()

  function guard<T>(work: () => T): T {
    if (!raw.isOpen()) throw Object.assign(new Error('database is not open'), { code: 'ERR_INVALID_STATE' })
    try {
      return work()
    } catch (error) {
      throw sqliteError(error, capi.sqlite3_extended_errcode(raw.pointer!))
    }
  }

  function prepared(owner: object, sql: string): PreparedStatement {
    const cached = open.get(owner)
    if (cached) {
      open.delete(owner)
      open.set(owner, cached)
      return cached
    }
    const [oldest] = open
    if (oldest && open.size >= maxOpenStatements) {
      oldest[1].finalize()
      open.delete(oldest[0])
    }
    const statement = raw.prepare(sql)
    open.set(owner, statement)
    return statement
  }

  const changes = () => ({
    changes: raw.changes(false),
    lastInsertRowid: capi.sqlite3_last_insert_rowid(raw.pointer!) as bigint | number,
  })

  const connection = {
    prepare(sql: string) {
      const owner = {}
      return new TabStatement(() => prepared(owner, sql), guard, changes)
    },
    exec: (sql: string) => void guard(() => raw.exec(sql)),
    get isOpen() {
      return raw.isOpen()
    },
    get isTransaction() {
      return guard(() => capi.sqlite3_get_autocommit(raw.pointer!)) === 0
    },
    close() {
      for (const statement of open.values()) statement.finalize()
      open.clear()
      raw.close()
    },
  }
  return connection as unknown as DatabaseSync
}
