/** No change yet, unsaved changes, request in progress, stored, last save failed. */
export type SaveState = 'clean' | 'changed' | 'saving' | 'saved' | 'failed'

type AutosaveOptions<Value> = {
  save: (value: Value) => Promise<unknown>
  onState: (state: SaveState, error?: unknown) => void
  /** Milliseconds without a change before saving, and between retries. */
  delay?: number
  retryDelay?: number
}

export type Autosave<Value> = {
  change: (value: Value) => void
  /** Saves pending changes now; resolves to whether everything is saved. */
  flush: () => Promise<boolean>
  stop: () => void
}

/** Saves a changing value: one request at a time, always the newest value, with retries. */
export function createAutosave<Value>({ save, onState, ...times }: AutosaveOptions<Value>): Autosave<Value> {
  const { delay = 1000, retryDelay = 5000 } = times
  let pending: { value: Value } | null = null
  let running: Promise<boolean> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const wait = (milliseconds: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void flush(), milliseconds)
  }
  const run = async (): Promise<boolean> => {
    while (pending) {
      const current: { value: Value } = pending
      onState('saving')
      try {
        await save(current.value)
      } catch (error) {
        onState('failed', error)
        wait(retryDelay)
        return false
      }
      if (pending === current) pending = null
    }
    onState('saved')
    return true
  }
  const flush = (): Promise<boolean> => {
    clearTimeout(timer)
    if (running) return running
    if (!pending) return Promise.resolve(true)
    running = run().finally(() => (running = null))
    return running
  }
  const hurry = () => void flush()
  globalThis.addEventListener?.('online', hurry)
  return {
    change(value) {
      pending = { value }
      if (running) return
      onState('changed')
      wait(delay)
    },
    flush,
    stop() {
      isStopped = true
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', hurry)
    },
  }
}
