/** Input of every operation with one defect, or replaced by the worst megabyte, against a running server. */
import fc from 'fast-check'
import { damaged, damagesOf } from '../contract/damage.ts'
import { inputArbitrary, plainOptions, type Input } from '../contract/generate.ts'
import { allOperations, type Described } from '../contract/schemas.ts'
import { worstBodies } from '../contract/worst-input.ts'
import { requestOf, sendCall } from './requests.ts'
import { watchWaits } from './waits.ts'

export type FuzzFigures = {
  calls: number
  /** Responses of 5xx and broken connections; the first ones are printed. */
  failures: number
  /** Responses to a stranger that contain another person's text. */
  crossed: number
  /** The longest wait of the health call, in milliseconds. */
  worstWait: number
}

// They end the session or the account that other calls need.
const leftOut = new Set(['streamEvents', 'resetPassword', 'updateUser'])

/** One call in four carries the worst body of its operation. */
function callOf(origin: string, operation: Described, seed: number): [string, RequestInit] {
  const [input] = fc.sample(inputArbitrary(operation, plainOptions), { seed, numRuns: 1 }) as [Input]
  const worst = worstBodies(operation)
  if (operation.body && seed % 4 === 0) {
    const { content, type } = worst[seed % worst.length]!
    const [address, init] = requestOf(origin, operation, { ...input, body: undefined })
    return [address, { ...init, body: content, headers: { 'Content-Type': type } }]
  }
  const damages = damagesOf(operation, input)
  const damage = damages[seed % Math.max(1, damages.length)]
  return requestOf(origin, operation, damage && seed % 4 !== 1 ? damaged(input, damage) : input)
}

type Fuzzing = { owner: string; tokens: string[]; seed: number; seconds: number }

/** Calls operations one after another, alternating between the strangers of `tokens`; `seed` repeats a run. */
export async function fuzz(origin: string, { owner, tokens, seed, seconds }: Fuzzing): Promise<FuzzFigures> {
  const secret = `secreto ${crypto.randomUUID()}`
  const note = { body: JSON.stringify({ note: { title: secret } }), headers: { 'Content-Type': 'application/json' } }
  await sendCall(`${origin}/api/apps/notes`, { method: 'POST', ...note }, owner)
  const figures: FuzzFigures = { calls: 0, failures: 0, crossed: 0, worstWait: 0 }
  const waits = watchWaits(origin)
  const operations = allOperations.filter(({ id }) => !leftOut.has(id))
  const until = performance.now() + seconds * 1000
  for (let turn = 0; performance.now() < until; turn++) {
    const operation = operations[(seed + turn) % operations.length]!
    const [address, init] = callOf(origin, operation, seed + turn)
    const token = tokens[turn % tokens.length]!
    const { status, text } = await waits.during(() => sendCall(address, init, token))
    figures.calls++
    if (text.includes(secret)) figures.crossed++
    if (status >= 500 && ++figures.failures <= 5) {
      console.log(`${status} ${init.method} ${address.slice(0, 200)} (turn ${turn}): ${text.slice(0, 200)}`)
    }
  }
  await waits.stop()
  return { ...figures, worstWait: waits.worst() }
}
