/** `obra finanzas`: budgets, contracts, documents, payments and control of the chosen project (docs/domain). */
import type { Command } from 'commander'
import { addCreate, addList, addShow, addStep, addUpdate, type Noun } from '../lib/company-records.ts'
import { examples } from '../lib/spanish.ts'
import { addAccount } from './finanzas-account.ts'
import { addCertificates } from './finanzas-certificates.ts'
import { addAddenda, addReleases } from './finanzas-of-contract.ts'
import { addFiles } from './comprobante-files.ts'
import { addControl, addDebts, addDue, addFlow, addSummary } from './finanzas-figures.ts'

const comprobantes: Noun = {
  name: 'comprobantes',
  scope: 'project',
  columns: ['numeroCompleto', 'proveedor', 'fecha', 'vencimiento', 'moneda', 'total', 'saldo', 'estado', 'estadoPago'],
  filters: [
    'estado',
    'estadoPago',
    'tipo',
    'proveedorId',
    'contratoId',
    'certificadoId',
    'desde',
    'hasta',
    'venceHasta',
  ],
  valued: ['total', 'saldo'],
}
const pagos: Noun = {
  name: 'pagos',
  scope: 'project',
  columns: ['numero', 'fecha', 'proveedor', 'medio', 'moneda', 'importe', 'aCuenta', 'estado'],
  filters: ['estado', 'medio', 'proveedorId', 'contratoId', 'certificadoId', 'cuentaId', 'sinCuenta', 'desde', 'hasta'],
  valued: ['importe', 'aCuenta'],
}
const retenciones: Noun = {
  name: 'retenciones',
  scope: 'project',
  columns: ['fecha', 'impuesto', 'jurisdiccion', 'numeroCertificado', 'proveedor', 'base', 'alicuota', 'importe'],
  filters: ['impuesto', 'proveedorId', 'desde', 'hasta'],
}
const cobros: Noun = {
  name: 'cobros',
  scope: 'project',
  columns: ['numero', 'fecha', 'de', 'concepto', 'moneda', 'importe', 'estado'],
  filters: ['estado', 'concepto', 'cuentaId', 'sinCuenta', 'desde', 'hasta'],
  valued: ['importe'],
}
const cobrosPrevistos: Noun = {
  name: 'cobros-previstos',
  scope: 'project',
  columns: ['numero', 'de', 'concepto', 'indice', 'saldoBase', 'atrasadoBase', 'estado'],
  filters: ['estado', 'concepto'],
}
const cuotas: Noun = {
  name: 'cuotas',
  scope: 'project',
  columns: ['vencimiento', 'de', 'numero', 'moneda', 'importeAjustado', 'cobrado', 'saldo', 'estado', 'diasAtraso'],
  filters: ['estado', 'desde', 'hasta'],
}
/** Of the company. */
const transferencias: Noun = {
  name: 'transferencias',
  columns: ['numero', 'fecha', 'origen', 'destino', 'monedaOrigen', 'importe', 'importeDestino', 'estado'],
  filters: ['estado', 'cuentaId', 'desde', 'hasta'],
}
const cheques: Noun = {
  name: 'cheques',
  columns: ['fechaDebito', 'tipo', 'numero', 'proveedor', 'cuenta', 'moneda', 'importe', 'estado'],
  filters: ['estado', 'tipo', 'cuentaId', 'desde', 'hasta'],
}

const presupuestos: Noun = {
  name: 'presupuestos',
  scope: 'project',
  columns: ['nombre', 'moneda', 'mesBase', 'total', 'cantidadItems', 'estado'],
  filters: ['estado'],
  valued: ['total'],
}
const modificaciones: Noun = {
  name: 'modificaciones',
  scope: 'project',
  columns: ['numero', 'tipo', 'fecha', 'motivo', 'moneda', 'total', 'estado'],
  filters: ['estado'],
  valued: ['total'],
}
const contratos: Noun = {
  name: 'contratos',
  scope: 'project',
  columns: ['numero', 'objeto', 'proveedor', 'fecha', 'moneda', 'indice', 'total', 'certificado', 'estado'],
  filters: ['estado', 'proveedorId'],
  valued: ['total'],
}

/** A noun under `finanzas`, with the common subcommands and its own. */
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

/** A noun with drafts and state transitions. */
function addDrafts(parent: Command, noun: Noun, description: string, steps: Parameters<typeof addStep>[2][]): void {
  const command = parent.command(noun.name).description(description)
  for (const add of [addList, addShow, addCreate, addUpdate]) add(command, noun)
  for (const step of steps) addStep(command, noun, step)
  examples(command, [[`obra finanzas ${noun.name} list`, 'lo último que se cargó']])
}

/** `obra finanzas retenciones`. */
function addWithholdings(parent: Command): void {
  const command = parent.command(retenciones.name).description('Lo que retienen los pagos, para depositar')
  addList(command, retenciones)
  examples(command, [
    ['obra finanzas retenciones list --filtro desde=2026-03-01 --filtro hasta=2026-03-31', 'lo que se retuvo en marzo'],
  ])
}

/** The instalments by due date, and the cheques of the company with their steps. */
function addTreasury(parent: Command): void {
  const due = parent.command('cuotas').description('Las cuotas por cobrar, por vencimiento')
  addList(due, cuotas)
  examples(due, [['obra finanzas cuotas list --filtro estado=atrasada', 'lo que se atrasó']])
  const issued = parent.command('cheques').description('Los cheques y eCheqs de la empresa: listar, debitar, rechazar')
  for (const add of [addList, addShow]) add(issued, cheques)
  addStep(issued, cheques, { name: 'debitar', description: 'El banco lo pagó' })
  addStep(issued, cheques, { name: 'rechazar', description: 'Volvió: se debe otra vez lo que pagaba', hasReason: true })
  examples(issued, [['obra finanzas cheques list --filtro estado=emitido', 'lo que falta debitar']])
}

export function finanzas(command: Command): void {
  addDrafts(command, presupuestos, 'El presupuesto del proyecto, en versiones', [
    { name: 'aprobar', description: 'Aprueba un borrador y lo congela; reemplaza al anterior' },
  ])
  addDrafts(command, modificaciones, 'Los adicionales y economías del presupuesto', [
    { name: 'aprobar', description: 'Desde ahora cuenta en el presupuesto vigente' },
    { name: 'anular', description: 'Anula lo aprobado', hasReason: true },
  ])
  addDrafts(command, contratos, 'Los contratos con proveedores', [
    { name: 'firmar', description: 'Queda vigente y comprometido' },
    { name: 'finalizar', description: 'No se certifica más' },
    { name: 'rescindir', description: 'Lo termina antes de tiempo', hasReason: true },
  ])
  addCertificates(command)
  addAddenda(command)
  addReleases(command)
  addSummary(command)
  addControl(command)
  addFlow(command)
  addDue(command)
  addDebts(command)
  addAccount(command)
  addNoun(command, comprobantes, 'Los comprobantes de los proveedores: listar, cargar, registrar, anular', (own) => {
    addUpdate(own, comprobantes)
    addStep(own, comprobantes, { name: 'registrar', description: 'Confirma un borrador' })
    addStep(own, comprobantes, {
      name: 'corregir',
      description: 'Lo anula y deja una copia en borrador, con su vínculo y sus archivos',
      hasReason: true,
    })
    addFiles(own)
  })
  addNoun(command, pagos, 'Los pagos a los proveedores: listar, cargar, aprobar, anular', (own) => {
    addStep(own, pagos, { name: 'aprobar', description: 'Aprueba uno pendiente: toma su número y cuenta' })
    addStep(own, pagos, { name: 'rechazar', description: 'Rechaza uno pendiente', hasReason: true })
  })
  addWithholdings(command)
  addNoun(command, cobros, 'Lo que cobra el proyecto: listar, cargar, cambiar su cuenta, anular', (own) =>
    addUpdate(own, cobros),
  )
  addNoun(command, cobrosPrevistos, 'Los planes de cuotas por cobrar: listar, cargar, anular')
  addNoun(command, transferencias, 'Lo que pasa de una cuenta de la empresa a otra: listar, cargar, anular')
  addTreasury(command)
  examples(command, [
    ['obra finanzas comprobantes list --filtro estadoPago=vencido', 'lo que ya venció'],
    ['obra finanzas pagos list --valuacion dolar --cotizacion oficial', 'lo pagado, en dólares del día de cada pago'],
    ['obra finanzas pagos create fecha=2026-03-02 medio=efectivo proveedorId=ID importe=1000', 'un pago a cuenta'],
  ])
}
