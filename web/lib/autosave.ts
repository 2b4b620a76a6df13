/** How it stands with what is being written: nothing new, changed, on its way, kept, or not kept for now. */
export type SaveState = 'clean' | 'changed' | 'saving' | 'saved' | 'failed'

type AutosaveOptions<Value> = {
  save: (value: Value) => Promise<unknown>
  onState: (state: SaveState, error?: unknown) => void
  /** Milliseconds that the value has to stand still before it is saved, and between tries after a failure. */
  delay?: number
  retryDelay?: number
}

export type Autosave<Value> = {
  change: (value: Value) => void
  /** Saves what is not saved yet, now; true when nothing is left to save. */
  flush: () => Promise<boolean>
  stop: () => void
}

/** Saves a changing value, one call at a time, always the newest, and goes on trying where that fails. */
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
