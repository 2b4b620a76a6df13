/** One command per catalogue, all with the same subcommands (docs/domain/catalogues.md, Entries). */
import type { Command } from 'commander'
import { addArchive, addCreate, addList, addShow, addUpdate, type Noun } from '../lib/company-records.ts'
import { examples } from '../lib/spanish.ts'

/** The table columns of each catalogue. */
const columns = {
  rubros: ['codigo', 'nombre', 'usos'],
  unidades: ['codigo', 'nombre', 'tipo', 'decimales'],
  proveedores: ['razonSocial', 'cuit', 'telefono', 'mail'],
  materiales: ['codigo', 'nombre', 'unidad', 'rubro'],
  depositos: ['nombre', 'tipo'],
  cuentas: ['nombre', 'tipo', 'moneda', 'saldo', 'saldoProyectado'],
  'tipos-documento': ['nombre', 'vence', 'diasAviso', 'obligatorio'],
  'tipos-evento': ['nombre', 'color'],
  feriados: ['fecha', 'motivo', 'alcance'],
  cotizaciones: ['fecha', 'moneda', 'tipo', 'compra', 'venta'],
  indices: ['codigo', 'nombre', 'frecuencia'],
} as const

export type CatalogueName = keyof typeof columns

const activeOnly = (isArchived: boolean) => ({ activo: !isArchived })

/** `obra rubros`, `obra proveedores` … */
export function catalogueCommand(name: CatalogueName): (command: Command) => void {
  const noun: Noun = { name, columns: columns[name], archive: activeOnly }
  return (command) => {
    addList(command, noun, activeOnly)
    for (const add of [addShow, addCreate, addUpdate, addArchive]) add(command, noun)
    examples(command, [[`obra ${name} list`, 'lo que está en uso']])
  }
}
