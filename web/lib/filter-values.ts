import type { UrlCodec } from './use-url-state.ts'

/** What a list is narrowed down to, as text; empty where it is not. */
export type FilterValues<Key extends string = string> = Record<Key, string>

const longest = 200

/** Filters as they stand in the address, each under its own name: `?estado=aprobado&desde=2026-03-01`. */
export function filterCodec<Key extends string>(keys: readonly Key[]): UrlCodec<FilterValues<Key>> {
  const each = <Value>(value: (key: Key) => Value) =>
    Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>
  return {
    read: (search) => each((key) => (search.get(key) ?? '').slice(0, longest)),
    write: (values) => each((key) => values[key] || undefined),
  }
}
