import { afterEach, expect, test, vi } from 'vitest'
import { readEvents } from './event-stream.ts'

afterEach(() => void vi.useRealTimers())

function streamOf(...chunks: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk))
      controller.close()
    },
  })
}

test('calls back with event names however the stream is chunked, and without a name for comments', async () => {
  const names: (string | undefined)[] = []
  const pieces = [
    'event: ready\ndata: {}\n',
    '\nevent: mess',
    'ages\ndata: {"changed":"messages"}\n\n: here\n\n',
    'event: user\r\ndata: {}\r\n\r\n',
  ]
  await readEvents(streamOf(...pieces), (name) => names.push(name))
  expect(names).toEqual(['ready', 'messages', undefined, 'user'])
})

test('ignores an incomplete event', async () => {
  const names: (string | undefined)[] = []
  await readEvents(streamOf('event: messages\ndata: {}'), (name) => names.push(name))
  expect(names).toEqual([])
})

test('rejects when the stream is silent for too long', async () => {
  vi.useFakeTimers()
  const reading = readEvents(new ReadableStream<Uint8Array>(), () => {})
  const outcome = expect(reading).rejects.toThrow('silent')
  await vi.advanceTimersByTimeAsync(61_000)
  await outcome
})
