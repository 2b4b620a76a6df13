import type { Context } from '../context.ts'
import type { Db } from '../db/schema.ts'
import { dayAt } from '../lib/calendar.ts'
import { notFound, Problem } from '../lib/problem.ts'
import { simulate, writeOnce } from './once.ts'
import type { Project, ProjectScope } from './record.ts'
import { selectProject } from './record.queries.ts'

/** The project of a request, in a read or a write; the HTTP layer has already checked access. Throws 404. */
export async function projectScope(ctx: Context, db: Db, proyectoId: number): Promise<ProjectScope> {
  const project = await selectProject(db, proyectoId)
  if (!project) throw notFound('No encontramos ese proyecto.')
  const { id: desarrolladoraId, proyectos } = ctx.company
  return { db, desarrolladoraId, proyectos, today: dayAt(ctx.clock()), project }
}

/** Throws 409 with the reason if a project accepts no new records: paused, finished, cancelled or archived. */
export function requireOpenProject({ nombre, estado, motivo, archivado }: Project): void {
  const isOpen = !archivado && (estado === 'planificado' || estado === 'activo')
  if (isOpen) return
  const state = archivado ? 'archivado' : estado
  const reason = !archivado && motivo ? ` (${motivo})` : ''
  const message = `El proyecto ${nombre} está ${state}${reason}: no admite documentos nuevos ni cambios. Podés ver los que hay y anularlos.`
  throw new Problem(409, 'Project closed', message)
}

/** As `requireOpenProject`, but a finished project is open too: debts are paid and money is received after its end. Throws 409. */
export function requireSettleable(project: Project): void {
  if (project.archivado || project.estado !== 'terminado') requireOpenProject(project)
}

/** Inside a write: as `projectScope`, after locking the project's records. */
export async function lockedProjectScope(ctx: Context, db: Db, proyectoId: number): Promise<ProjectScope> {
  await ctx.store.lock(db, `documents:${proyectoId}`)
  return projectScope(ctx, db, proyectoId)
}

export type DryRun = { simular?: boolean | undefined }

/**
 * The single write of a request on a project's records, or its dry run. Writes of a project run one after the other, so that
 * what one reads (a balance, the approved budget) is still true when it stores.
 */
export function writeRecords<T>(
  ctx: Context,
  proyectoId: number,
  { simular }: DryRun,
  work: (scope: ProjectScope) => Promise<T>,
): Promise<T> {
  return (simular ? simulate : writeOnce)(ctx, async (db) => work(await lockedProjectScope(ctx, db, proyectoId)))
}
