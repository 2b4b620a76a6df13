import { createParser } from 'eventsource-parser'

/** Longer silence means a dead connection: the server sends a comment every 25 seconds. */
const silenceMilliseconds = 60_000

/**
 * Reads server-sent events until the stream ends. Calls `onSign` with the name of each event, and without a name for a
 * keep-alive comment. Throws if the connection breaks or stays silent.
 */
export async function readEvents(
  stream: ReadableStream<Uint8Array>,
  onSign: (event: string | undefined) => void,
): Promise<void> {
  const parser = createParser({ onEvent: ({ event }) => onSign(event), onComment: () => onSign(undefined) })
  const reader = stream.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  for (;;) {
    const { done, value } = await withinSilence(reader.read())
    if (done) return
    parser.feed(value)
  }
}

async function withinSilence<T>(read: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The stream of events fell silent')), silenceMilliseconds)
  })
  return Promise.race([read, silence]).finally(() => clearTimeout(timer))
}
