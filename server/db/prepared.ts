import { sql, type Compilable, type CompiledQuery, type RawBuilder } from 'kysely'
import type { Db } from './schema.ts'
import { NodeSqliteAdapter } from './sqlite-dialect.ts'

class Placeholder {
  readonly index: number

  constructor(index: number) {
    this.index = index
  }
}

type Parameters<Values extends unknown[]> = { [Index in keyof Values]: RawBuilder<Values[Index]> }

/**
 * For hot paths: compiles a query once for each store and runs it with the values of each call. `build` gets placeholders for
 * the parameters.
 */
export function prepareQuery<Values extends unknown[], Row>(
  build: (db: Db, ...parameters: Parameters<Values>) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  const buildWith = (db: Db, values: unknown[]) =>
    build(db, ...(values.map((value) => sql`${value}`) as Parameters<Values>)).compile()
  return async (db, ...values) => {
    const executor = db.getExecutor()
    // Plugins must see each query with its values.
    if (executor.plugins.length > 0) return (await db.executeQuery(buildWith(db, values))).rows
    let query = compiled.get(executor)
    if (!query) {
      query = buildWith(
        db,
        values.map((_, index) => new Placeholder(index)),
      )
      compiled.set(executor, query)
    }
    const parameters = query.parameters.map((each) => (each instanceof Placeholder ? values[each.index] : each))
    const filled = { ...query, parameters }
    const { adapter } = executor
    const result =
      adapter instanceof NodeSqliteAdapter ? adapter.connection.executeQuery<Row>(filled) : db.executeQuery<Row>(filled)
    return (await result).rows
  }
}

const maxShapes = 200

/** Caches a query of `prepareQuery` for each shape, such as the columns of a change or the order of a list. */
export function prepareQueryByShape<Query>(prepare: (shape: string[]) => Query): (shape: string[]) => Query {
  const queries = new Map<string, Query>()
  return (shape) => {
    const key = shape.join()
    const known = queries.get(key)
    if (known) return known
    if (queries.size >= maxShapes) queries.clear()
    const query = prepare(shape)
    queries.set(key, query)
    return query
  }
}
