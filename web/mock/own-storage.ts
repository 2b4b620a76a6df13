/**
 * Isolates the storage of a demo in a folder (`base`) from other sites on its host: keys get the folder as a prefix, and others
 * are hidden. At the root nothing changes. Inlined as text and run first, so it must not use anything outside itself.
 */
export function ownStorage(base: string): void {
  // findPage rewrites the document in the same window, so this may run twice.
  const rawKey = Symbol.for('obra-whole-storage')
  const prefix = `obra:${base}:`

  function part(storage: Storage): Storage {
    const names = () =>
      Object.keys(storage)
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length))
    const methods = {
      getItem: (key: string) => storage.getItem(prefix + key),
      setItem: (key: string, value: string) => storage.setItem(prefix + key, value),
      removeItem: (key: string) => storage.removeItem(prefix + key),
      clear: () => names().forEach((key) => storage.removeItem(prefix + key)),
      key: (index: number) => names()[index] ?? null,
    }
    const read = (key: string | symbol): unknown => {
      if (key === rawKey) return storage
      if (key === 'length') return names().length
      return (
        Reflect.get(methods, key) ??
        (typeof key === 'string' ? (storage.getItem(prefix + key) ?? undefined) : undefined)
      )
    }
    return new Proxy({} as Storage, {
      get: (_, key) => read(key),
      has: (_, key) => read(key) !== undefined,
      set: (_, key, value) => (storage.setItem(prefix + String(key), String(value)), true),
      deleteProperty: (_, key) => (storage.removeItem(prefix + String(key)), true),
      ownKeys: names,
      getOwnPropertyDescriptor: (_, key) => {
        const value = typeof key === 'string' ? storage.getItem(prefix + key) : null
        return value === null ? undefined : { value, writable: true, enumerable: true, configurable: true }
      },
    })
  }

  const rawOf = (storage: Storage): Storage => (Reflect.get(storage, rawKey) as Storage | undefined) ?? storage
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const storage = rawOf(window[name])
    const seen = base ? part(storage) : storage
    if (seen !== window[name]) Object.defineProperty(window, name, { value: seen, configurable: true })
  }
  if (!base) return
  // Storage events of this folder are dispatched with the unprefixed key, others are dropped.
  addEventListener('storage', (event) => {
    if (!event.isTrusted || event.key === null) return
    event.stopImmediatePropagation()
    const { key, oldValue, newValue, url } = event
    if (!key.startsWith(prefix)) return
    dispatchEvent(new StorageEvent('storage', { key: key.slice(prefix.length), oldValue, newValue, url }))
  })
}
