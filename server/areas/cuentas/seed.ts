import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { insertRows } from '../../db/insert-rows.ts'
import type { Body } from '../../http/contract.ts'
import { addMonths, dayAt, monthOf } from '../../lib/calendar.ts'
import { fold } from '../../lib/text.ts'
import { readRates } from '../../money/company-rates.ts'
import { fromScaled } from '../../money/decimal.ts'
import { rateOn, type Rate } from '../../money/rates.ts'
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

/** The initial balance with which an account never falls below zero, rounded up. */
function initialBalance(moves: Pick<Move, 'fecha' | 'importe'>[], unit = million): string {
  let [balance, lowest] = [0, 0]
  for (const { importe } of moves.toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1))) {
    balance += importe
    if (balance < lowest) lowest = balance
  }
  return fromScaled('importe', (Math.ceil(-lowest / unit) + 2) * unit)
}

/** The money that fills the cash box each month, in millions, from the bank. */
function cashTransfers(cash: Move[]): { fecha: string; importe: number }[] {
  return [...Map.groupBy(cash, ({ fecha }) => monthOf(fecha))].map(([month, moves]) => ({
    fecha: `${month}-01`,
    importe: Math.ceil(moves.reduce((sum, { importe }) => sum - importe, 0) / million) * million,
  }))
}

type Transfer = { fecha: string; origenId: string; destinoId: string; importe: number; importeDestino: number }

/** Dollars sold at the start of each month in which more pesos leave the bank than enter it, in millions of pesos. */
function exchanges(
  moves: Pick<Move, 'fecha' | 'importe'>[],
  rates: Rate[],
): { fecha: string; pesos: number; dollars: number }[] {
  return [...Map.groupBy(moves, ({ fecha }) => monthOf(fecha))].flatMap(([month, each]) => {
    const missing = -each.reduce((sum, { importe }) => sum + importe, 0)
    const rate = rateOn(rates, `${month}-01`)
    if (missing <= 0 || !rate) return []
    const pesos = Math.ceil(missing / million) * million
    return [{ fecha: `${month}-01`, pesos, dollars: Math.round(pesos / Number(rate.valor)) }]
  })
}

/** Seeds the accounts of the companies with filled projects, and spreads their receipts and payments over them. */
export async function seedCuentas(db: Db, { now }: SeedContext): Promise<void> {
  const filled = [...filledProjects]
  const rows = await db.selectFrom('projects').select('companyId').distinct().where('id', 'in', filled).execute()
  for (const { companyId } of rows) await seedCompany(db, companyId, dayAt(now))
}

async function seedCompany(db: Db, company: number, today: string): Promise<void> {
  const moves = await selectMoves(db, company)
  const [bank, dollars, box] = [0, 1, 2].map((index) => sampleId(company, 'cuentas', index)) as [string, string, string]
  // Some receipts and payments name no account, as those of the time before the accounts were entered.
  const named = moves.filter((_, index) => index % 40 !== 7)
  const of = (account: string) =>
    named.filter(({ moneda, isCash }) => (moneda === 'USD' ? dollars : isCash ? box : bank) === account)
  const cash = cashTransfers(of(box))
  const leaving = cash.map(({ fecha, importe }) => ({ fecha, importe: -importe }))
  const rates = await readRates({ db, desarrolladoraId: company }, { moneda: 'USD', tipo: 'oficial' })
  const sold = exchanges([...of(bank), ...leaving], rates)
  const transfers = [
    ...sold.map(({ fecha, pesos, dollars: amount }): Transfer => {
      return { fecha, origenId: dollars, destinoId: bank, importe: amount, importeDestino: pesos }
    }),
    ...cash.map(({ fecha, importe }) => ({ fecha, origenId: bank, destinoId: box, importe, importeDestino: importe })),
  ].toSorted((a, b) => (a.fecha < b.fecha ? -1 : a.fecha > b.fecha ? 1 : 0))
  const bought = sold.map(({ fecha, pesos }) => ({ fecha, importe: pesos }))
  const spent = sold.map((each) => ({ fecha: each.fecha, importe: -each.dollars }))
  const first = [...moves, ...transfers].map(({ fecha }) => fecha).toSorted()[0] ?? today
  const balances = {
    bank: initialBalance([...bought, ...of(bank), ...leaving]),
    dollars: initialBalance([...of(dollars), ...spent], million / 10),
  }
  await insertAccounts(db, company, { bank, dollars, box }, `${addMonths(monthOf(first), -1)}-01`, balances)
  for (const account of [bank, dollars, box]) await nameAccount(db, account, of(account))
  await insertTransfers(db, company, transfers)
}

type Ids = { bank: string; dollars: string; box: string }

function insertAccounts(
  db: Db,
  company: number,
  { bank, dollars, box }: Ids,
  fechaInicial: string,
  balances: { bank: string; dollars: string },
): Promise<void> {
  return insertNew<Body<'createCuenta'>>(db, cuentas, company, [
    {
      id: bank,
      nombre: 'Banco Nación en pesos',
      tipo: 'banco',
      moneda: 'ARS',
      banco: 'Banco de la Nación Argentina',
      cbu: '0110599520000012345678',
      fechaInicial,
      saldoInicial: balances.bank,
    },
    {
      id: dollars,
      nombre: 'Banco Galicia en dólares',
      tipo: 'banco',
      moneda: 'USD',
      banco: 'Banco Galicia',
      cbu: '0720001410000567890121',
      fechaInicial,
      saldoInicial: balances.dollars,
    },
    { id: box, nombre: 'Caja de obra', tipo: 'caja', moneda: 'ARS', fechaInicial, saldoInicial: '500000.00' },
  ])
}

async function insertTransfers(db: Db, desarrolladoraId: number, transfers: Transfer[]): Promise<void> {
  const rows = transfers.map((transfer, index) => {
    const nota = transfer.importe === transfer.importeDestino ? 'Para los gastos del mes' : 'Venta de dólares'
    return {
      ...transfer,
      id: sampleId(desarrolladoraId, 'transferencias', index),
      desarrolladoraId,
      numero: index + 1,
      nota,
      estado: 'registrada',
      motivoEstado: null,
      version: 1,
      searchText: fold(nota),
    }
  })
  await insertRows(db, 'transferencias', rows)
  const number = { ambito: `empresa:${desarrolladoraId}`, tipo: 'transferencia', ultimo: rows.length }
  if (rows.length > 0) await db.insertInto('correlativos').values(number).execute()
}
