/** Input that violates the contract in one place, for every operation. */
import fc from 'fast-check'
import { describe, it } from 'vitest'
import { useTestServer } from '../support/server.ts'
import { damaged, damagesOf } from './damage.ts'
import { inputArbitrary } from './generate.ts'
import { harvest } from './ids.ts'
import { hasNul, isValid } from './oracle.ts'
import { demoAccount, runs, seed, send, describeInput } from './run.ts'
import { allOperations } from './schemas.ts'

const server = useTestServer()

describe('invalid input', () => {
  for (const operation of allOperations.filter((each) => each.parameters.length > 0 || each.body)) {
    it(`${operation.id} refuses`, async () => {
      const api = await demoAccount(server.current)
      const known = await harvest(api, new Set([operation.area, 'developers', 'projects']))
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
