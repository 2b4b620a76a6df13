/** What the rows of a sheet will do in a project: they are tried by the services of their area, and nothing stays. */
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { validationProblem } from '../../http/errors.ts'
import { Problem } from '../../lib/problem.ts'
import { isConstraintViolation } from '../../lib/store-failures.ts'
import { simulate } from '../../records/once.ts'
import type { ProjectNoun, Values } from './nouns.ts'
import { hasProblems, problemOf, withKeys, type Ajustes, type Parsed } from './plan.ts'
import * as queries from './queries.ts'
import type { FilaRow } from './queries.ts'
import { updateRecords } from './record-rows.service.ts'
import type { Change, Existing, Made, RecordPlace } from './records/record-noun.ts'
import { insideWrite } from './slices.ts'

/** One row of a sheet with its values. */
export type ParsedRow = { row: FilaRow; each: Parsed }
/** The rows of one record; further ones are lines of it. */
type Group = [ParsedRow, ...ParsedRow[]]
/** What a record does: its body if it is new, or what changes of the existing one. */
type Planned = { group: Group; accion: FilaRow['accion']; body?: Values; existing?: Existing; changes?: Values }

export type RecordPlanning = {
  ctx: Context
  noun: ProjectNoun
  proyectoId: number
  modo: Ajustes['modo']
  earlier: Values[]
}

/** Rows that follow one another with the same key are one record, if the noun has lines. */
export function groupsOf({ record }: ProjectNoun, rows: ParsedRow[]): Group[] {
  const groups: Group[] = []
  for (const parsed of rows) {
    const last = groups.at(-1)
    const isLine = record.lines && last && parsed.each.clave !== '' && last[0].each.clave === parsed.each.clave
    if (isLine) last.push(parsed)
    else groups.push([parsed])
  }
  return groups
}

type Refusals = (Problem | undefined)[]

const alike = () => new Problem(409, 'Conflict', 'Ya existe otro igual.')

/** Runs work and takes it back if it is refused. */
async function refusalOf(db: Db, work: () => Promise<unknown>): Promise<Problem | undefined> {
  try {
    await queries.withSavepoint(db, work)
    return undefined
  } catch (error) {
    if (error instanceof Problem) return error
    if (isConstraintViolation(error)) return alike()
    throw error
  }
}

type Attempt = (work: () => Promise<unknown>) => Promise<Problem | undefined>

/** Tries work in a write that is rolled back. Returns for each piece why it is refused. */
function tryEach(
  { ctx, proyectoId }: RecordPlanning,
  work: (place: RecordPlace, attempt: Attempt) => Promise<Refusals>,
): Promise<Refusals> {
  return simulate(ctx, (db) => {
    const place = { ctx: insideWrite(ctx, db).ctx, db, proyectoId }
    return work(place, (piece) => refusalOf(db, piece))
  })
}

/** Tries pieces together, and in halves if they are refused: few refused ones take few attempts. Returns why each is refused. */
async function tryHalves<T>(pieces: T[], attempt: (pieces: T[]) => Promise<Problem | undefined>): Promise<Refusals> {
  const refusal = await attempt(pieces)
  if (!refusal || pieces.length === 1) return pieces.map(() => refusal)
  const half = Math.ceil(pieces.length / 2)
  return [...(await tryHalves(pieces.slice(0, half), attempt)), ...(await tryHalves(pieces.slice(half), attempt))]
}

/** As `tryHalves`, unless the noun itself knows which pieces are refused: then a refusal of all together is noted at the first one. */
async function tryPieces<T>(
  pieces: T[],
  known: Refusals | undefined,
  attempt: (pieces: T[]) => Promise<Problem | undefined>,
): Promise<Refusals> {
  if (!known) return tryHalves(pieces, attempt)
  if (known.some((refusal) => refusal !== undefined)) return known
  const refusal = await attempt(pieces)
  return pieces.map((_, index) => (index === 0 ? refusal : undefined))
}

/** Creates and confirms records for a trial. */
async function tryRecords(planning: RecordPlanning, bodies: Values[]): Promise<Refusals> {
  const { noun, earlier } = planning
  const { record } = noun
  if (bodies.length === 0) return []
  return tryEach(planning, async (place, attempt) => {
    const known = await record.refusals?.(place, bodies)
    if (earlier.length > 0) await attempt(async () => record.prepare?.(place, bodies, earlier))
    return tryPieces(bodies, known, (tried) =>
      attempt(async () => {
        const made: Made[] = await record.create(place, tried)
        await record.confirm?.(place, made, tried)
      }),
    )
  })
}

/** Changes records for a trial. */
async function tryChanges(planning: RecordPlanning, changes: Change[]): Promise<Refusals> {
  const { noun } = planning
  if (changes.length === 0) return []
  return tryEach(planning, async (place, attempt) => {
    const known = await noun.record.changeRefusals?.(place, changes)
    return tryPieces(changes, known, (tried) => attempt(() => updateRecords(place, noun, tried)))
  })
}

const isNumber = (part: string) => /^\d+$/.test(part)

/** Adds the issues of a refusal to the rows and fields that they are about. */
function noteIssues({ campos, record }: ProjectNoun, group: Group, refusal: Problem): void {
  for (const { field, message } of refusal.issues ?? []) {
    const parts = field.split('.')
    const path = parts.filter((part) => !isNumber(part)).join('.')
    const first = path.split('.')[0]
    const campo =
      campos.find(({ nombre, at }) => at === path || nombre === path) ??
      campos.find(({ nombre, at }) => nombre === first || at.split('.')[0] === first)
    const isOfLine = campo !== undefined && (record.lines ?? []).includes(campo.nombre)
    const at = isOfLine ? Number(parts.find(isNumber) ?? 0) : 0
    const { mensajes } = (group[at] ?? group[0]).each.problems
    mensajes[campo?.nombre ?? ''] ??= message
  }
  if (!refusal.issues?.length) group[0].each.problems.mensajes[''] ??= refusal.message
}

/** Required fields: those of lines in each row, the others in the first one. */
function checkRequired({ campos, record }: ProjectNoun, group: Group): void {
  group.forEach(({ each: { values, problems } }, index) => {
    for (const { nombre, obligatorio } of campos) {
      const isNeeded = obligatorio && (index === 0 || record.lines!.includes(nombre))
      if (isNeeded && (values[nombre] === undefined || values[nombre] === null))
        problems.mensajes[nombre] ??= 'Es obligatorio.'
    }
  })
}

const isRefused = (group: Group) => group.some(({ each }) => hasProblems(each.problems))
const valuesOf = (group: Group) => group.map(({ each }) => each.values) as [Values, ...Values[]]

/** The body of a record; undefined with the reasons noted if there is none. */
function bodyOf(noun: ProjectNoun, group: Group): Values | undefined {
  try {
    const body = noun.record.bodyOf(valuesOf(group).map(withKeys) as [Values, ...Values[]])
    const checked = noun.validate.safeParse(body)
    if (checked.success) return body
    noteIssues(noun, group, validationProblem(checked.error))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    noteIssues(noun, group, error)
  }
  return undefined
}

/** Whether values have a reference to an entry that the load creates first; it cannot be tried before. */
const hasNew = (value: unknown) => JSON.stringify(value ?? null).includes('"clave":')
const namesNew = (group: Group) => hasNew(valuesOf(group))

/** As `bodyOf`, without references to records that the load creates first. */
const bodyWithoutNew = ({ record }: ProjectNoun, group: Group): Values =>
  record.bodyOf(
    valuesOf(group).map((values) =>
      Object.fromEntries(Object.entries(values).filter(([, value]) => !hasNew(value))),
    ) as [Values, ...Values[]],
  )

function leave(group: Group, message: string): Planned {
  for (const { each } of group) each.problems = problemOf(message)
  return { group, accion: 'omitir' }
}

const sameValue = (left: unknown, right: unknown) => JSON.stringify(left ?? null) === JSON.stringify(right ?? null)
/** The values that differ from those of a record. */
const changesOf = (values: Values, { values: before = {} }: Existing): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !sameValue(value, before[name])))

/** What a record that is there already does. */
function planExisting({ noun, modo }: RecordPlanning, group: Group, existing: Existing): Planned {
  if (!(noun.record.update ?? noun.record.updateAll) || modo === 'crear') return leave(group, 'Ya está cargado.')
  if (isRefused(group)) return { group, accion: 'error' }
  const changes = changesOf(group[0].each.values, existing)
  return { group, existing, changes, accion: Object.keys(changes).length === 0 ? 'igual' : 'cambiar' }
}

function planNew({ noun, modo }: RecordPlanning, group: Group): Planned {
  if (modo === 'cambiar') return leave(group, 'Todavía no está cargado.')
  checkRequired(noun, group)
  const body = isRefused(group) ? undefined : bodyOf(noun, group)
  return body ? { group, accion: 'crear', body } : { group, accion: 'error' }
}

/** Where only some rows of a record have an error, the others say which. */
function explainLines(group: Group): void {
  const wrong = group.find(({ each }) => hasProblems(each.problems))
  for (const { each } of group)
    if (wrong && !hasProblems(each.problems))
      each.problems = problemOf(`Va junto con la fila ${wrong.row.fila}, que tiene un error.`)
}

/** The stored rows of a planned record. */
function storedRows({ group, accion, existing, changes = {} }: Planned): FilaRow[] {
  const [{ row: first }] = group
  const valores = accion === 'crear' ? valuesOf(group) : accion === 'cambiar' ? [changes] : []
  const before = Object.keys(changes).map((name) => [name, existing?.values?.[name] ?? null])
  const antes = accion === 'cambiar' ? JSON.stringify(Object.fromEntries(before)) : null
  if (accion === 'error') explainLines(group)
  return group.map(({ row, each: { clave, problems } }, index) => ({
    ...row,
    accion,
    clave,
    principal: index === 0 ? null : first.fila,
    valores: index === 0 ? JSON.stringify(valores) : '[]',
    entidadId: existing?.id ?? null,
    versionVista: existing?.version ?? null,
    antes,
    error: hasProblems(problems) ? JSON.stringify(problems) : null,
  }))
}

/** The records that have the keys of groups already. */
async function existingOf({ ctx, noun, proyectoId }: RecordPlanning, groups: Group[]) {
  // Only complete rows can be looked up.
  const asked = groups.filter(
    (group) => !hasProblems(group[0].each.problems) && (noun.record.isWhole || !namesNew(group)),
  )
  const place = { ctx, db: ctx.store.read, proyectoId }
  const rows = asked.map(([{ each }]) => each.values)
  const found = rows.length === 0 ? [] : await noun.record.existing?.(place, rows)
  return new Map(asked.map((group, index) => [group, found?.[index]]))
}

/** Plans the records of some rows. */
export async function planRecords(planning: RecordPlanning, groups: Group[]): Promise<FilaRow[]> {
  const { noun } = planning
  const existing = await existingOf(planning, groups)
  const planned = groups.map((group) => {
    const found = existing.get(group)
    return found ? planExisting(planning, group, found) : planNew(planning, group)
  })
  const note = (those: Planned[], refusals: Refusals) =>
    those.forEach((each, index) => {
      const refusal = refusals[index]
      if (!refusal) return
      noteIssues(noun, each.group, refusal)
      each.accion = 'error'
    })
  const created = planned.filter(({ group, body }) => body && (noun.record.isWhole || !namesNew(group)))
  const bodies = created.map(({ group, body }) => (namesNew(group) ? bodyWithoutNew(noun, group) : body!))
  note(created, await tryRecords(planning, bodies))
  if (noun.record.prepare) planning.earlier.push(...bodies.filter((_, index) => created[index]!.accion === 'crear'))
  const changed = planned.filter(({ accion, group }) => accion === 'cambiar' && !namesNew(group))
  const changes = changed.map(({ existing: record, changes: values }) => ({ record: record!, values: values! }))
  note(changed, await tryChanges(planning, changes))
  return planned.flatMap(storedRows)
}
