/** Node features that the server uses and browsers lack: setImmediate, and `for await` over streams. */
const turns = new MessageChannel()
const callbacks: (() => void)[] = []
turns.port1.addEventListener('message', () => callbacks.shift()?.())
turns.port1.start()

globalThis.setImmediate ??= ((work: (...given: unknown[]) => void, ...given: unknown[]) => {
  callbacks.push(() => work(...given))
  turns.port2.postMessage(null)
}) as typeof setImmediate

// Safari: https://bugs.webkit.org/show_bug.cgi?id=194379
ReadableStream.prototype[Symbol.asyncIterator] ??= async function* values(this: ReadableStream) {
  const reader = this.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    reader.releaseLock()
  }
} as never
