import { fold } from '../../lib/fold.ts'
import type { UrlCodec } from '../../lib/use-url-state.ts'

/** The icon sets (docs/domain/suite.md, Icons), in order. */
export const iconSets = [
  { value: 'feather', label: 'Feather' },
  { value: 'heroicons-outline', label: 'Heroicons Outline' },
  { value: 'heroicons-solid', label: 'Heroicons Solid' },
  { value: 'heroicons-mini', label: 'Heroicons Mini' },
  { value: 'material-solid', label: 'Material Solid' },
  { value: 'material-outline', label: 'Material Outline' },
  { value: 'material-twotone', label: 'Material Twotone' },
] as const

export const iconSizes = [
  { value: '16', label: '16' },
  { value: '24', label: '24' },
  { value: '32', label: '32' },
  { value: '48', label: '48' },
] as const
export type IconSize = (typeof iconSizes)[number]['value']

/** The screen's state in the address; `name` is the chosen icon. */
export const iconCodec: UrlCodec<{ search: string; size: IconSize; name: string }> = {
  read: (search) => ({
    search: (search.get('buscar') ?? '').slice(0, 200),
    size: iconSizes.find(({ value }) => value === search.get('medida'))?.value ?? '24',
    name: search.get('icono') ?? '',
  }),
  write: ({ search, size, name }) => ({
    buscar: search || undefined,
    medida: size === '24' ? undefined : size,
    icono: name || undefined,
  }),
}

/** The names that contain every word of a search. */
export function filterIcons(names: readonly string[], search: string): string[] {
  const words = fold(search)
    .split(/[\s-]+/)
    .filter(Boolean)
  return names.filter((name) => words.every((word) => name.includes(word)))
}

/** The place that a key moves to; undefined for other keys. */
export function placeAfter(key: string, place: number, columns: number, count: number): number | undefined {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  return step === undefined ? undefined : Math.min(Math.max(place + step, 0), count - 1)
}
