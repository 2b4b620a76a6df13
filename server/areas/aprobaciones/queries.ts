import { sql } from 'kysely'
import type { Role } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { isVisible, seesProject } from '../../records/visible-projects.queries.ts'
import type { VisibleProjects } from '../../records/visible-projects.ts'
import type { Entidad } from './rules.ts'
import type { AprobacionesTables } from './tables.ts'

export type StoredSettings = Omit<AprobacionesTables['aprobaciones'], 'desarrolladoraId'>

export function selectSettings(db: Db, desarrolladoraId: number): Promise<StoredSettings | undefined> {
  return db
    .selectFrom('aprobaciones')
    .select(['reglas', 'cargaNoAprueba', 'version'])
    .where('desarrolladoraId', '=', desarrolladoraId)
    .executeTakeFirst()
}

export async function upsertSettings(db: Db, desarrolladoraId: number, settings: StoredSettings): Promise<void> {
  await db
    .insertInto('aprobaciones')
    .values({ desarrolladoraId, ...settings })
    .onConflict((conflict) => conflict.column('desarrolladoraId').doUpdateSet(settings))
    .execute()
}

/** The members of a company who see a project, by name. */
export function selectViewers(
  db: Db,
  desarrolladoraId: number,
  proyectoId: number,
): Promise<{ id: string; name: string; rol: Role }[]> {
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select(['users.id', 'users.name', 'memberships.rol'])
    .where('memberships.companyId', '=', desarrolladoraId)
    .where(seesProject(sql`${proyectoId}`))
    .orderBy('users.sortKey')
    .execute()
}

/** Steps of a record that do not change what it says. */
const steps = ['emitir', 'aprobar', 'rechazar', 'anular', 'reemplazar']

/** The changes of some records that say who loaded them, in their order. */
export async function selectLoads(db: Db, desarrolladoraId: number, entidad: Entidad, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('historial')
    .select(['entidadId', 'accion', 'usuarioId', 'usuario', 'momento'])
    .where('desarrolladoraId', '=', desarrolladoraId)
    .where('entidad', '=', entidad)
    .where('entidadId', 'in', ids)
    .where('accion', 'not in', steps)
    .orderBy('seq')
    .execute()
}

export type Place = { desarrolladoraId: number; proyectos: VisibleProjects; proyectoId?: number; id?: string }
const most = 200

/** Issued certificates of the visible projects, or one in any state. */
export function selectCertificates(db: Db, { desarrolladoraId, proyectos, proyectoId, id }: Place) {
  return db
    .selectFrom('certificados as e')
    .innerJoin('contratos', 'contratos.id', 'e.contratoId')
    .innerJoin('projects', 'projects.id', 'e.proyectoId')
    .select(['e.id', 'e.proyectoId', 'projects.nombre as proyecto', 'e.moneda', 'e.neto as importe'])
    .select(['e.numero', 'e.periodo', 'contratoId', 'contratos.objeto'])
    .where('projects.companyId', '=', desarrolladoraId)
    .where(isVisible('projects.id', proyectos))
    .$if(proyectoId !== undefined, (query) => query.where('e.proyectoId', '=', proyectoId!))
    .$if(id !== undefined, (query) => query.where('e.id', '=', id!))
    .$if(id === undefined, (query) => query.where('e.estado', '=', 'emitido'))
    .orderBy('e.seq')
    .limit(most)
    .execute()
}

/** Budgets in draft with items of the visible projects, or one in any state. The sum is in the currency of the budget. */
export function selectBudgets(db: Db, { desarrolladoraId, proyectos, proyectoId, id }: Place) {
  return db
    .selectFrom('presupuestos as p')
    .innerJoin('projects', 'projects.id', 'p.proyectoId')
    .select(['p.id', 'p.proyectoId', 'projects.nombre as proyecto', 'p.moneda', 'p.nombre'])
    .select(
      sql<string>`cast(coalesce((select sum(i."importe") from "presupuestoItems" as i where i."presupuestoId" = p.id), 0) as text)`.as(
        'importe',
      ),
    )
    .where('projects.companyId', '=', desarrolladoraId)
    .where(isVisible('projects.id', proyectos))
    .$if(proyectoId !== undefined, (query) => query.where('p.proyectoId', '=', proyectoId!))
    .$if(id !== undefined, (query) => query.where('p.id', '=', id!))
    .$if(id === undefined, (query) =>
      query
        .where('p.estado', '=', 'borrador')
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('presupuestoItems as i').select('i.id').whereRef('i.presupuestoId', '=', 'p.id')),
        ),
    )
    .orderBy('p.seq')
    .limit(most)
    .execute()
}

/** Pending payments of the visible projects, or one in any state. */
export function selectPayments(db: Db, { desarrolladoraId, proyectos, proyectoId, id }: Place) {
  return db
    .selectFrom('pagos as p')
    .innerJoin('proveedores', 'proveedores.id', 'p.proveedorId')
    .innerJoin('projects', 'projects.id', 'p.proyectoId')
    .select(['p.id', 'p.proyectoId', 'projects.nombre as proyecto', 'p.moneda', 'p.importe', 'razonSocial'])
    .where('projects.companyId', '=', desarrolladoraId)
    .where(isVisible('projects.id', proyectos))
    .$if(proyectoId !== undefined, (query) => query.where('p.proyectoId', '=', proyectoId!))
    .$if(id !== undefined, (query) => query.where('p.id', '=', id!))
    .$if(id === undefined, (query) => query.where('p.estado', '=', 'pendiente'))
    .orderBy('p.seq')
    .limit(most)
    .execute()
}
