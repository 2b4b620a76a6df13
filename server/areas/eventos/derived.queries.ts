/** The dates of the calendar that come from other records: each source is one entry of `derivedSources`. */
import { sql, type SqlBool } from 'kysely'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Db } from '../../db/schema.ts'
import { addDays } from '../../lib/calendar.ts'
import { documentLink } from '../../lib/document-link.ts'
import { documentName } from '../../lib/document-number.ts'
import { certificateName } from '../certificados/door.ts'
import { linkable } from './links.ts'

export type Origen = Exclude<components['schemas']['OcurrenciaOrigen'], 'evento'>
export type DerivedDate = { id: string; dia: string; titulo: string; detalle: string; enlace: string }

/** Days, both included. */
export type Days = { desde: string; hasta: string }
type Place = { proyectoId: number; desarrolladoraId: number }

async function selectInvoices(db: Db, { proyectoId }: Place, { desde, hasta }: Days): Promise<DerivedDate[]> {
  const rows = await db
    .selectFrom('comprobantes')
    .innerJoin('proveedores', 'proveedores.id', 'comprobantes.proveedorId')
    .select(['comprobantes.id', 'tipo', 'letra', 'puntoVenta', 'comprobantes.numero', 'vencimiento', 'razonSocial'])
    .where('comprobantes.proyectoId', '=', proyectoId)
    // As in the condition of the partial index of open balances.
    .where(sql<SqlBool>`"comprobantes"."estado" = 'registrado' and "comprobantes"."saldo" > 0`)
    .where('tipo', '<>', 'notaCredito')
    .where('vencimiento', '>=', desde)
    .where('vencimiento', '<=', hasta)
    .execute()
  return rows.map(({ id, vencimiento, razonSocial, ...row }) => ({
    id,
    dia: vencimiento,
    titulo: `Vence ${documentName(row)}`,
    detalle: razonSocial,
    enlace: linkable.comprobante.linkOf(id),
  }))
}

async function selectCertificates(db: Db, { proyectoId }: Place, { desde, hasta }: Days): Promise<DerivedDate[]> {
  const rows = await db
    .selectFrom('certificados')
    .innerJoin('contratos', 'contratos.id', 'certificados.contratoId')
    .select(['certificados.id', 'contratoId', 'certificados.numero', 'periodo', 'certificados.vencimiento', 'objeto'])
    .where('certificados.proyectoId', '=', proyectoId)
    .where('certificados.saldo', '>', 0)
    .where('certificados.vencimiento', '>=', desde)
    .where('certificados.vencimiento', '<=', hasta)
    .execute()
  return rows.map(({ id, contratoId, numero, periodo, vencimiento, objeto }) => ({
    id,
    dia: vencimiento!,
    titulo: `Vence el certificado ${certificateName({ numero, periodo })}`,
    detalle: objeto,
    enlace: linkable.certificado.linkOf(id, contratoId),
  }))
}

async function selectDeliveries(db: Db, { proyectoId }: Place, { desde, hasta }: Days): Promise<DerivedDate[]> {
  const dia = sql<string>`coalesce("fechaConfirmada", "fechaPedida")`
  const rows = await db
    .selectFrom('pedidos')
    .innerJoin('proveedores', 'proveedores.id', 'pedidos.proveedorId')
    .select(['pedidos.id', 'pedidos.numero', 'razonSocial', dia.as('dia')])
    .where('pedidos.proyectoId', '=', proyectoId)
    .where('pedidos.estado', 'in', ['pedido', 'aprobado', 'recibidoParcial'])
    .where(dia, '>=', desde)
    .where(dia, '<=', hasta)
    .execute()
  return rows.map(({ id, numero, razonSocial, dia: day }) => ({
    id,
    dia: day,
    titulo: `Llega el pedido ${numero ?? ''}`.trim(),
    detalle: razonSocial,
    enlace: linkable.pedido.linkOf(id),
  }))
}

/** The last day of contracts in force; a project has few contracts. */
async function selectContractEnds(db: Db, { proyectoId }: Place, { desde, hasta }: Days): Promise<DerivedDate[]> {
  const rows = await db
    .selectFrom('contratos')
    .innerJoin('proveedores', 'proveedores.id', 'contratos.proveedorId')
    .select(['contratos.id', 'contratos.fecha', 'plazoDias', 'objeto', 'razonSocial'])
    .where('contratos.proyectoId', '=', proyectoId)
    .where('contratos.estado', '=', 'vigente')
    .execute()
  return rows
    .map(({ id, fecha, plazoDias, objeto, razonSocial }) => ({
      id,
      dia: addDays(fecha, plazoDias),
      titulo: `Termina el contrato: ${objeto}`,
      detalle: razonSocial,
      enlace: linkable.contrato.linkOf(id),
    }))
    .filter(({ dia }) => dia >= desde && dia <= hasta)
}

/** The first and the last day of the tasks of the plan, and its milestones. Groups have the dates of the tasks in them. */
async function selectTasks(db: Db, { proyectoId }: Place, { desde, hasta }: Days): Promise<DerivedDate[]> {
  const rows = await db
    .selectFrom('tareas')
    .leftJoin('tareas as grupo', 'grupo.id', 'tareas.padreId')
    .select([
      'tareas.id',
      'tareas.nombre',
      'tareas.inicio',
      'tareas.fin',
      'tareas.duracionDias',
      'grupo.nombre as grupo',
    ])
    .where('tareas.proyectoId', '=', proyectoId)
    .where(({ or, and, eb }) =>
      or((['tareas.inicio', 'tareas.fin'] as const).map((day) => and([eb(day, '>=', desde), eb(day, '<=', hasta)]))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('tareas as dentro').select('dentro.id').whereRef('dentro.padreId', '=', 'tareas.id'))),
    )
    .execute()
  const dates = rows.flatMap(({ id, nombre, inicio, fin, duracionDias, grupo }) => {
    const own = { detalle: grupo ?? '', enlace: `/calendario/plan?tarea=${id}` }
    if (duracionDias === 0) return [{ ...own, id, dia: inicio, titulo: `Hito: ${nombre}` }]
    if (inicio === fin) return [{ ...own, id, dia: inicio, titulo: `Empieza y termina: ${nombre}` }]
    return [
      { ...own, id: `${id}:inicio`, dia: inicio, titulo: `Empieza: ${nombre}` },
      { ...own, id: `${id}:fin`, dia: fin, titulo: `Termina: ${nombre}` },
    ]
  })
  return dates.filter(({ dia }) => dia >= desde && dia <= hasta)
}

/** The planned days to release what is retained of contracts. */
async function selectPlannedReleases(db: Db, { proyectoId }: Place, { desde, hasta }: Days): Promise<DerivedDate[]> {
  const rows = await db
    .selectFrom('contratos')
    .innerJoin('proveedores', 'proveedores.id', 'contratos.proveedorId')
    .select(['contratos.id', 'fechaLiberacionPrevista', 'objeto', 'razonSocial'])
    .where('contratos.proyectoId', '=', proyectoId)
    .where('contratos.estado', '<>', 'borrador')
    .where('fechaLiberacionPrevista', '>=', desde)
    .where('fechaLiberacionPrevista', '<=', hasta)
    .execute()
  return rows.map(({ id, fechaLiberacionPrevista, objeto, razonSocial }) => ({
    id,
    dia: fechaLiberacionPrevista!,
    titulo: `Liberar el fondo de reparo: ${objeto}`,
    detalle: razonSocial,
    enlace: linkable.contrato.linkOf(id),
  }))
}

/** The last days of the insurance policies in place of retained money; a project has few. */
async function selectPolicyEnds(db: Db, { proyectoId }: Place, { desde, hasta }: Days): Promise<DerivedDate[]> {
  const rows = await db
    .selectFrom('liberaciones')
    .innerJoin('contratos', 'contratos.id', 'liberaciones.contratoId')
    .select(['liberaciones.id', 'contratoId', 'seguroCaucion', 'objeto'])
    .where('liberaciones.proyectoId', '=', proyectoId)
    .where('liberaciones.estado', '=', 'registrada')
    .where('seguroCaucion', 'is not', null)
    .execute()
  return rows
    .map(({ id, contratoId, seguroCaucion, objeto }) => {
      const { compania, poliza, vence } = JSON.parse(seguroCaucion!) as components['schemas']['SeguroCaucion']
      const titulo = `Vence la póliza ${poliza} de ${compania}`
      return { id, dia: vence, titulo, detalle: objeto, enlace: linkable.contrato.linkOf(contratoId) }
    })
    .filter(({ dia }) => dia >= desde && dia <= hasta)
}

/** The days on which issued cheques and eCheqs are debited. */
async function selectCheques(db: Db, { proyectoId }: Place, { desde, hasta }: Days): Promise<DerivedDate[]> {
  const rows = await db
    .selectFrom('pagoMedios')
    .innerJoin('pagos', 'pagos.id', 'pagoMedios.pagoId')
    .innerJoin('proveedores', 'proveedores.id', 'pagos.proveedorId')
    .select(['pagoMedios.id', 'pagoMedios.medio', 'pagoMedios.numero', 'fechaDebito', 'razonSocial'])
    .where('pagoMedios.proyectoId', '=', proyectoId)
    .where('pagoMedios.estado', '=', 'emitido')
    .where('pagos.estado', '=', 'registrado')
    .where('dia', '>=', desde)
    .where('dia', '<=', hasta)
    .execute()
  return rows.map(({ id, medio, numero, fechaDebito, razonSocial }) => ({
    id,
    dia: fechaDebito!,
    titulo: `Se debita ${medio === 'echeq' ? 'el eCheq' : 'el cheque'} ${numero}`.trim(),
    detalle: razonSocial,
    enlace: `/finanzas/cheques?abierto=${id}`,
  }))
}

async function selectExpiries(db: Db, { proyectoId }: Place, { desde, hasta }: Days): Promise<DerivedDate[]> {
  const rows = await db
    .selectFrom('documentos')
    .leftJoin('tiposDocumento', 'tiposDocumento.id', 'documentos.tipoId')
    .select(['documentos.id', 'documentos.nombre', 'vencimiento', 'tiposDocumento.nombre as tipo'])
    .where('proyectoId', '=', proyectoId)
    .where('borradoCon', 'is', null)
    .where('vencimiento', '>=', desde)
    .where('vencimiento', '<=', hasta)
    .execute()
  return rows.map(({ id, nombre, vencimiento, tipo }) => ({
    id,
    dia: vencimiento!,
    titulo: `Vence ${nombre}`,
    detalle: tipo ?? '',
    enlace: documentLink(id),
  }))
}

async function selectHolidays(db: Db, { desarrolladoraId }: Place, { desde, hasta }: Days): Promise<DerivedDate[]> {
  const rows = await db
    .selectFrom('feriados')
    .select(['id', 'fecha', 'motivo'])
    .where('desarrolladoraId', '=', desarrolladoraId)
    .where('activo', '=', 1)
    .where('fecha', '>=', desde)
    .where('fecha', '<=', hasta)
    .execute()
  return rows.map(({ id, fecha, motivo }) => ({
    id,
    dia: fecha,
    titulo: motivo,
    detalle: '',
    enlace: `/solo-desarrollo/carga-categoricos?lista=feriados&abierto=${id}`,
  }))
}

export const derivedSources: Record<
  Exclude<Origen, 'cuota'>,
  (db: Db, place: Place, days: Days) => Promise<DerivedDate[]>
> = {
  feriado: selectHolidays,
  comprobante: selectInvoices,
  certificado: selectCertificates,
  liberacion: selectPlannedReleases,
  pedido: selectDeliveries,
  contrato: selectContractEnds,
  documento: selectExpiries,
  seguroCaucion: selectPolicyEnds,
  cheque: selectCheques,
  tarea: selectTasks,
}
