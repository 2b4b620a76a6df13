import type { UrlCodec } from '../../lib/use-url-state.ts'
import type { Activity, ActivityKind } from './queries.ts'

/** The kinds of activities, in the filter's order. */
export const kinds: readonly { value: ActivityKind; label: string }[] = [
  { value: 'obra', label: 'Obra' },
  { value: 'ventas', label: 'Ventas' },
  { value: 'finanzas', label: 'Finanzas' },
  { value: 'documentos', label: 'Documentos' },
  { value: 'comunicacion', label: 'Comunicación' },
  { value: 'equipo', label: 'Equipo' },
]

export const kindLabel = (kind: ActivityKind): string => kinds.find(({ value }) => value === kind)?.label ?? kind

/** The feed's filters, stored in the address. */
export const activityCodec: UrlCodec<{ kind: ActivityKind | undefined; person: string }> = {
  read: (search) => ({
    kind: kinds.find(({ value }) => value === search.get('clase'))?.value,
    person: (search.get('persona') ?? '').slice(0, 200),
  }),
  write: ({ kind, person }) => ({ clase: kind, persona: person || undefined }),
}

const dayOf = (time: string | Date) => new Date(time).toLocaleDateString('sv-SE')
const long = new Intl.DateTimeFormat('es-AR', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** A day as a heading: 'Hoy', 'Ayer', 'Lunes, 16 de marzo de 2026'. */
function dayText(time: string, now: Date): string {
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  if (dayOf(time) === dayOf(now)) return 'Hoy'
  if (dayOf(time) === dayOf(yesterday)) return 'Ayer'
  const text = long.format(new Date(time))
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Groups activities by local day, in their order. */
export function byDay(activities: Activity[], now = new Date()): { day: string; title: string; items: Activity[] }[] {
  const days: { day: string; title: string; items: Activity[] }[] = []
  for (const activity of activities) {
    const day = dayOf(activity.date)
    if (days.at(-1)?.day !== day) days.push({ day, title: dayText(activity.date, now), items: [] })
    days.at(-1)!.items.push(activity)
  }
  return days
}
