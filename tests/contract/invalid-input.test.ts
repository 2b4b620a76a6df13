/** Input that violates the contract in one place, for every operation. */
import fc from 'fast-check'
import { describe, it } from 'vitest'
import { useTestServer, type Api } from '../support/server.ts'
import { damaged, damagesOf } from './damage.ts'
import { inputArbitrary } from './generate.ts'
import { harvest, type Harvest } from './ids.ts'
import { hasNul, isValid } from './oracle.ts'
import { demoAccount, runs, seed, send, describeInput } from './run.ts'
import { allOperations } from './schemas.ts'

const server = useTestServer()

/** The ids of an area, read once: few of the inputs pass, and the others are refused before their ids are looked up. */
const idsByArea = new Map<string, Harvest>()
async function idsFor(area: string, api: Api): Promise<Harvest> {
  const ids = idsByArea.get(area) ?? (await harvest(api, new Set([area, 'developers', 'projects'])))
  idsByArea.set(area, ids)
  return ids
}

describe('invalid input', () => {
  for (const operation of allOperations.filter((each) => each.parameters.length > 0 || each.body)) {
    it(`${operation.id} refuses`, async () => {
      const api = await demoAccount(server.current)
      const known = await idsFor(operation.area, api)
      const input = inputArbitrary(operation, { known, optional: 'some', strangers: false })
      const property = fc.asyncProperty(input, fc.nat(), async (valid, choice) => {
        const damages = damagesOf(operation, valid)
        if (damages.length === 0) return
        // Several defects per input: generating costs more than sending.
        for (let turn = 0; turn < 4; turn++) {
          const damage = damages[(choice + turn * 7919) % damages.length]!
          const sent = damaged(valid, damage)
          const mustRefuse = !isValid(operation, sent) || hasNul(sent)
          const { status } = await send(api, operation, sent)
          // Too many long items can exceed the body limit (413).
          const isTooLarge = status === 413 && damage.kind === 'too many'
          const isFine = mustRefuse ? status === 400 || isTooLarge : status < 500
          const where = damage.path.join('.')
          if (!isFine) throw new Error(`${status} for ${damage.kind} at ${where}: ${describeInput(operation, sent)}`)
        }
      })
      await fc.assert(property, { seed, numRuns: runs })
    })
  }
})
