/** What the lines of the control come to, calculated anew, beside the sums that are kept with them. */
import { timesFraction } from '../../server/lib/factors.ts'
import type { Store } from '../../server/db/store.ts'

const columns = ['original', 'modificaciones', 'comprometido', 'ejecutado', 'pagado'] as const
type Sums = Map<string, { cantidad: number; importe: bigint }>

function add(sums: Sums, key: (string | number)[], cantidad: number, importe: bigint): void {
  const name = key.join('|')
  const before = sums.get(name) ?? { cantidad: 0, importe: 0n }
  sums.set(name, { cantidad: before.cantidad + cantidad, importe: before.importe + importe })
}

/** The kept sums of all projects, and those that their lines come to; both by key, those without lines left out. */
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
  const shown = (sums: Sums) =>
    Object.fromEntries([...sums].filter(([, { cantidad, importe }]) => cantidad !== 0 || importe !== 0n).toSorted())
  return { kept: shown(kept), calculated: shown(calculated) }
}
