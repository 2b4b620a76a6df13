import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { insertRows } from '../../db/insert-rows.ts'
import type { Body } from '../../http/contract.ts'
import { addMonths, dayAt, monthOf } from '../../lib/calendar.ts'
import { fold } from '../../lib/text.ts'
import { fromScaled } from '../../money/decimal.ts'
import { insertNew } from '../../records/catalogue-rows.ts'
import { filledProjects, sampleId } from '../../records/sample.ts'
import { cuentas } from './catalogue.ts'

type Move = { id: string; fecha: string; importe: number; moneda: string; isCash: boolean }
type Row = Move & { table: 'cobros' | 'pagoMedios' }

/** The receipts and the means of the payments of a company, by day, the payments negative. */
async function selectMoves(db: Db, company: number): Promise<Row[]> {
  const receipts = await db
    .selectFrom('cobros')
    .innerJoin('projects', 'projects.id', 'cobros.proyectoId')
    .select(['cobros.id', 'cobros.fecha', 'cobros.importe', 'cobros.moneda'])
    .where('companyId', '=', company)
    .orderBy('cobros.seq')
    .execute()
  const means = await db
    .selectFrom('pagoMedios')
    .innerJoin('pagos', 'pagos.id', 'pagoMedios.pagoId')
    .select(['pagoMedios.id', 'pagoMedios.dia as fecha', 'pagoMedios.importe', 'pagos.moneda', 'pagoMedios.medio'])
    .where('desarrolladoraId', '=', company)
    .where('pagoMedios.estado', '<>', 'rechazado')
    .orderBy('pagos.seq')
    .execute()
  return [
    ...receipts.map((each) => ({ ...each, isCash: false, table: 'cobros' as const })),
    ...means.map(({ medio, importe, ...each }) => ({
      ...each,
      importe: -importe,
      isCash: medio === 'efectivo' && each.moneda === 'ARS',
      table: 'pagoMedios' as const,
    })),
  ]
}

/** Stores the account of receipts and of means of payment. */
async function nameAccount(db: Db, cuentaId: string, moves: Row[]): Promise<void> {
  for (const table of ['cobros', 'pagoMedios'] as const) {
    const ids = moves.flatMap((move) => (move.table === table ? move.id : []))
    for (let start = 0; start < ids.length; start += 200)
      await db
        .updateTable(table)
        .set({ cuentaId })
        .where('id', 'in', ids.slice(start, start + 200))
        .execute()
  }
}

const million = 100_000_000

/** The initial balance with which an account never falls below zero, rounded up to millions. */
function initialBalance(moves: Pick<Move, 'fecha' | 'importe'>[]): string {
  let [balance, lowest] = [0, 0]
  for (const { importe } of moves.toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1))) {
    balance += importe
    if (balance < lowest) lowest = balance
  }
  return fromScaled('importe', (Math.ceil(-lowest / million) + 2) * million)
}

/** The money that fills the cash box each month, in millions, from the bank. */
function cashTransfers(cash: Move[]): { fecha: string; importe: number }[] {
  return [...Map.groupBy(cash, ({ fecha }) => monthOf(fecha))].map(([month, moves]) => ({
    fecha: `${month}-01`,
    importe: Math.ceil(moves.reduce((sum, { importe }) => sum - importe, 0) / million) * million,
  }))
}

/** Seeds the accounts of the companies with filled projects, and spreads their receipts and payments over them. */
export async function seedCuentas(db: Db, { now }: SeedContext): Promise<void> {
  const filled = [...filledProjects]
  const rows = await db.selectFrom('projects').select('companyId').distinct().where('id', 'in', filled).execute()
  for (const { companyId: company } of rows) {
    const moves = await selectMoves(db, company)
    const [bank, dollars, box] = [0, 1, 2].map((index) => sampleId(company, 'cuentas', index)) as [
      string,
      string,
      string,
    ]
    // Some receipts and payments name no account, as those of the time before the accounts were entered.
    const named = moves.filter((_, index) => index % 40 !== 7)
    const of = (account: string) =>
      named.filter(({ moneda, isCash }) => (moneda === 'USD' ? dollars : isCash ? box : bank) === account)
    const transfers = cashTransfers(of(box))
    const first = [...moves.map(({ fecha }) => fecha), ...transfers.map(({ fecha }) => fecha)].toSorted()[0]
    const fechaInicial = `${addMonths(monthOf(first ?? dayAt(now)), -1)}-01`
    const leaving = transfers.map(({ fecha, importe }) => ({ fecha, importe: -importe }))
    const entries: (Body<'createCuenta'> & { id: string })[] = [
      {
        id: bank,
        nombre: 'Banco Nación en pesos',
        tipo: 'banco',
        moneda: 'ARS',
        fechaInicial,
        banco: 'Banco de la Nación Argentina',
        cbu: '0110599520000012345678',
        saldoInicial: initialBalance([...of(bank), ...leaving]),
      },
      {
        id: dollars,
        nombre: 'Banco Galicia en dólares',
        tipo: 'banco',
        moneda: 'USD',
        fechaInicial,
        banco: 'Banco Galicia',
        cbu: '0720001410000567890121',
        saldoInicial: initialBalance(of(dollars)),
      },
      { id: box, nombre: 'Caja de obra', tipo: 'caja', moneda: 'ARS', fechaInicial, saldoInicial: '500000.00' },
    ]
    await insertNew<Body<'createCuenta'>>(db, cuentas, company, entries)
    for (const account of [bank, dollars, box]) await nameAccount(db, account, of(account))
    await insertTransfers(db, company, { bank, box }, transfers)
  }
}

async function insertTransfers(
  db: Db,
  desarrolladoraId: number,
  { bank, box }: { bank: string; box: string },
  transfers: { fecha: string; importe: number }[],
): Promise<void> {
  const rows = transfers.map(({ fecha, importe }, index) => ({
    id: sampleId(desarrolladoraId, 'transferencias', index),
    desarrolladoraId,
    numero: index + 1,
    fecha,
    importe,
    importeDestino: importe,
    desdeId: bank,
    hastaId: box,
    nota: 'Para los gastos del mes',
    estado: 'registrada',
    motivoEstado: null,
    version: 1,
    searchText: fold('Banco Nación en pesos Caja de obra Para los gastos del mes'),
  }))
  await insertRows(db, 'transferencias', rows)
  const number = { ambito: `empresa:${desarrolladoraId}`, tipo: 'transferencia', ultimo: rows.length }
  if (rows.length > 0) await db.insertInto('correlativos').values(number).execute()
}
