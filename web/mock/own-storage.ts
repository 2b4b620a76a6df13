/**
 * Keeps what a demo in a folder (`base`) remembers apart from what other sites of its host do: the page sees under its
 * usual names what is stored under names that begin with the folder, and nothing else. At the root of a host nothing
 * changes. Inlined in the page as text and run before everything else, so it must not refer to anything outside itself.
 */
export function ownStorage(base: string): void {
  // A page that finds its folder is written anew in the same window.
  const whole = Symbol.for('obra-whole-storage')
  const prefix = `obra:${base}:`

  function part(kept: Storage): Storage {
    const names = () =>
      Object.keys(kept)
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length))
    const methods = {
      getItem: (key: string) => kept.getItem(prefix + key),
      setItem: (key: string, value: string) => kept.setItem(prefix + key, value),
      removeItem: (key: string) => kept.removeItem(prefix + key),
      clear: () => names().forEach((key) => kept.removeItem(prefix + key)),
      key: (index: number) => names()[index] ?? null,
    }
    const read = (key: string | symbol): unknown => {
      if (key === whole) return kept
      if (key === 'length') return names().length
      return (
        Reflect.get(methods, key) ?? (typeof key === 'string' ? (kept.getItem(prefix + key) ?? undefined) : undefined)
      )
    }
    return new Proxy({} as Storage, {
      get: (_, key) => read(key),
      has: (_, key) => read(key) !== undefined,
      set: (_, key, value) => (kept.setItem(prefix + String(key), String(value)), true),
      deleteProperty: (_, key) => (kept.removeItem(prefix + String(key)), true),
      ownKeys: names,
      getOwnPropertyDescriptor: (_, key) => {
        const value = typeof key === 'string' ? kept.getItem(prefix + key) : null
        return value === null ? undefined : { value, writable: true, enumerable: true, configurable: true }
      },
    })
  }

  const wholeOf = (storage: Storage): Storage => (Reflect.get(storage, whole) as Storage | undefined) ?? storage
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const kept = wholeOf(window[name])
    const seen = base ? part(kept) : kept
    if (seen !== window[name]) Object.defineProperty(window, name, { value: seen, configurable: true })
  }
  if (!base) return
  // What other tabs change of this folder is told under its usual name, and what is not of this folder not at all.
  addEventListener('storage', (event) => {
    if (!event.isTrusted || event.key === null) return
    event.stopImmediatePropagation()
    const { key, oldValue, newValue, url } = event
    if (!key.startsWith(prefix)) return
    dispatchEvent(new StorageEvent('storage', { key: key.slice(prefix.length), oldValue, newValue, url }))
  })
}
