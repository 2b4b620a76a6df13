import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { addDays, addMonths, dayAt } from '../../lib/calendar.ts'
import { exact, fromScaled, importe, toScaled } from '../../money/decimal.ts'
import { insertSampleRecords } from '../../records/record-rows.ts'
import { sampleId } from '../../records/sample.ts'
import { modificaciones, type Modificacion } from './record.ts'

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

/** The approved budgets with their totals. */
function approvedBudgets(db: Db) {
  return db
    .selectFrom('presupuestos')
    .innerJoin('projects', 'projects.id', 'presupuestos.proyectoId')
    .innerJoin('presupuestoItems', 'presupuestoItems.presupuestoId', 'presupuestos.id')
    .select(['presupuestos.id', 'presupuestos.proyectoId', 'presupuestos.mesBase', 'presupuestos.moneda', 'companyId'])
    .select((eb) => eb.fn.sum<string>('importe').as('total'))
    .where('presupuestos.estado', '=', 'aprobado')
    .groupBy(['presupuestos.id', 'presupuestos.proyectoId', 'presupuestos.mesBase', 'presupuestos.moneda', 'companyId'])
    .execute()
}

type Budget = Awaited<ReturnType<typeof approvedBudgets>>[number]

async function codesOf(db: Db, table: 'rubros' | 'unidades', company: number): Promise<Map<string, string>> {
  const rows = db.selectFrom(table).select(['id', 'codigo']).where('desarrolladoraId', '=', company)
  return new Map((await rows.execute()).map(({ id, codigo }) => [codigo, id]))
}

/** Seeds a change with a single line. */
async function seedChange(
  db: Db,
  budget: Budget,
  [tipo, rubro, descripcion, unidad, cantidad, share, motivo, estado, months]: Change,
  { index, numero, today }: { index: number; numero: number | null; today: string },
): Promise<void> {
  const { proyectoId, companyId, mesBase, moneda } = budget
  const day = addDays(`${addMonths(mesBase, months)}-01`, 11)
  const amount = importe(exact(fromScaled('importe', budget.total)).times(share).div(100))
  const total = tipo === 'economia' ? `-${amount}` : amount
  const id = sampleId(proyectoId, 'modificaciones', index)
  const states = { numero, estado, motivoEstado: estado === 'anulada' ? 'No se hace.' : null, version: 1 }
  const stateFields = {
    presupuestoId: budget.id,
    tipo,
    fecha: day < today ? day : today,
    motivo,
    moneda: moneda as Modificacion['moneda'],
    items: [],
  }
  const change: Modificacion = { id, ...states, ...stateFields, total, totalBase: total }
  await insertSampleRecords(db, modificaciones, proyectoId, [change])
  const [rubros, units] = [await codesOf(db, 'rubros', companyId), await codesOf(db, 'unidades', companyId)]
  const codigo = `M${index + 1}`
  const scaled = toScaled('importe', amount)
  await db
    .insertInto('presupuestoItems')
    .values({
      id: sampleId(proyectoId, 'presupuestoItems', 90_000 + index),
      proyectoId,
      presupuestoId: null,
      modificacionId: id,
      rubroId: rubros.get(rubro)!,
      unidadId: units.get(unidad)!,
      codigo,
      sortKey: codigo,
      descripcion,
      cantidad: toScaled('cantidad', cantidad),
      precioUnitario: toScaled('precio', amount),
      importe: scaled,
      importeBase: tipo === 'economia' ? -scaled : scaled,
    })
    .execute()
}

/** Seeds adicionales and economías of the sample budgets. */
export async function seedModificaciones(db: Db, { now }: SeedContext): Promise<void> {
  const { changes } = readFixture<{ changes: Change[] }>('presupuestos')
  for (const budget of await approvedBudgets(db)) {
    let ultimo = 0
    for (const [index, change] of changes.entries()) {
      const numero = change[7] === 'borrador' ? null : ++ultimo
      await seedChange(db, budget, change, { index, numero, today: dayAt(now) })
    }
    const ambito = `proyecto:${budget.proyectoId}`
    await db.insertInto('correlativos').values({ ambito, tipo: 'modificacion', ultimo }).execute()
  }
}
