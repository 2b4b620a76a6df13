/** Positions on the time line of the Gantt, in pixels. */
import type { Plan, Tarea } from './queries.ts'

const dayMilliseconds = 86_400_000
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMilliseconds
const dayOf = (number: number) => new Date(number * dayMilliseconds).toISOString().slice(0, 10)

export type Scale = {
  width: number
  /** The left edge of a day. */
  xOf: (day: string) => number
  /** The right edge of a day. */
  endOf: (day: string) => number
  months: { x: number; label: string; day: string }[]
  /** The first days of the months as lines, and the days off as bands: SVG paths of a height of 100, one element in each row. */
  monthLines: string
  daysOff: string
}

const bandPath = (x: number, width: number) => `M${x} 0h${width}v100h${-width}z`

/** The widths of a day: the whole plan in one view, or as many pixels. */
export const zooms = { todo: null, meses: 4, semanas: 14 } as const
export type Zoom = keyof typeof zooms

const wholeWidth = 336
const leastBand = 3
const monthLabel = new Intl.DateTimeFormat('es-AR', { month: 'short', year: '2-digit', timeZone: 'UTC' })

/** The time line from the first to the last day of the plan and its baseline; null without tasks. */
export function scaleOf({ tareas, noLaborables }: Plan, zoom: Zoom): Scale | null {
  if (tareas.length === 0) return null
  const days = tareas.flatMap(({ inicio, fin, lineaBase }) => [
    inicio,
    fin,
    lineaBase?.inicio ?? inicio,
    lineaBase?.fin ?? fin,
  ])
  const first = numberOf(days.reduce((a, b) => (a < b ? a : b)).slice(0, 8) + '01')
  const last = numberOf(days.reduce((a, b) => (a > b ? a : b))) + 7
  const perDay = zooms[zoom] ?? wholeWidth / (last - first)
  const months: Scale['months'] = []
  for (
    let at = new Date(first * dayMilliseconds);
    at.getTime() / dayMilliseconds < last;
    at.setUTCMonth(at.getUTCMonth() + 1)
  ) {
    const day = at.toISOString().slice(0, 10)
    months.push({ x: (numberOf(day) - first) * perDay, label: monthLabel.format(at), day })
  }
  const holidays = new Set(noLaborables)
  let daysOff = ''
  // Narrower ones could not be seen.
  if (perDay >= leastBand) {
    for (let number = first; number < last; number++) {
      const weekday = new Date(number * dayMilliseconds).getUTCDay()
      if (weekday % 6 === 0 || holidays.has(dayOf(number))) daysOff += bandPath((number - first) * perDay, perDay)
    }
  }
  return {
    width: Math.ceil((last - first) * perDay),
    xOf: (day) => (numberOf(day) - first) * perDay,
    endOf: (day) => (numberOf(day) + 1 - first) * perDay,
    months,
    monthLines: months.map(({ x }) => bandPath(x, 1)).join(''),
    daysOff,
  }
}

export type Connector = { from: number; to: number; lines: number; isBroken: boolean }

/** The connectors that end at a task: from the end of each task before it, `lines` rows above (negative: below). */
export function connectorsOf(
  { dependencias, conflictos }: Pick<Tarea, 'dependencias' | 'conflictos'>,
  row: { id: string; inicio: string },
  places: ReadonlyMap<string, { line: number; fin: string }>,
  scale: Scale,
): Connector[] {
  const own = places.get(row.id)
  return dependencias.flatMap(({ tareaId }) => {
    const other = places.get(tareaId)
    if (!own || !other) return []
    const ends = { from: scale.endOf(other.fin), to: scale.xOf(row.inicio) }
    return { ...ends, lines: own.line - other.line, isBroken: conflictos.includes(tareaId) }
  })
}
