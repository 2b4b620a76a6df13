import { sql, type Expression, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { seesProject } from '../../records/visible-projects.queries.ts'
import type { DueKind, NotificationsTables } from './tables.ts'

type DueNotice = NotificationsTables['dueNotices']

/** Users in a company whose due dates were not checked on this day, with the day of their last check. */
export function selectUnchecked(db: Db, day: string, limit: number) {
  return db
    .selectFrom('users')
    .leftJoin('dueNoticeDays', 'dueNoticeDays.userId', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'dueNoticeDays.day as lastDay'])
    .where('confirmedAt', 'is not', null)
    .where('disabledAt', 'is', null)
    .where((eb) => eb.or([eb('dueNoticeDays.day', 'is', null), eb('dueNoticeDays.day', '<>', day)]))
    .where((eb) =>
      eb.exists(eb.selectFrom('memberships').select('companyId').whereRef('memberships.userId', '=', 'users.id')),
    )
    .orderBy('users.id')
    .limit(limit)
    .execute()
}

export async function upsertCheckedDay(db: Db, userId: string, day: string): Promise<void> {
  await db
    .insertInto('dueNoticeDays')
    .values({ userId, day })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ day }))
    .execute()
}

export type Days = { from: string; until: string }

/** The projects that a user sees and that are not archived. */
const projectsOf = (db: Db, userId: string) =>
  db
    .selectFrom('memberships')
    .innerJoin('projects', 'projects.companyId', 'memberships.companyId')
    .where('memberships.userId', '=', userId)
    .where('projects.archivado', '=', 0)
    .where(seesProject())

// As in the condition of the partial indexes of open balances.
const isOpenInvoice = sql<SqlBool>`"comprobantes"."estado" = 'registrado' and "comprobantes"."saldo" > 0`
const isOpenCertificate = sql<SqlBool>`"certificados"."saldo" > 0`

/** The unpaid invoices of a user's projects that are due in some days, earliest first. */
export function selectDueInvoices(db: Db, userId: string, { from, until }: Days, limit: number) {
  return projectsOf(db, userId)
    .innerJoin('comprobantes', 'comprobantes.proyectoId', 'projects.id')
    .innerJoin('proveedores', 'proveedores.id', 'comprobantes.proveedorId')
    .select([
      'comprobantes.id',
      'comprobantes.tipo',
      'letra',
      'puntoVenta',
      'comprobantes.numero',
      'vencimiento as dueOn',
    ])
    .select(['saldo', 'comprobantes.moneda', 'razonSocial', 'projects.id as projectId', 'projects.nombre as project'])
    .where(isOpenInvoice)
    .where('comprobantes.tipo', '<>', 'notaCredito')
    .where('vencimiento', '>=', from)
    .where('vencimiento', '<=', until)
    .orderBy('vencimiento')
    .orderBy('comprobantes.seq')
    .limit(limit)
    .execute()
}

/** The unpaid certificates of a user's projects that are due in some days, earliest first. */
export function selectDueCertificates(db: Db, userId: string, { from, until }: Days, limit: number) {
  return projectsOf(db, userId)
    .innerJoin('certificados', 'certificados.proyectoId', 'projects.id')
    .innerJoin('contratos', 'contratos.id', 'certificados.contratoId')
    .select(['certificados.id', 'contratoId', 'certificados.numero', 'periodo', 'certificados.vencimiento as dueOn'])
    .select(['objeto', 'saldo', 'certificados.moneda', 'projects.id as projectId', 'projects.nombre as project'])
    .where(isOpenCertificate)
    .where('certificados.vencimiento', '>=', from)
    .where('certificados.vencimiento', '<=', until)
    .orderBy('certificados.vencimiento')
    .orderBy('certificados.seq')
    .limit(limit)
    .execute()
}

/** The documents of a user's projects that expire in some days, earliest first. */
export function selectDueDocuments(db: Db, userId: string, { from, until }: Days, limit: number) {
  return projectsOf(db, userId)
    .innerJoin('documentos', 'documentos.proyectoId', 'projects.id')
    .leftJoin('tiposDocumento', 'tiposDocumento.id', 'documentos.tipoId')
    .select(['documentos.id', 'documentos.nombre', 'documentos.vencimiento as dueOn', 'tiposDocumento.nombre as tipo'])
    .select(['projects.id as projectId', 'projects.nombre as project'])
    .where('documentos.borradoCon', 'is', null)
    .where('documentos.vencimiento', '>=', from)
    .where('documentos.vencimiento', '<=', until)
    .orderBy('documentos.vencimiento')
    .orderBy('documentos.seq')
    .limit(limit)
    .execute()
}

/** The open cards of a user in their companies that are due in some days, earliest first. */
export function selectDueCards(db: Db, userId: string, { from, until }: Days, limit: number) {
  return db
    .selectFrom('cardMembers')
    .innerJoin('memberships', 'memberships.companyId', 'cardMembers.companyId')
    .innerJoin('cards', 'cards.id', 'cardMembers.cardId')
    .innerJoin('boards', 'boards.id', 'cards.boardId')
    .select(['cards.id', 'cards.title', 'cardMembers.due as dueOn', 'boards.title as board'])
    .where('memberId', '=', userId)
    .where('memberships.userId', '=', userId)
    .where('cardMembers.isShown', '=', 1)
    .where('cardMembers.completed', '=', 0)
    .where('boards.deletedAt', 'is', null)
    .where('due', '>=', from)
    .where('due', '<=', until)
    .orderBy('due')
    .orderBy('cards.seq')
    .limit(limit)
    .execute()
}

/** What a user was notified of, by notification id. */
export async function selectDueNotices(db: Db, userId: string): Promise<Map<string, DueNotice>> {
  const rows = await db.selectFrom('dueNotices').selectAll().where('userId', '=', userId).execute()
  return new Map(rows.map((row) => [row.notificationId, row]))
}

export async function upsertDueNotice(db: Db, { notificationId, ...columns }: DueNotice): Promise<void> {
  await db
    .insertInto('dueNotices')
    .values({ notificationId, ...columns })
    .onConflict((conflict) => conflict.column('notificationId').doUpdateSet(columns))
    .execute()
}

/** Queries that are true while the record of a notice is due on that day and visible to the user. */
const pending: Record<DueKind, (db: Db) => Expression<unknown>> = {
  invoiceDue: (db) =>
    db
      .selectFrom('comprobantes')
      .innerJoin('projects', 'projects.id', 'comprobantes.proyectoId')
      .innerJoin('memberships', 'memberships.companyId', 'projects.companyId')
      .select('comprobantes.id')
      .whereRef('comprobantes.id', '=', sql.ref('dueNotices.recordId'))
      .whereRef('comprobantes.vencimiento', '=', sql.ref('dueNotices.dueOn'))
      .whereRef('memberships.userId', '=', sql.ref('dueNotices.userId'))
      .where(isOpenInvoice)
      .where('projects.archivado', '=', 0)
      .where(seesProject()),
  certificateDue: (db) =>
    db
      .selectFrom('certificados')
      .innerJoin('projects', 'projects.id', 'certificados.proyectoId')
      .innerJoin('memberships', 'memberships.companyId', 'projects.companyId')
      .select('certificados.id')
      .whereRef('certificados.id', '=', sql.ref('dueNotices.recordId'))
      .whereRef('certificados.vencimiento', '=', sql.ref('dueNotices.dueOn'))
      .whereRef('memberships.userId', '=', sql.ref('dueNotices.userId'))
      .where(isOpenCertificate)
      .where('projects.archivado', '=', 0)
      .where(seesProject()),
  documentDue: (db) =>
    db
      .selectFrom('documentos')
      .innerJoin('projects', 'projects.id', 'documentos.proyectoId')
      .innerJoin('memberships', 'memberships.companyId', 'projects.companyId')
      .select('documentos.id')
      .whereRef('documentos.id', '=', sql.ref('dueNotices.recordId'))
      .whereRef('documentos.vencimiento', '=', sql.ref('dueNotices.dueOn'))
      .whereRef('memberships.userId', '=', sql.ref('dueNotices.userId'))
      .where('documentos.borradoCon', 'is', null)
      .where('projects.archivado', '=', 0)
      .where(seesProject()),
  taskDue: (db) =>
    db
      .selectFrom('cardMembers')
      .innerJoin('boards', 'boards.id', 'cardMembers.boardId')
      .innerJoin('memberships', 'memberships.companyId', 'cardMembers.companyId')
      .select('cardId')
      .whereRef('cardId', '=', sql.ref('dueNotices.recordId'))
      .whereRef('memberId', '=', sql.ref('dueNotices.userId'))
      .whereRef('memberships.userId', '=', sql.ref('dueNotices.userId'))
      .whereRef('due', '=', sql.ref('dueNotices.dueOn'))
      .where('cardMembers.isShown', '=', 1)
      .where('cardMembers.completed', '=', 0)
      .where('boards.deletedAt', 'is', null),
}

/** Notices of a kind whose record is settled, gone, due on another day or no longer visible, or was due before `oldest`. */
export function selectSettled(db: Db, kind: DueKind, oldest: string, limit: number) {
  return db
    .selectFrom('dueNotices')
    .select(['notificationId', 'userId'])
    .where('kind', '=', kind)
    .where((eb) => eb.or([eb('dueOn', '<', oldest), eb.not(eb.exists(pending[kind](db) as never))]))
    .limit(limit)
    .execute()
}

/** Deletes notices with their notifications. */
export async function deleteDueNotices(db: Db, ids: string[]): Promise<void> {
  await db.deleteFrom('notifications').where('id', 'in', ids).execute()
  await db.deleteFrom('dueNotices').where('notificationId', 'in', ids).execute()
}
