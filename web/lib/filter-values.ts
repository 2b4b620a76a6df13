import type { UrlCodec } from './use-url-state.ts'

/** The active filters of a list as text; empty values do not filter. */
export type FilterValues<Key extends string = string> = Record<Key, string>

const maxLength = 200

/** Filters as query parameters of the same names: `?estado=aprobado&desde=2026-03-01`. */
export function filterCodec<Key extends string>(keys: readonly Key[]): UrlCodec<FilterValues<Key>> {
  const each = <Value>(value: (key: Key) => Value) =>
    Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>
  return {
    read: (search) => each((key) => (search.get(key) ?? '').slice(0, maxLength)),
    write: (values) => each((key) => values[key] || undefined),
  }
}
