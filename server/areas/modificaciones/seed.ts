import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { addDays, addMonths, dayAt } from '../../lib/calendar.ts'
import { exact, fromScaled, importe } from '../../lib/decimal.ts'
import { documentColumns } from '../../records/document.service.ts'
import { sampleId } from '../../records/sample.ts'
import { modificaciones, type Modificacion } from './kind.ts'

type Change = [
  tipo: 'adicional' | 'economia',
  rubro: string,
  descripcion: string,
  unidad: string,
  cantidad: string,
  share: string,
  motivo: string,
  estado: Modificacion['estado'],
  months: number,
]

/** The budgets that are approved, with what they add up to. */
function approvedBudgets(db: Db) {
  return db
    .selectFrom('presupuestos')
    .innerJoin('projects', 'projects.id', 'presupuestos.proyectoId')
    .innerJoin('presupuestoItems', 'presupuestoItems.presupuestoId', 'presupuestos.id')
    .select([
      'presupuestos.id',
      'presupuestos.proyectoId',
      'presupuestos.mesBase',
      'presupuestos.moneda',
      'developerId',
    ])
    .select((eb) => eb.fn.sum<string>('importe').as('total'))
    .where('presupuestos.estado', '=', 'aprobado')
    .groupBy([
      'presupuestos.id',
      'presupuestos.proyectoId',
      'presupuestos.mesBase',
      'presupuestos.moneda',
      'developerId',
    ])
    .execute()
}

/** Adicionales and economías of the sample budgets. */
export async function seedModificaciones(db: Db, { now }: SeedContext): Promise<void> {
  const { changes } = readFixture<{ changes: Change[] }>('presupuestos')
  for (const budget of await approvedBudgets(db)) {
    const codes = async (table: 'rubros' | 'unidades') => {
      const rows = db.selectFrom(table).select(['id', 'codigo']).where('desarrolladoraId', '=', budget.developerId)
      return new Map((await rows.execute()).map(({ id, codigo }) => [codigo, id]))
    }
    const [rubros, units] = [await codes('rubros'), await codes('unidades')]
    let numero = 0
    for (const [
      index,
      [tipo, rubro, descripcion, unidad, cantidad, share, motivo, estado, months],
    ] of changes.entries()) {
      const day = addDays(`${addMonths(budget.mesBase, months)}-01`, 11)
      const amount = importe(exact(fromScaled('importe', budget.total)).times(share).div(100))
      const total = tipo === 'economia' ? `-${amount}` : amount
      const id = sampleId(budget.proyectoId, 'modificaciones', index)
      const change = {
        id,
        numero: estado === 'borrador' ? null : ++numero,
        estado,
        motivoEstado: estado === 'anulada' ? 'No se hace.' : null,
        version: 1,
        presupuestoId: budget.id,
        tipo,
        fecha: day < dayAt(now) ? day : dayAt(now),
        motivo,
        moneda: budget.moneda,
        total,
        totalBase: total,
        items: [],
      } as Modificacion
      await db
        .insertInto('modificaciones')
        .values(documentColumns(modificaciones, budget.proyectoId, change) as never)
        .execute()
      const codigo = `M${index + 1}`
      const scaled = Number(exact(total).times(100).toFixed(0))
      const line = { rubroId: rubros.get(rubro)!, unidadId: units.get(unidad)!, codigo, sortKey: codigo, descripcion }
      await db
        .insertInto('presupuestoItems')
        .values({
          id: sampleId(budget.proyectoId, 'presupuestoItems', 90_000 + index),
          proyectoId: budget.proyectoId,
          presupuestoId: null,
          modificacionId: id,
          ...line,
          cantidad: Number(cantidad) * 10_000,
          precioUnitario: Math.abs(scaled) * 100,
          importe: Math.abs(scaled),
          importeBase: scaled,
        })
        .execute()
    }
    await db
      .insertInto('correlativos')
      .values({ ambito: `proyecto:${budget.proyectoId}`, tipo: 'modificacion', ultimo: numero })
      .execute()
  }
}
