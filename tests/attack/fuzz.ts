/** Input of the contract, damaged in one place or replaced by the worst megabyte, for every operation of a running server. */
import fc from 'fast-check'
import { damaged, damagesOf } from '../contract/damage.ts'
import { inputArbitrary, plainOptions, type Input } from '../contract/generate.ts'
import { allOperations, type Described } from '../contract/schemas.ts'
import { worstBodies } from '../contract/worst-input.ts'
import { pause, tokenOf } from './writers.ts'

export type FuzzFigures = {
  calls: number
  /** Answers of 5xx, and connections that were cut; the first ones are printed. */
  failures: number
  /** Answers to a stranger with another person's text in them. */
  crossed: number
  /** Milliseconds that the health call waited at most. */
  worstWait: number
}

// They end the session or the account that the others need.
const leftOut = new Set(['streamEvents', 'resetPassword', 'updateUser'])
const strangers = ['martin@obra.test', 'sofia@obra.test']

function requestOf(origin: string, { entry }: Described, { query, params, body }: Input): [string, RequestInit] {
  const filled = entry.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? 'x').toWellFormed()),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value].flat()) if (each !== undefined) search.append(name, String(each))
  }
  const content = body === undefined ? {} : { body: JSON.stringify(body) }
  return [`${origin}${filled}?${search}`, { method: entry.method.toUpperCase(), ...content }]
}

/** One call in four carries the worst body of its operation. */
function callOf(origin: string, operation: Described, seed: number): [string, RequestInit, string] {
  const [input] = fc.sample(inputArbitrary(operation, plainOptions), { seed, numRuns: 1 }) as [Input]
  const worst = worstBodies(operation)
  if (operation.body && seed % 4 === 0) {
    const { content, type } = worst[seed % worst.length]!
    const [address, init] = requestOf(origin, operation, { ...input, body: undefined })
    return [address, { ...init, body: content }, type]
  }
  const damages = damagesOf(operation, input)
  const damage = damages[seed % Math.max(1, damages.length)]
  const [address, init] = requestOf(origin, operation, damage && seed % 4 !== 1 ? damaged(input, damage) : input)
  return [address, init, 'application/json']
}

/** Calls operations one after the other for some seconds, as two strangers in turn; `seed` repeats a run. */
export async function fuzz(origin: string, { seed, seconds }: { seed: number; seconds: number }): Promise<FuzzFigures> {
  const secret = `secreto ${crypto.randomUUID()}`
  const json = { 'Content-Type': 'application/json' }
  const own = { ...json, Authorization: `Bearer ${await tokenOf(origin)}` }
  await fetch(`${origin}/api/apps/notes`, {
    method: 'POST',
    headers: own,
    body: JSON.stringify({ note: { title: secret } }),
  })
  const password = 'obra-demo-2026'
  const tokens = await Promise.all(strangers.map((email) => tokenOf(origin, { email, password })))
  const figures: FuzzFigures = { calls: 0, failures: 0, crossed: 0, worstWait: 0 }
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const before = performance.now()
      await fetch(`${origin}/api/health`).then((response) => response.arrayBuffer())
      figures.worstWait = Math.max(figures.worstWait, Math.round(performance.now() - before))
      await pause(5)
    }
  })()
  const operations = allOperations.filter(({ id }) => !leftOut.has(id))
  const until = performance.now() + seconds * 1000
  for (let turn = 0; performance.now() < until; turn++) {
    const operation = operations[(seed + turn) % operations.length]!
    const [address, init, type] = callOf(origin, operation, seed + turn)
    const headers = { 'Content-Type': type, Authorization: `Bearer ${tokens[turn % tokens.length]!}` }
    const answer = await fetch(address, { ...init, headers, signal: AbortSignal.timeout(20_000) })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch((error: Error) => ({ status: 599, text: String(error.cause) }))
    figures.calls++
    if (answer.text.includes(secret)) figures.crossed++
    if (answer.status >= 500 && ++figures.failures <= 5) {
      console.log(
        `${answer.status} ${init.method} ${address.slice(0, 200)} (turn ${turn}): ${answer.text.slice(0, 200)}`,
      )
    }
  }
  isOver = true
  await watching
  return figures
}
