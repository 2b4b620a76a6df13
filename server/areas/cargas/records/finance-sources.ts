/** The documents, contracts, accounts and instalments that cells of payments, receipts and documents name. */
import { fullNumber } from '../../../lib/document-number.ts'
import { selectNamedDocuments } from '../../comprobantes/door.ts'
import { selectNamedInstalments } from '../../cobros/door.ts'
import { selectNamedContracts } from '../../contratos/door.ts'
import { selectNamedAccounts } from '../../cuentas/door.ts'
import type { NamedRecord, SourcePlace } from './named-record.ts'

type Document = Awaited<ReturnType<typeof selectNamedDocuments>>[number]

/** How sheets write the number of a document: with and without its letter, with a point of sale of 4 and of 5 digits. */
function numbersOf({ letra, puntoVenta, numero }: Document): string[] {
  const last = String(numero).padStart(8, '0')
  const numbers = [4, 5].map((digits) => `${String(puntoVenta).padStart(digits, '0')}-${last}`)
  return numbers.flatMap((number) => [`${letra} ${number}`, `${letra}${number}`, `${letra}-${number}`, number])
}

const shortNames: Record<string, string[]> = {
  factura: ['Factura', 'FC', 'F'],
  notaDebito: ['Nota de débito', 'ND'],
  notaCredito: ['Nota de crédito', 'NC'],
  recibo: ['Recibo', 'RC'],
  ticket: ['Ticket', 'TK'],
}

/** Documents by their number; credit notes are numbered separately, so their kind is part of their name. */
async function documents({ db, proyectoId }: SourcePlace): Promise<NamedRecord[]> {
  if (proyectoId === null) return []
  return (await selectNamedDocuments(db, proyectoId)).map((each) => {
    const number = fullNumber(each)
    const own = each.tipo === 'notaCredito' ? [] : numbersOf(each)
    const kinds = (shortNames[each.tipo] ?? []).map((kind) => `${kind} ${number}`)
    const suppliers = [each.cuit, each.cuit.replaceAll('-', ''), each.razonSocial].map((name) => `${name} ${number}`)
    return { id: each.id, label: number, names: [...own, ...kinds, ...suppliers] }
  })
}

/** Contracts by their number or by what they are about. */
async function contracts({ db, proyectoId }: SourcePlace): Promise<NamedRecord[]> {
  if (proyectoId === null) return []
  return (await selectNamedContracts(db, proyectoId)).map(({ id, numero, objeto, razonSocial }) => {
    const signs = ['', 'N.º ', 'N° ', 'Nº ', 'Contrato ']
    const numbers = numero === null ? [] : signs.map((sign) => `${sign}${numero}`)
    const whole = numero === null ? [] : [`${numero} ${objeto}`, `N.º ${numero}, ${objeto}`]
    const label = numero === null ? objeto : `${numero} ${objeto}`
    return { id, label, names: [objeto, `${objeto} ${razonSocial}`, ...numbers, ...whole] }
  })
}

/** What the list of receipts exports where no account is named. */
export const noAccount = { id: '', label: 'Sin cuenta', names: ['Sin cuenta'] }

async function accounts({ db, desarrolladoraId }: SourcePlace): Promise<NamedRecord[]> {
  const named = await selectNamedAccounts(db, desarrolladoraId)
  return [noAccount, ...named.map(({ id, nombre, cbu }) => ({ id, label: nombre, names: [nombre, cbu] }))]
}

/** Instalments by their number and who pays them; by their number alone where one plan only has it. */
async function instalments({ db, proyectoId }: SourcePlace): Promise<NamedRecord[]> {
  if (proyectoId === null) return []
  return (await selectNamedInstalments(db, proyectoId)).map(({ id, de, numero, cuotas }) => {
    const label = `Cuota ${numero} de ${Number(cuotas)}`
    const names = [`${de}, cuota ${numero}`, `${de} cuota ${numero}`, `${de}, cuota ${numero} de ${Number(cuotas)}`]
    return { id, label, names: [label, `${de} ${numero}/${Number(cuotas)}`, ...names] }
  })
}

export const financeSources = { comprobantes: documents, contratos: contracts, cuentas: accounts, cuotas: instalments }
