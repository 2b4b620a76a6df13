/** `obra finanzas certificados`: their paths are below those of their contracts. */
import type { Command } from 'commander'
import { addList, type Noun } from '../lib/company-records.ts'
import { examples } from '../lib/spanish.ts'
import { addInContract } from './finanzas-of-contract.ts'

const certificados: Noun = {
  name: 'certificados',
  scope: 'project',
  columns: [
    'numero',
    'contratoId',
    'contrato',
    'proveedor',
    'periodo',
    'moneda',
    'neto',
    'totalAFacturar',
    'saldo',
    'estado',
    'estadoPago',
  ],
  filters: ['estado', 'estadoPago', 'contratoId', 'proveedorId', 'moneda'],
  valued: ['brutoAjustado', 'neto'],
}

/** `obra finanzas certificados`. */
export function addCertificates(parent: Command): void {
  const command = parent.command('certificados').description('Los certificados mensuales de los contratos')
  addList(command, certificados)
  addInContract(command, certificados, {
    one: 'un certificado',
    create: 'Empieza el certificado de un mes',
    steps: [
      ['emitir', 'Fija sus importes y le da número', false],
      ['aprobar', 'Desde ahora se debe', false],
      ['rechazar', 'Lo devuelve', true],
      ['anular', 'Anula lo emitido o aprobado', true],
    ],
  })
  examples(command, [
    ['obra finanzas certificados list --filtro estadoPago=pendiente', 'lo que falta pagar'],
    ['obra finanzas certificados aprobar ID --contrato ID', 'desde ahora se debe'],
  ])
}
