// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { catalogueAreas, financeAreas, stockAreas } from '../../api/areas.ts'
import { execute } from '../../api/attempt.ts'
import { queryClient } from '../../api/query-client.ts'
import { boardChanges } from '../../areas/scrumboard/queries.ts'
import { followChanges } from './follow-changes.ts'

/** An opened connection: its `age` parameter, and functions to respond, send and end. */
type Line = { age: number; answer: () => void; say: (text: string) => void; end: () => void }
let lines: Line[] = []
let stop = () => {}
const invalidate = vi.spyOn(queryClient, 'invalidateQueries')

/** The invalidated areas. */
const invalidatedAreas = () =>
  [...new Set(invalidate.mock.calls.map(([filters]) => String(filters?.queryKey?.[0])))].toSorted()
const allAreas = [
  ...new Set([
    ...catalogueAreas,
    ...financeAreas,
    ...stockAreas,
    'activities',
    'chat',
    'contacts',
    'developers',
    'documentos',
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
  it('requests changes since shortly before the page load, and invalidates what they name', async () => {
    await pass(0)
    expect(Math.abs((lines[0]?.age ?? 0) - 5_000)).toBeLessThanOrEqual(1)
    lines[0]?.answer()
    lines[0]?.say(': here\n\nevent: messages\ndata: {"changed":"messages"}\n\n')
    await pass(500)
    expect(invalidatedAreas()).toEqual(['messages'])
  })

  it.each(['finances', 'stock', 'catalogues', 'plan', 'calendar'])(
    '%s concern the dates of the calendar',
    async (name) => {
      await pass(0)
      lines[0]?.answer()
      lines[0]?.say(`event: ${name}\ndata: {}\n\n`)
      await pass(500)
      expect(invalidatedAreas()).toContain('eventos')
    },
  )

  it('reconnects with the age of the last sign plus a margin', async () => {
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
    expect(invalidatedAreas()).toEqual([])
  })

  it('invalidates everything on ready and after a slow request', async () => {
    await pass(0)
    lines[0]?.answer()
    lines[0]?.say('event: ready\ndata: {}\n\n')
    await pass(500)
    expect(invalidatedAreas()).toEqual(allAreas)
    invalidate.mockClear()
    lines[0]?.end()
    await pass(5_000)
    lines[1]?.answer()
    await pass(500)
    expect(invalidatedAreas()).toEqual(allAreas)
  })

  it('skips queries of a pending mutation, which refetches itself', async () => {
    await pass(0)
    lines[0]?.answer()
    let settle = () => {}
    const change = execute(
      { mutationKey: boardChanges, mutationFn: () => new Promise<void>((resolve) => (settle = resolve)) },
      undefined,
    )
    lines[0]?.say('data: {}\nevent: board\n\n')
    await pass(500)
    expect(invalidatedAreas()).toEqual([])
    settle()
    await change
    lines[0]?.say('data: {}\nevent: board\n\n')
    await pass(500)
    expect(invalidatedAreas()).toEqual(['scrumboard'])
  })
})
