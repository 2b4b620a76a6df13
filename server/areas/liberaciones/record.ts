import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { conflict, invalid, Problem } from '../../lib/problem.ts'
import { fittingAmount } from '../../money/amounts.ts'
import { fixRate } from '../../money/company-rates.ts'
import { exact, importe, inSpanish } from '../../money/decimal.ts'
import { inBase } from '../../money/rates.ts'
import type { ProjectScope, RecordKind, Step, Stored } from '../../records/record.ts'
import { fundOf } from './fund.service.ts'
import { selectContracts } from './queries.ts'

export type Liberacion = components['schemas']['Liberacion']

/** Throws 400 for the insurance policy of a release that ends before it. */
function policyOf({ seguroCaucion, fecha }: Liberacion): Liberacion['seguroCaucion'] {
  if (!seguroCaucion) return null
  const { compania, poliza, vence } = seguroCaucion
  if (vence < fecha) throw invalid('seguroCaucion.vence', 'La póliza no puede vencer antes de la liberación.')
  return { compania: compania.trim(), poliza: poliza.trim(), vence }
}

/** Validates a release and calculates its amounts. Throws 400, 404, and 409 above what is retained. */
export async function validate(scope: ProjectScope, release: Liberacion): Promise<Liberacion> {
  const { retenido, objeto, estado, ...contract } = await fundOf(scope, release.contratoId)
  if (estado === 'borrador') throw new Problem(409, 'Invalid state', `El contrato «${objeto}» no está firmado.`)
  const { fecha } = release
  if (fecha > scope.today) throw invalid('fecha', 'No puede tener una fecha que todavía no llegó.')
  if (fecha < contract.fecha) throw invalid('fecha', 'No puede ser anterior al contrato.')
  const amount = importe(exact(release.importe))
  if (exact(amount).lte(0)) throw invalid('importe', 'El importe tiene que ser mayor que 0.')
  if (exact(amount).gt(retenido))
    throw conflict(
      `De «${objeto}» quedan retenidos ${inSpanish(retenido)}: no se pueden liberar ${inSpanish(amount)}.`,
      'importe',
    )
  const { monedaBase } = scope.project
  const moneda = contract.moneda as Liberacion['moneda']
  const cotizacion = await fixRate(scope, { moneda, fecha, cotizacion: null }, monedaBase)
  const importeBase = fittingAmount('importe', exact(inBase(amount, { moneda, cotizacion }, monedaBase)))
  const money = { moneda, cotizacion, importe: amount, importeBase, saldo: amount, saldoBase: importeBase }
  return { ...release, ...money, motivo: release.motivo.trim(), seguroCaucion: policyOf(release) }
}

async function load({ db }: ProjectScope, releases: Stored<Liberacion, 'liberaciones'>[]): Promise<Liberacion[]> {
  const contracts = await selectContracts(db, [...new Set(releases.map(({ contratoId }) => contratoId))])
  return releases.map((release) => {
    const { objeto, proveedorId, proveedor } = contracts.get(release.contratoId)!
    return { ...release, contrato: objeto, proveedorId, proveedor }
  })
}

export const liberaciones: RecordKind<Liberacion, 'liberaciones'> = {
  entidad: 'liberacion',
  topic: 'finances',
  words: { missing: 'No encontramos esa liberación.', name: 'La liberación' },
  shape: {
    table: 'liberaciones',
    fields: {
      contratoId: 'text',
      fecha: 'text',
      importe: 'importe',
      moneda: 'text',
      cotizacion: 'json',
      importeBase: 'importe',
      motivo: 'text',
      seguroCaucion: 'json',
      saldo: 'importe',
      saldoBase: 'importe',
    },
    defaults: { seguroCaucion: null },
    numberedBy: ({ contratoId }) => `liberacion:${contratoId}`,
    searchOf: ({ motivo }) => motivo,
    load,
  },
  list: {
    sorts: { numero: 'numero', fecha: 'fecha' },
    equals: ['contratoId'],
    totals: { importeBase: 'importe', saldoBase: 'importe' },
    uncounted: ['anulada'],
    sheet: [
      { title: 'Número', kind: 'number', value: (each) => each.numero },
      { title: 'Contrato', kind: 'text', value: (each) => each.contrato },
      { title: 'Proveedor', kind: 'text', value: (each) => each.proveedor },
      { title: 'Fecha', kind: 'day', value: (each) => each.fecha },
      { title: 'Motivo', kind: 'text', value: (each) => each.motivo },
      { title: 'Estado', kind: 'text', value: (each) => words.LiberacionEstado[each.estado] },
      { title: 'Moneda', kind: 'text', value: (each) => each.moneda },
      { title: 'Importe', kind: 'decimal', value: (each) => each.importe },
      { title: 'Saldo', kind: 'decimal', value: (each) => each.saldo },
      { title: 'Compañía de seguros', kind: 'text', value: (each) => each.seguroCaucion?.compania },
      { title: 'Póliza', kind: 'text', value: (each) => each.seguroCaucion?.poliza },
      { title: 'Vence la póliza', kind: 'day', value: (each) => each.seguroCaucion?.vence },
    ],
  },
  rules: {
    initialState: 'registrada',
    isConfirmedAtOnce: true,
    isSettlement: true,
    validate,
  },
  effects: {},
}

export const annul: Step<Liberacion> = {
  accion: 'anular',
  from: ['registrada'],
  to: 'anulada',
  isAlwaysOpen: true,
  prepare: (_scope, release) => {
    if (!exact(release.saldo).eq(release.importe)) throw conflict('Tiene pagos aplicados. Anulá primero esos pagos.')
    return { ...release, saldo: '0.00', saldoBase: '0.00' }
  },
}
