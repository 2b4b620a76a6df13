/** Control lines and their sums are updated inside the transaction of each document. */
import { fromScaled, toScaled } from '../../money/decimal.ts'
import { inBase, type FixedRate } from '../../money/rates.ts'
import type { Context } from '../../context.ts'
import type { ProjectScope } from '../../records/record.ts'
import { writeRecords } from '../../records/project-scope.ts'
import * as queries from './lines.queries.ts'
import { shareOut, shareOf } from './shares.ts'
import * as sums from './sums.queries.ts'

const paymentsAtOnce = 500

/** Inserts payment lines: the net share of each paid document, split over that document's rubros and items. */
async function insertPaymentLines({ db, project }: ProjectScope, which: queries.Which): Promise<void> {
  for (let after = 0; ;) {
    const payments = await queries.selectPayments(db, which, after, paymentsAtOnce)
    const last = payments.at(-1)
    if (!last) return
    after = last.seq
    const ids = payments.map(({ id }) => id)
    const paid = [
      ...(await queries.selectPaidDocuments(db, ids)),
      ...(await queries.selectPaidCertificates(db, ids)),
      ...(await queries.selectPaidOfContracts(db, ids)),
    ]
    const parts = Map.groupBy(paid, ({ pagoId }) => pagoId)
    const lines = payments.flatMap(({ id, fecha, proveedorId, moneda, cotizacion }) => {
      const money = { moneda, cotizacion: cotizacion === null ? null : (JSON.parse(cotizacion) as FixedRate) }
      const documents = Map.groupBy(parts.get(id) ?? [], ({ parte }) => parte)
      return [...documents.values()].flatMap((rows) => {
        const { pagado, tipo, neto, total } = rows[0]!
        const amount = toScaled('importe', inBase(fromScaled('importe', pagado), money, project.monedaBase))
        const net = shareOf(BigInt(amount), BigInt(neto), BigInt(total))
        const shares = shareOut(
          tipo === 'notaCredito' ? -net : net,
          rows.map(({ importe }) => BigInt(importe)),
        )
        return rows.map(({ rubroId, item }, index) => ({
          proyectoId: project.id,
          columna: 'pagado',
          fecha,
          rubroId,
          item,
          proveedorId,
          entidad: 'pago',
          documentoId: id,
          importe: Number(shares[index]),
        }))
      })
    })
    await queries.insertLines(db, lines)
  }
}

type Restated = 'presupuesto' | 'modificacion' | 'contrato' | 'certificado' | 'comprobante' | 'pago'

const restaters: Record<Restated, (scope: ProjectScope, which: queries.Which) => Promise<void>> = {
  presupuesto: ({ db }, { proyectoId }) => queries.insertBudgetLines(db, proyectoId),
  modificacion: ({ db }, which) => queries.insertChangeLines(db, which),
  contrato: ({ db }, which) => queries.insertContractLines(db, which),
  certificado: ({ db }, which) => queries.insertCertificateLines(db, which),
  comprobante: ({ db }, which) => queries.insertInvoiceLines(db, which),
  pago: insertPaymentLines,
}

/** Recalculates the control lines of a document, inside its transaction. Drafts have none. */
export async function restateControl(
  scope: ProjectScope,
  entidad: string,
  { id, estado }: { id: string; estado: string },
): Promise<void> {
  const { db, project } = scope
  if (estado === 'borrador' || !(await queries.hasLines(db, project.id))) return
  const restate = async (each: Restated, documentoId: string) => {
    const lines = each === 'presupuesto' ? sums.ofBudget(project.id) : sums.ofDocument(documentoId)
    await sums.withdrawLines(db, lines)
    await restaters[each](scope, { proyectoId: project.id, id: documentoId })
    await sums.addLines(db, lines)
  }
  await restate(entidad as Restated, id)
  // What is paid follows the rubros of a document, and the share of it that is net.
  if (entidad === 'comprobante') for (const pago of await queries.selectPaymentsOf(db, id)) await restate('pago', pago)
  if (entidad !== 'certificado') return
  // An ended contract commits what was certified of it, so its lines change too.
  await restate('contrato', await queries.selectContractOf(db, id))
}

/** Creates the lines of a project that has none yet: sample data, or documents older than the control. */
export async function requireLines(ctx: Context, proyectoId: number): Promise<void> {
  if (await queries.hasLines(ctx.store.read, proyectoId)) return
  await writeRecords(ctx, proyectoId, {}, async (scope) => {
    if (await queries.hasLines(scope.db, proyectoId)) return
    for (const entidad of Object.keys(restaters) as Restated[]) await restaters[entidad](scope, { proyectoId })
    await sums.addLines(scope.db, sums.ofProject(proyectoId))
    await queries.insertProject(scope.db, proyectoId)
  })
}
