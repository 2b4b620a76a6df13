import { readFixture } from '../../db/fixtures.ts'
import { insertRows } from '../../db/insert-rows.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { addDays, addMonths, dayAt, daysBetween, lastDayOf, monthOf } from '../../lib/calendar.ts'
import { workingDays, type WorkingDays } from '../../lib/working-days.ts'
import { filledProjects, sampleId } from '../../records/sample.ts'
import { datesFrom } from './changes.ts'
import { tasksByRubro, progressOfRubros, type Rubro } from './progress.ts'
import { selectRubros } from '../rubros/door.ts'
import * as queries from './queries.ts'
import { schedule } from './schedule.ts'
import { leavesOf, withGroups, type Task } from './tree.ts'

type Window = [rubro: string, from: number, to: number, after: string | null]
type Fixture = {
  windows: Window[]
  months: number
  causes: string[]
  milestones: [nombre: string, rubro: string][]
}
type Project = { id: number; companyId: number; mesBase: string; sectors: string[]; members: string[]; author: string }

/** The rubro whose certificates are ahead of its work in the filled projects, and by how much in percent. */
const overCertified = '07'
const ahead = 12

const topOf = (codigo: string) => codigo.split('.')[0]!

type NewTask = Partial<Task> & Pick<Task, 'nombre' | 'inicio' | 'duracionDias'>

/** A list of tasks, each with a fixed id and the place of its creation. */
function taskList(projectId: number, days: WorkingDays) {
  const tasks: Task[] = []
  const add = (task: NewTask): Task => {
    const made: Task = {
      id: sampleId(projectId, 'tareas', tasks.length),
      padreId: null,
      orden: tasks.length,
      rubroId: null,
      avance: 0,
      estado: 'pendiente',
      causa: null,
      responsableId: null,
      dependencias: [],
      version: 1,
      ...task,
      ...datesFrom(task, days),
    }
    tasks.push(made)
    return made
  }
  return { tasks, add }
}

type Works = { top: Rubro; leaves: Rubro[]; inicio: string; until: string; responsableId: string | null }

/** Adds a group with the tasks of its rubros, part by part: each after the same part of the rubro before. */
function addWorks(
  { add }: ReturnType<typeof taskList>,
  { top, leaves, inicio, until, responsableId }: Works,
  { sectors }: Project,
  previous: Task[],
  days: WorkingDays,
): Task[] {
  const group = add({ nombre: top.nombre, inicio, duracionDias: 1, rubroId: top.id, responsableId })
  const duracionDias = Math.max(3, Math.floor((days.indexOf(until) - days.indexOf(inicio)) / sectors.length))
  const made: Task[] = []
  for (const { id: rubroId, nombre } of leaves) {
    for (const [place, sector] of sectors.entries()) {
      const before = place > 0 ? made.at(-1) : undefined
      const waits = [before, previous[place]].flatMap((task) => (task ? { tareaId: task.id, desfaseDias: 0 } : []))
      const task = add({
        nombre: sector === '' ? nombre : `${nombre}, ${sector.toLowerCase()}`,
        inicio: days.dayOf(days.indexOf(inicio) + duracionDias * place),
        duracionDias,
        padreId: group.id,
        rubroId,
        responsableId,
        dependencias: waits,
      })
      made.push(task)
    }
  }
  // The parts that others wait for: those of the last rubro.
  return made.slice(-sectors.length)
}

/** A group for each rubro at the top with its tasks, in the order of the rubros, and the milestones. */
function plannedTasks(project: Project, rubros: Rubro[], fixture: Fixture, days: WorkingDays): Task[] {
  const first = `${addMonths(project.mesBase, 1)}-01`
  const length = daysBetween(first, `${addMonths(project.mesBase, 1 + fixture.months)}-01`)
  const dayAtShare = (share: number) => addDays(first, Math.round((length * share) / 100))
  const list = taskList(project.id, days)
  const partsOf = new Map<string, Task[]>()
  const parents = new Set(rubros.map(({ padreId }) => padreId))
  for (const [place, [codigo, from, to, after]] of fixture.windows.entries()) {
    const leaves = rubros.filter((rubro) => topOf(rubro.codigo) === codigo && !parents.has(rubro.id))
    const top = rubros.find((rubro) => rubro.codigo === codigo)
    if (leaves.length === 0 || !top) continue
    const responsableId = project.members[place % project.members.length] ?? null
    const works = { top, leaves, inicio: dayAtShare(from), until: dayAtShare(to), responsableId }
    const previous = (after !== null && partsOf.get(after)) || []
    partsOf.set(codigo, addWorks(list, works, project, previous, days))
  }
  for (const [nombre, rubro] of fixture.milestones) {
    const last = partsOf.get(rubro)?.at(-1)
    const waits = last && [{ tareaId: last.id, desfaseDias: 0 }]
    if (waits) list.add({ nombre, inicio: last.fin, duracionDias: 0, dependencias: waits })
  }
  return scheduled(list.tasks, days)
}

function scheduled(tasks: Task[], days: WorkingDays): Task[] {
  const dates = schedule(leavesOf(tasks), days)
  const moved = tasks.map((task) => {
    const { inicio = task.inicio, fin = task.fin } = dates.get(task.id) ?? {}
    return { ...task, inicio, fin }
  })
  return withGroups(moved, days)
}

type Progress = { certified: Map<string, number>; today: string; causes: string[]; days: WorkingDays }

/** The working days of a rubro that are done: those of its certificates, else those that were planned until now. */
function daysDone(tasks: Task[], certified: number | undefined, { today, days }: Progress): number {
  const all = tasks.reduce((sum, { duracionDias }) => sum + duracionDias, 0)
  if (certified !== undefined) return Math.min(all, (all * certified) / 100)
  return tasks.reduce((sum, { inicio, duracionDias }) => {
    const passed = days.indexOf(today) - days.indexOf(inicio)
    return sum + Math.max(0, Math.min(duracionDias, passed))
  }, 0)
}

/** The dates of a begun task: the planned ones, unless they are too late for what is done. */
function datesDone({ inicio, duracionDias }: Task, done: number, { today, days }: Progress) {
  const now = days.indexOf(today)
  const start = Math.min(days.indexOf(inicio), now - Math.ceil(done))
  return { inicio: days.dayOf(start), fin: days.dayOf(start + duracionDias - 1) }
}

/** The plan as it is today: the first tasks of each rubro are done as far as its certificates say, and what is late begins after today. */
function withProgress(tasks: Task[], progress: Progress): Task[] {
  const { certified, today, causes, days } = progress
  const result = new Map(tasks.map((task) => [task.id, task]))
  const leaves = leavesOf(tasks).filter(({ rubroId }) => rubroId !== null)
  const blocked = [...causes]
  for (const [rubroId, own] of Map.groupBy(leaves, (task) => task.rubroId)) {
    let left = daysDone(own, certified.get(rubroId!), progress)
    for (const task of own) {
      const done = Math.min(task.duracionDias, left)
      left -= done
      const avance = Math.round((done / task.duracionDias) * 100)
      const estado = avance === 100 ? 'terminada' : avance > 0 ? 'enCurso' : 'pendiente'
      const dates = avance > 0 ? datesDone(task, done, progress) : { inicio: task.inicio, fin: task.fin }
      // An unbegun task has not begun by now.
      const inicio = avance === 0 && task.inicio <= today ? addDays(today, 3) : dates.inicio
      const cause = avance > 0 && avance < 60 ? blocked.shift() : undefined
      const state = cause ? { estado: 'bloqueada' as const, causa: cause } : { estado: estado as Task['estado'] }
      result.set(task.id, { ...task, avance, fin: dates.fin, inicio, ...state })
    }
  }
  return scheduled([...result.values()], days)
}

/** Progress by month, even over the days of each task. */
function progressRows(tasks: Task[], today: string) {
  return leavesOf(tasks).flatMap(({ id, inicio, fin, avance }) => {
    if (avance === 0) return []
    const end = fin < today ? fin : today
    const rows = [{ tareaId: id, fecha: end < inicio ? inicio : end, avance }]
    for (let month = monthOf(inicio); month < monthOf(end); month = addMonths(month, 1)) {
      const part = (daysBetween(inicio, lastDayOf(month)) + 1) / (daysBetween(inicio, end) + 1)
      rows.push({ tareaId: id, fecha: lastDayOf(month), avance: Math.round(avance * part) })
    }
    return rows
  })
}

async function certifiedOf(db: Db, { id }: Project, rubros: Rubro[], isFilled: boolean): Promise<Map<string, number>> {
  const budgeted = await queries.selectBudgeted(db, id)
  const rows = progressOfRubros(rubros, tasksByRubro([], rubros), budgeted, await queries.selectCertified(db, id))
  return new Map(
    rows.flatMap(({ id: rubroId, codigo, certificado }) => {
      if (certificado === null) return []
      // Of a rubro, certificates follow the work, except one.
      const shift = isFilled && codigo === overCertified ? -ahead : 3
      return [[rubroId, Math.max(0, certificado + shift)] as const]
    }),
  )
}

async function seedProject(db: Db, project: Project, rubros: Rubro[], fixture: Fixture, now: Date): Promise<void> {
  const days = workingDays(await queries.selectHolidays(db, project.companyId))
  const isFilled = filledProjects.has(project.id)
  const budgeted = new Set((await queries.selectBudgeted(db, project.id)).keys())
  const own = rubros.filter(({ id, codigo }) => {
    const isUsed = budgeted.has(id)
    return isUsed || rubros.some((other) => budgeted.has(other.id) && topOf(other.codigo) === codigo)
  })
  const planned = plannedTasks(project, own, fixture, days)
  if (planned.length === 0) return
  const today = dayAt(now)
  const certified = await certifiedOf(db, project, rubros, isFilled)
  const causes = isFilled ? fixture.causes : []
  const tasks = withProgress(planned, { certified, today, causes, days })
  await queries.insertTasks(
    db,
    tasks.map((task) => queries.taskRow(task, project.id)),
  )
  await queries.writeLinks(db, new Map(tasks.map(({ id, dependencias }) => [id, dependencias])))
  await insertRows(db, 'tareaAvances', progressRows(tasks, today))
  const baseline = {
    id: sampleId(project.id, 'lineasBase', 0),
    proyectoId: project.id,
    nombre: 'Plan aprobado',
    creada: `${project.mesBase}-28T15:00:00.000Z`,
    creadaPor: project.author,
    tareas: planned.length,
    inicio: planned.map(({ inicio }) => inicio).toSorted()[0]!,
    fin: planned
      .map(({ fin }) => fin)
      .toSorted()
      .at(-1)!,
  }
  await queries.insertBaseline(db, baseline, planned)
}

/** Seeds a plan for each project with an approved budget, as far as its certificates say. */
export async function seedPlan(db: Db, { now }: SeedContext): Promise<void> {
  const { sectors } = readFixture<{ sectors: string[] }>('presupuestos')
  const fixture = readFixture<Fixture>('plan')
  const projects = await db
    .selectFrom('projects')
    .innerJoin('presupuestos', 'presupuestos.proyectoId', 'projects.id')
    .select(['projects.id', 'companyId', 'presupuestos.mesBase'])
    .where('presupuestos.estado', '=', 'aprobado')
    .orderBy('projects.id')
    .execute()
  for (const project of projects) {
    const names = await queries.selectMemberNames(db, project.companyId)
    const members = [...names.keys()].toSorted()
    const rubros = await selectRubros(db, project.companyId)
    const parts = filledProjects.has(project.id) ? sectors : ['']
    await seedProject(
      db,
      { ...project, sectors: parts, members, author: names.get(members[0]!) ?? '' },
      rubros,
      fixture,
      now,
    )
  }
}
