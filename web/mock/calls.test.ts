import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openCalls } from './calls.ts'
import { channelName, isForWorker, type FromWorker, type TabState, type ToWorker } from './wire.ts'
import { createAnswering } from './worker/answer-calls.ts'

const state: TabState = { kind: 'state', worker: 'one', stage: 'ready', part: 1, isPersistent: true, mails: [] }
let channel: BroadcastChannel
let heard: ToWorker[]

beforeEach(() => {
  heard = []
  channel = new BroadcastChannel(channelName(''))
  channel.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void heard.push(data))
})
afterEach(() => channel.close())

const say = (message: FromWorker) => channel.postMessage(message)
const callsHeard = () => heard.filter(({ kind }) => kind === 'call')

/** Responds like the worker from now on. */
function serve(fetch: (request: Request) => Response | Promise<Response>): void {
  const receive = createAnswering({ fetch }, say)
  channel.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => receive(data))
}

const request = (path: string, init?: RequestInit) => new Request(`http://obra.test${path}`, init)

describe('calls to the worker', () => {
  it('wait for the worker and return its response like fetch', async () => {
    const calls = openCalls('')
    serve(async (pending) =>
      Response.json({ body: await pending.json() }, { status: 201, headers: { 'X-Said': 'yes' } }),
    )
    const pending = calls.send(request('/api/x', { method: 'POST', body: '{"a":1}' }))
    await expect.poll(() => heard.map(({ kind }) => kind)).toEqual(['hello'])
    say(state)
    const response = await pending
    expect([response.status, response.headers.get('X-Said'), await response.json()]).toEqual([
      201,
      'yes',
      { body: { a: 1 } },
    ])
    calls.close()
  })

  it('are repeated by the next worker if they are reads, and fail if they are writes', async () => {
    const calls = openCalls('')
    say(state)
    const reading = calls.send(request('/api/read'))
    const writing = calls.send(request('/api/write', { method: 'POST', body: '{}' })).catch((error: Error) => error)
    await expect.poll(() => callsHeard().length).toBe(2)
    serve(() => new Response('fresh'))
    say({ ...state, worker: 'two' })
    expect(await (await reading).text()).toBe('fresh')
    expect(await writing).toBeInstanceOf(TypeError)
    calls.close()
  })

  it('are aborted in the worker, too', async () => {
    const calls = openCalls('')
    let isGivenUp = false
    serve(
      ({ signal }) =>
        new Promise((_, reject) =>
          signal.addEventListener('abort', () => {
            isGivenUp = true
            reject(new Error('given up'))
          }),
        ),
    )
    say(state)
    const stopping = new AbortController()
    const pending = calls.send(request('/api/slow', { signal: stopping.signal })).catch((error: Error) => error.name)
    await expect.poll(() => callsHeard().length).toBe(1)
    stopping.abort()
    expect(await pending).toBe('AbortError')
    await expect.poll(() => isGivenUp).toBe(true)
    calls.close()
  })

  it('are API requests except for the pages of its description', () => {
    const isOwnCall = (path: string) => isForWorker(new URL(path, 'http://obra.test'), 'http://obra.test')
    expect(['/api/notes', '/api/common/user'].map(isOwnCall)).toEqual([true, true])
    expect(['/', '/assets/x.js', '/api/docs', '/api/openapi.json', 'http://other.test/api/x'].some(isOwnCall)).toBe(
      false,
    )
  })
})
