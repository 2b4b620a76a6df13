/** What waits for an approval, and who may approve it. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { dateText } from '../../lib/calendar.ts'
import { fromScaled } from '../../money/decimal.ts'
import { linkInProject } from '../../records/project-link.ts'
import type { ProjectScope } from '../../records/record.ts'
import * as queries from './queries.ts'
import { isControlled, refusalOf, sentenceOf, type Entidad, type Person, type Settings, type Subject } from './rules.ts'

type Schemas = components['schemas']
type Wire = Schemas['AprobacionPendiente']
/** A record without what depends on who asks. */
type Waiting = Omit<Wire, 'puede' | 'motivo' | 'aprueban'> & Subject
export type Pending = Wire & Pick<Subject, 'loadedBy'>
type Found = { id: string; proyectoId: number; proyecto: string; moneda: string; importe: number | string }

/** Adds who loaded the records. */
async function withLoads<Row extends Found>(
  db: Db,
  { desarrolladoraId }: queries.Place,
  entidad: Entidad,
  rows: Row[],
  describe: (row: Row) => Pick<Waiting, 'titulo' | 'enlace'>,
): Promise<Waiting[]> {
  const ids = rows.map(({ id }) => id)
  const changes = Map.groupBy(
    await queries.selectLoads(db, desarrolladoraId, entidad, ids),
    ({ entidadId }) => entidadId,
  )
  return rows.map((row) => {
    const loads = changes.get(row.id) ?? []
    const last = loads.at(-1)
    const created = loads.find(({ accion }) => accion === 'crear')
    const { titulo, enlace } = describe(row)
    return {
      entidad,
      id: row.id,
      proyectoId: row.proyectoId,
      proyecto: row.proyecto,
      titulo,
      moneda: row.moneda as Wire['moneda'],
      importe: fromScaled('importe', BigInt(row.importe)),
      cargadoPor: last?.usuario ?? null,
      desde: last?.momento ?? null,
      enlace: linkInProject(enlace, row.proyectoId),
      loadedBy: [created, last].flatMap((change) => change?.usuarioId ?? []),
    }
  })
}

const readers: Record<Entidad, (db: Db, place: queries.Place) => Promise<Waiting[]>> = {
  certificado: async (db, place) =>
    withLoads(db, place, 'certificado', await queries.selectCertificates(db, place), (row) => ({
      titulo: `Certificado N.º ${row.numero ?? '—'}, ${dateText(row.periodo)} de ${row.objeto}`,
      enlace: `/finanzas/contratos/${row.contratoId}/certificados/${row.id}`,
    })),
  presupuesto: async (db, place) =>
    withLoads(db, place, 'presupuesto', await queries.selectBudgets(db, place), (row) => ({
      titulo: `Presupuesto ${row.nombre}`,
      enlace: `/finanzas/presupuesto/${row.id}`,
    })),
  pago: async (db, place) =>
    withLoads(db, place, 'pago', await queries.selectPayments(db, place), (row) => ({
      titulo: `Pago a ${row.razonSocial}`,
      enlace: `/finanzas/pagos?abierto=${row.id}`,
    })),
}

/** A record of a project in any state, or undefined. */
export async function recordOf(scope: ProjectScope, entidad: Entidad, id: string): Promise<Waiting | undefined> {
  const { db, desarrolladoraId, project } = scope
  const [record] = await readers[entidad](db, { desarrolladoraId, proyectos: null, proyectoId: project.id, id })
  return record
}

/** The members who may approve a record, without the caller. */
export function approversOf(ctx: Context, settings: Settings, viewers: Person[], subject: Subject): Person[] {
  return viewers.filter((person) => person.id !== ctx.user.id && !refusalOf(settings, person, subject))
}

function decisionOf(ctx: Context, settings: Settings, viewers: Person[], subject: Subject): Schemas['Aprobacion'] {
  const { id, name } = ctx.user
  const caller: Person = { id, name, rol: ctx.company.role ?? 'lector' }
  const others = approversOf(ctx, settings, viewers, subject).map((person) => person.name)
  const refusal = refusalOf(settings, caller, subject)
  if (!refusal) return { puede: true, motivo: null, aprueban: [name, ...others] }
  return { puede: false, motivo: sentenceOf(refusal, subject, others), aprueban: others }
}

/** Whether the caller may approve a record, and who else may. */
export async function decide(
  ctx: Context,
  db: Db,
  settings: Settings,
  record: Subject & { proyectoId: number },
): Promise<Schemas['Aprobacion']> {
  const viewers = await queries.selectViewers(db, ctx.company.id, record.proyectoId)
  return decisionOf(ctx, settings, viewers, record)
}

/** Everything that waits, as far as rules apply to it, the oldest first. */
export async function waitingIn(db: Db, settings: Settings, place: queries.Place): Promise<Waiting[]> {
  const kinds = (Object.keys(readers) as Entidad[]).filter((entidad) => isControlled(settings, entidad))
  const found = await Promise.all(kinds.map((entidad) => readers[entidad](db, place)))
  return found.flat().toSorted((a, b) => ((a.desde ?? '') < (b.desde ?? '') ? -1 : Number(a.desde !== b.desde)))
}

/** As `waitingIn`, with whether the caller may approve each. */
export async function pendingIn(ctx: Context, db: Db, settings: Settings, place: queries.Place): Promise<Pending[]> {
  const waiting = await waitingIn(db, settings, place)
  const viewers = new Map<number, Person[]>()
  for (const proyectoId of new Set(waiting.map((each) => each.proyectoId)))
    viewers.set(proyectoId, await queries.selectViewers(db, place.desarrolladoraId, proyectoId))
  return waiting.map((each) => ({ ...each, ...decisionOf(ctx, settings, viewers.get(each.proyectoId)!, each) }))
}
