/** Writes the records of a project: create, update, change state, delete drafts. */
import type { Context } from '../context.ts'
import { definedFields } from '../lib/defined.ts'
import { newId } from '../lib/ids.ts'
import { invalid, Problem } from '../lib/problem.ts'
import { topicName } from '../lib/topic.ts'
import { columnsOfFields } from './fields.ts'
import { requireActiveReferences, requireReferences } from './catalogue.service.ts'
import { recordChange } from './history.ts'
import { nextNumber } from './numbers.queries.ts'
import { staleVersion } from './once.ts'
import { requireOpenProject, requireSettleable, writeRecords, type DryRun } from './project-scope.ts'
import { findRecord } from './record-list.service.ts'
import { draftOf, recordColumns } from './record-rows.ts'
import type { Place, ProjectScope, RecordBase, RecordKind, RecordTable, Step } from './record.ts'
import * as queries from './record.queries.ts'

type SeenRecord = { version?: number | undefined; motivo?: string | undefined }
type NotifiedKind = { entidad: string; topic: RecordKind<RecordBase, RecordTable>['topic'] }

/** Inside a write: adds a change to the history and notifies the project's open screens. */
export async function noteRecord(
  ctx: Context,
  { db, desarrolladoraId, project }: ProjectScope,
  { entidad, topic }: NotifiedKind,
  { accion, id, antes, despues }: { accion: string; id: string; antes: object | null; despues: object },
): Promise<void> {
  const whose = { desarrolladoraId, proyectoId: project.id, entidad, entidadId: id }
  await recordChange(ctx, db, { ...whose, accion, antes, despues })
  await ctx.store.announce(db, topicName({ project: project.id }), topic)
}

function giveNumber<Wire extends RecordBase, T extends RecordTable>(
  { db, project }: ProjectScope,
  { entidad, shape }: RecordKind<Wire, T>,
  record: Wire,
) {
  return nextNumber(db, `proyecto:${project.id}`, shape.numberedBy?.(record) ?? entidad)
}

/** Throws 409 if the project accepts no new records of a kind. */
function requireAccepted<Wire extends RecordBase, T extends RecordTable>(
  { rules }: RecordKind<Wire, T>,
  project: ProjectScope['project'],
): void {
  if (rules.isSettlement) requireSettleable(project)
  else requireOpenProject(project)
}

/** Throws 400, 404, and 409 if the project accepts no new records. */
export function createRecord<Wire extends RecordBase, T extends RecordTable>(
  ctx: Context,
  kind: RecordKind<Wire, T>,
  proyectoId: number,
  input: object,
  dryRun: DryRun = {},
): Promise<Wire> {
  return writeRecords(ctx, proyectoId, dryRun, (scope) => {
    requireAccepted(kind, scope.project)
    return insertNewRecord(ctx, scope, kind, input)
  })
}

/** As `createRecord`, for several in one write: one that is refused refuses all. */
export function createRecords<Wire extends RecordBase, T extends RecordTable>(
  ctx: Context,
  kind: RecordKind<Wire, T>,
  proyectoId: number,
  inputs: object[],
): Promise<Wire[]> {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    requireAccepted(kind, scope.project)
    const made: Wire[] = []
    for (const input of inputs) made.push(await insertNewRecord(ctx, scope, kind, input))
    return made
  })
}

/** Inside a write: as `createRecord`, for a record that another one brings about. */
export async function insertNewRecord<Wire extends RecordBase, T extends RecordTable>(
  ctx: Context,
  scope: ProjectScope,
  kind: RecordKind<Wire, T>,
  input: object,
): Promise<Wire> {
  const { entidad, shape, rules, effects } = kind
  const number = shape.hasOwnNumber ? {} : { numero: null }
  const own = { ...number, id: newId(), estado: rules.initialState, motivoEstado: null, version: 1 }
  const draft = draftOf(kind, input, own)
  await requireReferences(scope, shape, draft)
  await requireActiveReferences(scope, shape, draft)
  const checked = rules.validate ? await rules.validate(scope, draft, undefined) : draft
  const numero = rules.isConfirmedAtOnce ? await giveNumber(scope, kind, checked) : checked.numero
  const record = { ...checked, numero }
  const place = { proyectoId: scope.project.id, id: record.id }
  await queries.insertRecord(scope.db, shape.table, place, recordColumns(kind, scope.project.id, record))
  await effects.storeLines?.(scope, record)
  await effects.afterChange?.(scope, entidad, record)
  const after = await findRecord(scope, kind, record.id)
  await noteRecord(ctx, scope, kind, { accion: 'crear', id: after.id, antes: null, despues: after })
  return after
}

/** 409: the state of the record does not allow the action. */
export function wrongState({ name }: { name: string }, estado: string): Problem {
  const words = estado.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return new Problem(409, 'Invalid state', `${name} está «${words}»: así no se puede hacer esto.`)
}

/** Throws 409 if the version is stale, or if the record is in none of the states. */
export function requireSeen<Wire extends RecordBase>(
  { words }: { words: { name: string } },
  record: Wire,
  version: number | undefined,
  states: Wire['estado'][],
): void {
  if (version !== undefined && version !== record.version) throw staleVersion()
  if (!states.includes(record.estado)) throw wrongState(words, record.estado)
}

/** The writable fields of a patch; derived ones are ignored. */
function ownFields<Wire extends RecordBase, T extends RecordTable>({ shape }: RecordKind<Wire, T>, patch: object) {
  const number = shape.hasOwnNumber ? ['numero'] : []
  const own = new Set([...Object.keys(shape.fields), ...Object.keys(shape.defaults), ...number])
  return Object.fromEntries(Object.entries(definedFields(patch)).filter(([name]) => own.has(name)))
}

/** Merges the sent fields that may still change into a confirmed record. Throws 409 if a frozen field differs. */
function mergeCorrection<Wire extends RecordBase, T extends RecordTable>(
  kind: RecordKind<Wire, T>,
  { fields, frozen, refusal }: NonNullable<RecordKind<Wire, T>['rules']['correction']>,
  before: Wire,
  patch: object,
): Wire {
  const sent = ownFields(kind, patch)
  const columns = (record: Wire): Record<string, unknown> => ({
    ...columnsOfFields(kind.shape.fields, record),
    numero: record.numero,
  })
  const [stored, wanted] = [columns(before), columns({ ...before, ...sent })]
  const changed = frozen.filter((field) => stored[field] !== wanted[field])
  if (changed.length > 0) {
    const issues = changed.map((field) => ({ field, message: refusal }))
    throw new Problem(409, 'Invalid state', refusal, { issues })
  }
  const free = new Set<string>(fields)
  return { ...before, ...Object.fromEntries(Object.entries(sent).filter(([name]) => free.has(name))) }
}

/**
 * Merges the sent fields into a draft, or into a confirmed record that may be corrected. Throws 400, 404, and 409 for a stale version,
 * another state or a frozen field.
 */
export function updateRecord<Wire extends RecordBase, T extends RecordTable>(
  ctx: Context,
  kind: RecordKind<Wire, T>,
  { proyectoId, id, of }: Place,
  patch: { id?: string | undefined; version: number },
  dryRun: DryRun = {},
): Promise<Wire> {
  const { shape, rules } = kind
  if (patch.id !== undefined && patch.id !== id) throw invalid('id', 'No coincide con el id del pedido.')
  return writeRecords(ctx, proyectoId, dryRun, async (scope) => {
    requireAccepted(kind, scope.project)
    const before = await findRecord(scope, kind, id, of)
    const { correction } = rules
    requireSeen(kind, before, patch.version, [rules.initialState, ...(correction?.states ?? [])])
    if (correction?.states.includes(before.estado)) {
      const { hasLines = false } = correction
      const record = await correction.validate(scope, mergeCorrection(kind, correction, before, patch), before)
      const after = await changeRecord(ctx, scope, kind, { accion: 'corregir', before, record, hasLines })
      await correction.follow?.(scope, after, before)
      return after
    }
    const merged: Wire = { ...before, ...ownFields(kind, patch) }
    await requireReferences(scope, shape, merged)
    await requireActiveReferences(scope, shape, merged, before)
    const record = rules.validate ? await rules.validate(scope, merged, before) : merged
    return changeRecord(ctx, scope, kind, { accion: 'cambiar', before, record, hasLines: true })
  })
}

type Changing<Wire> = {
  accion: string
  before: Wire
  record: Wire
  /** Whether the lines are rewritten too. */
  hasLines?: boolean
  /** Additional fields for the history. */
  more?: { antes: object; despues: object }
}

/** Inside a write: updates a record and adds the change to the history. Throws 409 for a stale version. */
export async function changeRecord<Wire extends RecordBase, T extends RecordTable>(
  ctx: Context,
  scope: ProjectScope,
  kind: RecordKind<Wire, T>,
  { accion, before, record, hasLines, more }: Changing<Wire>,
): Promise<Wire> {
  const { entidad, shape, effects } = kind
  const columns = recordColumns(kind, scope.project.id, record)
  if (!(await queries.updateRecord(scope.db, shape.table, scope.project.id, before, columns))) throw staleVersion()
  if (hasLines) await effects.storeLines?.(scope, record)
  await effects.afterChange?.(scope, entidad, record)
  const after = await findRecord(scope, kind, before.id)
  const [antes, despues] = [
    { ...before, ...more?.antes },
    { ...after, ...more?.despues },
  ]
  await noteRecord(ctx, scope, kind, { accion, id: before.id, antes, despues })
  return after
}

/** Inside a write: as `moveRecord`, for a record that another one moves. */
export async function moveRecordWithin<Wire extends RecordBase, T extends RecordTable>(
  ctx: Context,
  scope: ProjectScope,
  kind: RecordKind<Wire, T>,
  { id, of }: Omit<Place, 'proyectoId'>,
  seen: SeenRecord,
  step: Step<Wire>,
): Promise<Wire> {
  if (!step.isAlwaysOpen) requireAccepted(kind, scope.project)
  const before = await findRecord(scope, kind, id, of)
  requireSeen(kind, before, seen.version, step.from)
  const prepared = step.prepare ? await step.prepare(scope, before) : before
  const numero = step.confirms ? (before.numero ?? (await giveNumber(scope, kind, before))) : before.numero
  const record = { ...prepared, numero, estado: step.to, motivoEstado: seen.motivo?.trim() ?? before.motivoEstado }
  const after = await changeRecord(ctx, scope, kind, { accion: step.accion, before, record })
  await step.follow?.(scope, after)
  return after
}

/** Moves a record to another state. Throws 404, and 409 for a stale version, a wrong state, or a rule of the step. */
export function moveRecord<Wire extends RecordBase, T extends RecordTable>(
  ctx: Context,
  kind: RecordKind<Wire, T>,
  { proyectoId, ...place }: Place,
  seen: SeenRecord,
  step: Step<Wire>,
  dryRun: DryRun = {},
): Promise<Wire> {
  return writeRecords(ctx, proyectoId, dryRun, (scope) => moveRecordWithin(ctx, scope, kind, place, seen, step))
}

/** Deletes a draft; confirmed records can only be annulled. Throws 404 and 409. */
export function deleteDraft<Wire extends RecordBase, T extends RecordTable>(
  ctx: Context,
  kind: RecordKind<Wire, T>,
  { proyectoId, id, of }: Place,
  version: number | undefined,
): Promise<true> {
  const { shape, rules, effects } = kind
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    const before = await findRecord(scope, kind, id, of)
    const isDraft = !rules.isConfirmedAtOnce && (shape.hasOwnNumber || before.numero === null)
    requireSeen(kind, before, version, isDraft ? [rules.initialState] : [])
    if (!(await queries.deleteRecord(scope.db, shape.table, proyectoId, before))) throw staleVersion()
    await effects.onDelete?.(scope, id)
    await noteRecord(ctx, scope, kind, { accion: 'borrar', id, antes: before, despues: {} })
    return true as const
  })
}
