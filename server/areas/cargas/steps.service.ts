/** The steps of a load: start, cancel, undo. The work itself is in the background. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Body } from '../../http/contract.ts'
import { conflict } from '../../lib/problem.ts'
import { staleVersion, writeOnce } from '../../records/once.ts'
import { runRows, undoCargaRows } from './apply.service.ts'
import { ajustesOf, resumenOf } from './plan.service.ts'
import * as queries from './queries.ts'
import type { CargaRow } from './queries.ts'
import { findCarga, requireOpen, type Place } from './service.ts'
import { cargaOf } from './view.ts'

type Schemas = components['schemas']

/** Starts loading in the background. Throws 404 and 409. */
export async function runCarga(ctx: Context, { id }: Place, { version }: Body<'runCarga'>): Promise<Schemas['Carga']> {
  let started: CargaRow | undefined
  const answer = await writeOnce(ctx, async (db) => {
    const found = await findCarga(ctx, id, db)
    requireOpen(found)
    if (found.version !== version || found.estado !== 'lista') throw staleVersion()
    const { error, crear, cambiar } = resumenOf(found).cantidades
    if (error > 0 && ajustesOf(found).alcance === 'todo')
      throw conflict(
        `${error === 1 ? 'Hay 1 fila con error' : `Hay ${error} filas con errores`}: corregilas, o elegí cargar solo las filas sin errores.`,
      )
    if (crear + cambiar === 0) throw conflict('No hay nada para cargar: ninguna fila es nueva ni cambia.')
    const pending = await queries.countFiltered(db, id, { accion: 'crear' })
    const change = {
      estado: 'cargando' as const,
      version: version + 1,
      latido: ctx.clock().toISOString(),
      hechas: 0,
      aHacer: pending + cambiar,
      motivo: null,
    }
    await queries.updateCarga(db, { id, version }, change)
    started = { ...found, ...change }
    return cargaOf(started)
  })
  const carga = started
  if (carga && !ctx.once?.isReplay) ctx.background.run('load a sheet', () => runRows(ctx, carga))
  return answer
}

/** Stops a load; what it wrote is undone in the background. Throws 404 and 409. */
export async function cancelCarga(ctx: Context, { id }: Place): Promise<Schemas['Carga']> {
  return writeOnce(ctx, async (db) => {
    const carga = await findCarga(ctx, id, db)
    const isRunning = await queries.updateCarga(db, { id, estados: ['cargando'] }, { estado: 'cancelando' })
    if (!isRunning && carga.estado === 'confirmando')
      throw conflict('Ya se está confirmando: esperá que termine, y deshacela.')
    if (!isRunning) throw conflict('La carga no está en marcha.')
    return cargaOf({ ...carga, estado: 'cancelando' })
  })
}

/** Starts undoing a load in the background. Throws 404 and 409. */
export async function undoCarga(
  ctx: Context,
  { id }: Place,
  { version }: Body<'undoCarga'>,
): Promise<Schemas['Carga']> {
  let started: CargaRow | undefined
  const answer = await writeOnce(ctx, async (db) => {
    const found = await findCarga(ctx, id, db)
    if (found.estado !== 'cargada') throw conflict('Solo se deshace una carga terminada.')
    if (found.version !== version) throw staleVersion()
    const change = {
      estado: 'deshaciendo' as const,
      version: version + 1,
      latido: ctx.clock().toISOString(),
      hechas: 0,
      aHacer: resumenOf(found).cantidades.cargada,
    }
    await queries.updateCarga(db, { id, version }, change)
    started = { ...found, ...change }
    return cargaOf(started)
  })
  const carga = started
  if (carga && !ctx.once?.isReplay) ctx.background.run('undo the load of a sheet', () => undoCargaRows(ctx, carga))
  return answer
}
