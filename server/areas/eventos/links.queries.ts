import { sql, type RawBuilder } from 'kysely'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Db } from '../../db/schema.ts'

export type Entidad = components['schemas']['EventoVinculoEntidad']

/** What names a record; the columns that a kind does not have are empty. */
export type LinkedRow = {
  id: string
  numero: number | null
  /** The supplier, who paid, or the deposit. */
  quien: string
  contratoId: string
  periodo: string
  tipo: string
  letra: string
  puntoVenta: number
}

type Source = {
  table: string
  quien?: RawBuilder<unknown>
  join?: RawBuilder<unknown>
  /** Columns besides `id` and `numero`. */
  more?: ('contratoId' | 'periodo' | 'tipo' | 'letra' | 'puntoVenta')[]
}

const supplier = {
  quien: sql`p."razonSocial"`,
  join: sql`inner join "proveedores" p on p."id" = r."proveedorId"`,
}

const sources: Record<Entidad, Source> = {
  contrato: { table: 'contratos', ...supplier },
  certificado: {
    table: 'certificados',
    quien: supplier.quien,
    join: sql`inner join "contratos" c on c."id" = r."contratoId" inner join "proveedores" p on p."id" = c."proveedorId"`,
    more: ['contratoId', 'periodo'],
  },
  comprobante: { table: 'comprobantes', ...supplier, more: ['tipo', 'letra', 'puntoVenta'] },
  pago: { table: 'pagos', ...supplier },
  cobro: { table: 'cobros', quien: sql`r."de"` },
  pedido: { table: 'pedidos', ...supplier },
  movimiento: { table: 'movimientos', more: ['tipo'] },
  acopio: { table: 'acopios', ...supplier },
  conteo: {
    table: 'conteos',
    quien: sql`d."nombre"`,
    join: sql`inner join "depositos" d on d."id" = r."depositoId"`,
  },
}

/** The records of a kind with these ids, if they are of the project. */
export async function selectLinked(
  db: Db,
  entidad: Entidad,
  proyectoId: number,
  ids: string[],
): Promise<Map<string, LinkedRow>> {
  if (ids.length === 0) return new Map()
  const { table, quien = sql`''`, join = sql``, more = [] } = sources[entidad]
  const columns = sql.join(['id', 'numero', ...more].map((name) => sql`r.${sql.ref(name)}`))
  const { rows } = await sql<Partial<LinkedRow> & Pick<LinkedRow, 'id' | 'numero' | 'quien'>>`
    select ${columns}, ${quien} as "quien" from ${sql.table(table)} r ${join}
    where r."proyectoId" = ${proyectoId} and r."id" in (${sql.join(ids)})`.execute(db)
  const none = { contratoId: '', periodo: '', tipo: '', letra: '', puntoVenta: 0 }
  return new Map(rows.map((row) => [row.id, { ...none, ...row }]))
}
