/** The stored sums (budget control, lists) beside the same sums recalculated from their rows. */
import { timesFraction } from '../../server/money/factors.ts'
import type { Store } from '../../server/db/store.ts'
import { daySumLists, type DaySumTable } from '../../server/records/day-sums.queries.ts'

const columns = ['original', 'modificaciones', 'comprometido', 'ejecutado', 'pagado'] as const
type Sums = Map<string, { cantidad: number; importe: bigint }>

function add(sums: Sums, key: (string | number)[], cantidad: number, importe: bigint): void {
  const name = key.join('|')
  const before = sums.get(name) ?? { cantidad: 0, importe: 0n }
  sums.set(name, { cantidad: before.cantidad + cantidad, importe: before.importe + importe })
}

const nonZero = (sums: Sums) =>
  Object.fromEntries([...sums].filter(([, { cantidad, importe }]) => cantidad !== 0 || importe !== 0n).toSorted())

/** The stored control sums of all projects and the sums of their lines, by key; empty ones are left out. */
export async function keptSums({ read }: Pick<Store, 'read'>): Promise<{ kept: object; calculated: object }> {
  const lines = await read.selectFrom('controlLineas').selectAll().execute()
  const days = await read.selectFrom('controlDias').selectAll().execute()
  const [kept, calculated]: [Sums, Sums] = [new Map(), new Map()]
  const factors = Map.groupBy(days, ({ proyectoId, fecha, columna }) => [proyectoId, fecha, columna].join('|'))
  for (const { proyectoId, fecha, columna, rubroId, item, proveedorId, importe } of lines)
    for (const { valuacion, ...factor } of factors.get([proyectoId, fecha, columna].join('|')) ?? []) {
      const worth = timesFraction(BigInt(importe), factor)
      add(calculated, [proyectoId, valuacion, 'dia', fecha, columna], 1, worth)
      add(calculated, [proyectoId, valuacion, 'item', rubroId, item], 1, 0n)
      add(calculated, [proyectoId, valuacion, 'proveedor', rubroId, proveedorId], 1, 0n)
      add(calculated, [proyectoId, valuacion, 'item', rubroId, item, columna], 0, worth)
      add(calculated, [proyectoId, valuacion, 'proveedor', rubroId, proveedorId, columna], 0, worth)
    }
  for (const { proyectoId, valuacion, fecha, columna, cantidad, importe } of days)
    add(kept, [proyectoId, valuacion, 'dia', fecha, columna], cantidad, BigInt(importe))
  for (const row of await read.selectFrom('controlSumas').selectAll().execute()) {
    const key = [row.proyectoId, row.valuacion, row.agrupa, row.rubroId, row.clave]
    add(kept, key, row.cantidad, 0n)
    for (const column of columns) add(kept, [...key, column], 0, BigInt(row[column]))
  }
  return { kept: nonZero(kept), calculated: nonZero(calculated) }
}

/** The stored daily sums of document lists and the sums of their documents by the same factor. */
export async function keptDays({ read }: Pick<Store, 'read'>): Promise<{ kept: object; calculated: object }> {
  const rows = await read.selectFrom('documentoDias').selectAll().execute()
  const [kept, calculated]: [Sums, Sums] = [new Map(), new Map()]
  for (const { proyectoId, tabla } of await read.selectFrom('documentoListas').selectAll().execute()) {
    const columnsOfList = daySumLists[tabla as DaySumTable]
    const own = rows.filter((row) => row.proyectoId === proyectoId && row.tabla === tabla)
    for (const row of own)
      for (const column of columnsOfList)
        add(
          kept,
          [proyectoId, tabla, row.fecha, row.estado, `${row.p}/${row.q}`, column],
          row.cantidad,
          BigInt(row[column]),
        )
    const documents = await read
      .selectFrom(tabla as 'comprobantes')
      .selectAll()
      .where('proyectoId', '=', proyectoId)
      .execute()
    for (const document of documents) {
      const factors = own.filter(({ fecha }) => fecha === document.fecha).map(({ p, q }) => `${p}/${q}`)
      for (const factor of new Set(['1/1', ...factors])) {
        const [p, q] = factor.split('/').map(Number) as [number, number]
        for (const column of columnsOfList) {
          const worth = timesFraction(BigInt(document[column as 'netoBase']), { p, q })
          add(calculated, [proyectoId, tabla, document.fecha, document.estado, factor, column], 1, worth)
        }
      }
    }
  }
  return { kept: nonZero(kept), calculated: nonZero(calculated) }
}
