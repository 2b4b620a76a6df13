/** `obra finanzas cuenta-corriente`: the balances of suppliers. */
import type { Command } from 'commander'
import { showList, recordsOf, type CompanyRecord, type Noun } from '../lib/company-records.ts'
import { examples, numericId } from '../lib/spanish.ts'
import { addValuation, valuationQuery, type ValuationOptions } from '../lib/valuation.ts'

const movements: Noun = {
  name: 'cuenta-corriente',
  scope: 'project',
  columns: ['fecha', 'entidad', 'nombre', 'moneda', 'debe', 'haber', 'saldo'],
}
const balances: Noun = {
  name: 'cuentas-corrientes',
  scope: 'project',
  columns: ['proveedorId', 'proveedor', 'moneda', 'debe', 'haber', 'saldo'],
}
type Account = { items: CompanyRecord[]; total: number }
type AccountOptions = {
  moneda?: string
  desde?: string
  hasta?: string
  page?: number
  size?: number
} & ValuationOptions

/** `obra finanzas cuenta-corriente [proveedor]`: the movements of one supplier, or the balances of all. */
export function addAccount(parent: Command): void {
  const command = parent.command('cuenta-corriente').description('Lo que se debe a los proveedores')
  command.argument('[proveedor]', 'El id de un proveedor: sus movimientos')
  addValuation(command)
    .option('--moneda <moneda>', 'Solo lo que es en esta moneda')
    .option('--desde <fecha>', 'Desde este día, AAAA-MM-DD')
    .option('--hasta <fecha>', 'Hasta este día, AAAA-MM-DD')
    .option('--page <número>', 'La página, desde 1', numericId)
    .option('--size <número>', 'Cuántos por página, de 10 a 200', numericId, 200)
    .action(async (proveedorId: string | undefined, options: AccountOptions) => {
      const noun = proveedorId === undefined ? balances : movements
      const { output, send } = recordsOf(command, noun)
      const { moneda, desde, hasta, page, size } = options
      const shared = { moneda, page, size, ...valuationQuery(options) }
      const query = proveedorId === undefined ? shared : { proveedorId, desde, hasta, ...shared }
      showList(output, noun, await send<Account>('GET', { query }))
    })
  examples(command, [
    ['obra finanzas cuenta-corriente', 'lo que se debe a cada uno'],
    ['obra finanzas cuenta-corriente ID --moneda ARS', 'los movimientos de uno'],
  ])
}
