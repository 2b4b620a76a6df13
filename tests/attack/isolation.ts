/** Strangers call every operation with somebody else's ids: no response contains the owner's data, and nothing changes. */
import fc from 'fast-check'
import { damaged } from '../contract/damage.ts'
import { sharedAreas, sharedKinds } from '../contract/exceptions.ts'
import { inputArbitrary } from '../contract/generate.ts'
import { areaIds, harvest, idSites, likelyValues, type Harvest, type Value } from '../contract/ids.ts'
import { allOperations, type Described } from '../contract/schemas.ts'
import { apiOver, requestOf, sendCall } from './requests.ts'

export type IsolationFigures = {
  calls: number
  /** Responses to a stranger that contain an id or text of the owner that the call did not send. */
  crossed: number
  /** Responses to the owner that differ from before. */
  changed: number
}

const operations = allOperations.filter(
  ({ area, isPublic, isEndless }) => !sharedAreas.has(area) && !isPublic && !isEndless,
)
const areas = new Set(operations.map(({ area }) => area))

/** Ids and longer texts that only the owner can read. */
function ownValues({ ids, values }: Harvest, others: Harvest[]): string[] {
  const seen = JSON.stringify(others.map(({ answers }) => [...answers.values()]))
  const isOwn = (value: Value) => typeof value === 'string' && value.length > 12 && !seen.includes(value)
  const pools = [...ids, ...values].filter(([key]) => !sharedKinds.has(key))
  return [...new Set(pools.flatMap(([, pool]) => [...pool].filter(isOwn)))] as string[]
}

/** A call of a stranger with one id of the owner; undefined if the operation takes no id. */
function probe(operation: Described, mine: Harvest, theirs: Harvest, turn: number) {
  const options = { known: mine, optional: turn % 2 ? ('all' as const) : ('none' as const), strangers: false }
  const [input] = fc.sample(inputArbitrary(operation, options), { seed: turn, numRuns: 1 })
  const sites = idSites(operation, input!)
  const site = sites[turn % sites.length]
  if (!site) return undefined
  const likely = likelyValues(theirs, { operation, owner: site.owner, property: site.property })
  const pool: Value[] = likely.length > 0 ? likely : areaIds(theirs, operation.area)
  const foreign = pool[turn % pool.length]
  if (foreign === undefined) return undefined
  return damaged(input!, { path: site.path, kind: 'foreign', change: () => foreign })
}

/** `tokens` are the strangers'. Nothing else may change the owner's data meanwhile. */
export async function isolate(
  origin: string,
  { owner, tokens, seed, seconds }: { owner: string; tokens: string[]; seed: number; seconds: number },
): Promise<IsolationFigures> {
  const figures: IsolationFigures = { calls: 0, crossed: 0, changed: 0 }
  const theirs = await harvest(apiOver(origin, owner), areas)
  const mine: Harvest[] = []
  for (const token of tokens) mine.push(await harvest(apiOver(origin, token), areas))
  const secrets = ownValues(theirs, mine)
  const until = performance.now() + seconds * 1000
  for (let turn = 0; performance.now() < until; turn++) {
    const operation = operations[(seed + turn) % operations.length]!
    const stranger = turn % tokens.length
    const input = probe(operation, mine[stranger]!, theirs, seed + turn)
    if (!input) continue
    const [address, init] = requestOf(origin, operation, input)
    const { status, text } = await sendCall(address, init, tokens[stranger]!)
    figures.calls++
    const named = `${address} ${JSON.stringify(input)}`
    const told = status < 300 && secrets.find((value) => text.includes(value) && !named.includes(value))
    if (told && ++figures.crossed <= 5) console.log(`${told} for a stranger: ${status} ${init.method} ${address}`)
  }
  const after = await harvest(apiOver(origin, owner), areas)
  for (const [call, answer] of theirs.answers) {
    if (JSON.stringify(after.answers.get(call)) === JSON.stringify(answer)) continue
    if (++figures.changed <= 5) console.log(`changed for the owner: ${call}`)
  }
  return figures
}
