/** `obra finanzas`: the money of the chosen project (modules.md, section 4). */
import type { Command } from 'commander'
import { addCreate, addList, addShow, addStep, addUpdate, type Noun } from '../lib/company-records.ts'
import { examples } from '../lib/spanish.ts'
import { addControl } from './control.ts'

const comprobantes: Noun = {
  name: 'comprobantes',
  scope: 'project',
  columns: ['numeroCompleto', 'proveedor', 'fecha', 'vencimiento', 'moneda', 'total', 'saldo', 'estado', 'estadoPago'],
  filters: ['estado', 'estadoPago', 'tipo', 'proveedorId', 'desde', 'hasta', 'venceHasta'],
}
const pagos: Noun = {
  name: 'pagos',
  scope: 'project',
  columns: ['numero', 'fecha', 'proveedor', 'medio', 'moneda', 'importe', 'aCuenta', 'estado'],
  filters: ['estado', 'medio', 'proveedorId', 'desde', 'hasta'],
}
const cobros: Noun = {
  name: 'cobros',
  scope: 'project',
  columns: ['numero', 'fecha', 'de', 'concepto', 'moneda', 'importe', 'estado'],
  filters: ['estado', 'concepto', 'desde', 'hasta'],
}

/** A noun under `finanzas`: what all have in common, and its own. */
function addNoun(parent: Command, noun: Noun, description: string, more: (command: Command) => void = () => {}): void {
  const command = parent.command(noun.name).description(description)
  for (const add of [addList, addShow, addCreate]) add(command, noun)
  more(command)
  addStep(command, noun, {
    name: 'anular',
    description: 'Anula lo confirmado: queda a la vista con su motivo',
    hasReason: true,
  })
  examples(command, [[`obra finanzas ${noun.name} list`, 'lo último que se cargó']])
}

export function finanzas(command: Command): void {
  addControl(command)
  addNoun(command, comprobantes, 'Los comprobantes de los proveedores: listar, cargar, registrar, anular', (own) => {
    addUpdate(own, comprobantes)
    addStep(own, comprobantes, { name: 'registrar', description: 'Confirma un borrador' })
  })
  addNoun(command, pagos, 'Los pagos a los proveedores: listar, cargar, anular')
  addNoun(command, cobros, 'Lo que cobra el proyecto: listar, cargar, anular')
  examples(command, [
    ['obra finanzas comprobantes list --filtro estadoPago=vencido', 'lo que ya venció'],
    ['obra finanzas pagos create fecha=2026-03-02 medio=efectivo proveedorId=ID importe=1000', 'un pago a cuenta'],
  ])
}
