/** Valid input, generated from the contract, for every operation. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startTestServer, stopTestServer, useTestServer, type Api, type TestServer } from '../support/server.ts'
import { buildsOn, endsItself, forbiddenByRule, needsFreshIds, neverSucceeds, rulesBeyondSchema } from './exceptions.ts'
import { inputArbitrary, type Input } from './generate.ts'
import { harvest, type Harvest } from './ids.ts'
import { isValid } from './oracle.ts'
import { demoAccount, runs, seed, send, describeInput } from './run.ts'
import { allOperations, type Described } from './schemas.ts'

const server = useTestServer()

/** Reading ids before each test costs a third of it: the gate reads them once per area. */
const readsOnce = process.env.OBRA_TEST_SCOPE !== 'all'
const idsByArea = new Map<string, Harvest>()

/** The ids of an area, read again if earlier tests may have deleted what an operation needs. */
async function idsFor({ area }: Described, api: Api): Promise<Harvest> {
  const earlier = idsByArea.get(area)
  if (readsOnce && earlier && !needsFreshIds.has(area)) return earlier
  const ids = await harvest(api, new Set([area, ...(buildsOn[area] ?? []), 'developers', 'projects']))
  idsByArea.set(area, ids)
  return ids
}

const refusals = [404, 409]
const isSought = ({ id }: Described) => !neverSucceeds[id]

async function requireAccepted(operation: Described, input: Input, status: number): Promise<void> {
  if (status < 300 || refusals.includes(status)) return
  if (status === 400 && rulesBeyondSchema[operation.id]) return
  if (status === 403 && forbiddenByRule[operation.id]) return
  if (endsItself[operation.id] && status === 401) return
  if (operation.isPublic && (status === 401 || status === 429)) return
  throw new Error(`${status} for valid input: ${describeInput(operation, input)}`)
}

/** Calls an operation with generated input. Returns how many calls succeeded, and each refused call with its status. */
async function call(
  operation: Described,
  on: TestServer,
  from: number,
): Promise<{ successes: number; refused: string[] }> {
  const api = await demoAccount(on)
  const known = await idsFor(operation, api)
  let successes = 0
  const refused: string[] = []
  const property = fc.asyncProperty(
    fc.oneof(
      { weight: 3, arbitrary: inputArbitrary(operation, { known, optional: 'some', strangers: true }) },
      { weight: 1, arbitrary: inputArbitrary(operation, { known, optional: 'none', strangers: true }) },
    ),
    async (input) => {
      if (!isValid(operation, input)) throw new Error(`the generator is wrong: ${describeInput(operation, input)}`)
      const answer = await send(api, operation, input)
      if (answer.status < 300) successes += 1
      else refused.push(`${answer.status} ${describeInput(operation, input)}`)
      const issues = answer.status === 400 ? ` ${JSON.stringify(answer.body)}` : ''
      await requireAccepted(operation, input, answer.status).catch((error: Error) => {
        throw new Error(error.message + issues)
      })
    },
  )
  await fc.assert(property, { seed: from, numRuns: runs })
  return { successes, refused }
}

describe('valid input', () => {
  for (const operation of allOperations.filter((each) => !each.isEndless)) {
    it(`${operation.id} accepts`, async () => {
      let { successes, refused } = await call(operation, server.current, seed)
      if (!isSought(operation) || successes > 0) return
      // Earlier tests may have deleted what it needs, and a seed may generate only refusals; ten such seeds are a failure.
      idsByArea.clear()
      const fresh = await startTestServer()
      try {
        for (let round = 1; round <= 10 && successes === 0; round++)
          ({ successes, refused } = await call(operation, fresh, seed + round))
      } finally {
        idsByArea.clear()
        await stopTestServer(fresh)
      }
      const hint =
        'tests/contract/exceptions.ts: `buildsOn` for ids of another area, `values` or `rulesBeyondSchema` for other rules'
      const message = `no generated call succeeded (OBRA_FUZZ_SEED=${seed}):\n${refused.slice(-4).join('\n')}\n${hint}\n`
      expect(successes, message).toBeGreaterThan(0)
    })
  }
})
