/** Orders rows as a tree. */

export type TreeLine<Row> = {
  row: Row
  /** From 1, as in `aria-level`. */
  level: number
  /** Undefined without children. */
  isOpen: boolean | undefined
}

type Shape<Row> = {
  /** The id of a row's parent; null at the top level. Default: a flat table. */
  parentOf?: ((row: Row) => string | null) | undefined
  closed: ReadonlySet<string>
}

/** The visible rows, each below its parent; a row whose parent is missing is at the top level. */
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
