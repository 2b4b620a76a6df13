// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { catalogueAreas, financeAreas } from '../../api/areas.ts'
import { execute } from '../../api/attempt.ts'
import { queryClient } from '../../api/query-client.ts'
import { boardChanges } from '../../areas/scrumboard/queries.ts'
import { followChanges } from './follow-changes.ts'

/** The lines that were asked for: with what age, and how to answer and to end each. */
type Line = { age: number; answer: () => void; say: (text: string) => void; end: () => void }
let lines: Line[] = []
let stop = () => {}
const invalidate = vi.spyOn(queryClient, 'invalidateQueries')

/** The areas of what was invalidated. */
const refreshed = () =>
  [...new Set(invalidate.mock.calls.map(([filters]) => String(filters?.queryKey?.[0])))].toSorted()
const everything = [
  ...new Set([
    ...catalogueAreas,
    ...financeAreas,
    'activities',
    'chat',
    'contacts',
    'developers',
    'file-manager',
    'inventory',
    'invitations',
    'mailbox',
    'members',
    'messages',
    'notes',
    'notifications',
    'projects',
    'scrumboard',
    'shortcuts',
    'user',
  ]),
].toSorted()

function openLine(request: Request): Promise<Response> {
  const age = Number(new URL(request.url).searchParams.get('age'))
  return new Promise((resolve) => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        const say = (text: string) => controller.enqueue(new TextEncoder().encode(text))
        const headers = { 'Content-Type': 'text/event-stream' }
        const answer = () => resolve(new Response(stream, { headers }))
        lines.push({ age, answer, say, end: () => controller.close() })
      },
    })
  })
}

beforeEach(() => {
  const toFake = ['Date', 'setTimeout', 'clearTimeout'] as const
  vi.useFakeTimers({ now: Math.round(performance.timeOrigin) + 3_000, toFake: [...toFake] })
  vi.stubGlobal('fetch', vi.fn(openLine))
  lines = []
  stop = followChanges()
})
afterEach(() => {
  stop()
  invalidate.mockClear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('following changes', () => {
  it('asks the first line for what changed since shortly before the page came, and refreshes what it names', async () => {
    await pass(0)
    expect(Math.abs((lines[0]?.age ?? 0) - 5_000)).toBeLessThanOrEqual(1)
    lines[0]?.answer()
    lines[0]?.say(': here\n\nevent: messages\ndata: {"changed":"messages"}\n\n')
    await pass(500)
    expect(refreshed()).toEqual(['messages'])
  })

  it('asks the next line for what changed since the last sign of the one before, and a while more', async () => {
    await pass(0)
    lines[0]?.answer()
    await pass(20_000)
    lines[0]?.say(': here\n\n')
    await pass(500)
    lines[0]?.end()
    await pass(5_000)
    const [first, second] = lines
    expect(first && second).toBeDefined()
    expect(second?.age).toBeGreaterThanOrEqual(2_000 + 500)
    expect(second?.age).toBeLessThan(2_000 + 500 + 5_000)
    expect(refreshed()).toEqual([])
  })

  it('refreshes everything where the server says ready, or where the request was long under way', async () => {
    await pass(0)
    lines[0]?.answer()
    lines[0]?.say('event: ready\ndata: {}\n\n')
    await pass(500)
    expect(refreshed()).toEqual(everything)
    invalidate.mockClear()
    lines[0]?.end()
    await pass(5_000)
    lines[1]?.answer()
    await pass(500)
    expect(refreshed()).toEqual(everything)
  })

  it('leaves alone what a change of its own refetches by itself once it is settled', async () => {
    await pass(0)
    lines[0]?.answer()
    let settle = () => {}
    const change = execute(
      { mutationKey: boardChanges, mutationFn: () => new Promise<void>((resolve) => (settle = resolve)) },
      undefined,
    )
    lines[0]?.say('data: {}\nevent: board\n\n')
    await pass(500)
    expect(refreshed()).toEqual([])
    settle()
    await change
    lines[0]?.say('data: {}\nevent: board\n\n')
    await pass(500)
    expect(refreshed()).toEqual(['scrumboard'])
  })
})
