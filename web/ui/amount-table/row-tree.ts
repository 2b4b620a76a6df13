/** Rows in the order of their tree, for the tables that show one. */

export type TreeLine<Row> = {
  row: Row
  /** From 1, as `aria-level` counts. */
  level: number
  /** Undefined where nothing lies below. */
  isOpen: boolean | undefined
}

type Shape<Row> = {
  /** The id of the row that this one lies below; null at the top. Without it the table is flat. */
  parentOf?: ((row: Row) => string | null) | undefined
  closed: ReadonlySet<string>
}

/** The rows that show, each below its parent; a row whose parent is not among them stands at the top. */
export function treeLines<Row extends { id: string }>(rows: Row[], { parentOf, closed }: Shape<Row>): TreeLine<Row>[] {
  if (!parentOf) return rows.map((row) => ({ row, level: 1, isOpen: undefined }))
  const ids = new Set(rows.map(({ id }) => id))
  const below = Map.groupBy(rows, (row) => {
    const parent = parentOf(row)
    return parent !== null && parent !== row.id && ids.has(parent) ? parent : null
  })
  const lines: TreeLine<Row>[] = []
  const add = (parent: string | null, level: number) => {
    for (const row of below.get(parent) ?? []) {
      const isOpen = below.has(row.id) ? !closed.has(row.id) : undefined
      lines.push({ row, level, isOpen })
      if (isOpen) add(row.id, level + 1)
    }
  }
  add(null, 1)
  return lines
}
