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

test('events are named as they come, however they are cut into pieces; comments have no name', async () => {
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

test('an event without its end is not told', async () => {
  const names: (string | undefined)[] = []
  await readEvents(streamOf('event: messages\ndata: {}'), (name) => names.push(name))
  expect(names).toEqual([])
})

test('a line that falls silent is given up', async () => {
  vi.useFakeTimers()
  const reading = readEvents(new ReadableStream<Uint8Array>(), () => {})
  const outcome = expect(reading).rejects.toThrow('silent')
  await vi.advanceTimersByTimeAsync(61_000)
  await outcome
})
