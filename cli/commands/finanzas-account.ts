/** `obra finanzas cuenta-corriente`: what suppliers are owed. */
import type { Command } from 'commander'
import { listed, recordsOf, type CompanyRecord, type Noun } from '../lib/company-records.ts'
import { examples, numericId } from '../lib/spanish.ts'
import { addValuation, valuationAsked, type ValuationOptions } from '../lib/valuation.ts'

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

/** `obra finanzas cuenta-corriente [proveedor]`: what one is owed movement by movement, or what all are. */
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
      const asked = { moneda, page, size, ...valuationAsked(options) }
      const query = proveedorId === undefined ? asked : { proveedorId, desde, hasta, ...asked }
      listed(output, noun, await send<Account>('GET', { query }))
    })
  examples(command, [
    ['obra finanzas cuenta-corriente', 'lo que se debe a cada uno'],
    ['obra finanzas cuenta-corriente ID --moneda ARS', 'los movimientos de uno'],
  ])
}
