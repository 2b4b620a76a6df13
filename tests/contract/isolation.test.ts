/** Records of one account are 404 for another, in every operation that takes an id (docs/domain/conventions.md, Whose data). */
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestServer, type Api } from '../support/server.ts'
import { damaged } from './damage.ts'
import { chosenByClient, omitted, ownIdOnly, rulesBeyondSchema, sharedAreas, sharedKinds } from './exceptions.ts'
import { inputArbitrary, type Input } from './generate.ts'
import {
  areaIds,
  harvest,
  idPlaces,
  idSites,
  likelyValues,
  placeName,
  type Harvest,
  type IdSite,
  type Value,
} from './ids.ts'
import { seed, send, describeInput, type Answer } from './run.ts'
import { allOperations, type Described } from './schemas.ts'

const server = useTestServer()
const ownedOperations = allOperations.filter((operation) => !sharedAreas.has(operation.area) && !operation.isPublic)
const areas = new Set(ownedOperations.map((operation) => operation.area))
const personal = ownedOperations.filter((operation) => !operation.isEndless)

let stranger: Api
let owner: Api
let ownerIds: Harvest
let strangerIds: Harvest

const samples = (operation: Described, known: Harvest, optional: 'all' | 'none', numRuns = 1, shift = 0): Input[] =>
  fc.sample(inputArbitrary(operation, { known, optional, strangers: false }), { seed: seed + shift, numRuns })

const isTaken = ({ owner: schema, property }: IdSite) =>
  !chosenByClient[`${schema}.${property}`] && !omitted[`${schema}.${property}`]

/** The places where an operation takes an id. */
const placesOf = (operation: Described) => new Set(idPlaces(operation).filter(isTaken).map(placeName))

type Probe = { input: Input; site: IdSite; isOnlyId: boolean }

/** For each position of an id, an input with all optional fields and a minimal one. */
function probesOf(operation: Described): Probe[] {
  const least = samples(operation, strangerIds, 'none')
  const inputs = [...least, ...samples(operation, strangerIds, 'all', 100)]
  const seen = new Set<string>()
  return inputs.flatMap((input) => {
    const sites = idSites(operation, input).filter(isTaken)
    const isLeast = least.includes(input)
    const isNew = (site: IdSite) => !seen.has(placeName(site)) || isLeast
    const fresh = sites.filter(isNew)
    for (const site of fresh) if (!isLeast) seen.add(placeName(site))
    return fresh.map((site) => ({ input, site, isOnlyId: isLeast && sites.length === 1 }))
  })
}

beforeAll(async () => {
  owner = await server.current.as('demo@obra.test')
  stranger = await server.current.as('martin@obra.test')
  // The stranger needs own rows, so that only one id at a time is somebody else's.
  for (let turn = 0; turn < 2; turn++) {
    strangerIds = await harvest(stranger, areas)
    for (const operation of personal.filter(({ id }) => /^(create|upload|set)/.test(id))) {
      for (const optional of ['none', 'all'] as const)
        await send(stranger, operation, samples(operation, strangerIds, optional, 1, turn)[0]!)
    }
  }
  strangerIds = await harvest(stranger, areas)
  ownerIds = await harvest(owner, areas)
})

/** The owner's ids that probably fit a position and that the stranger cannot see. */
function foreignIds(operation: Described, owner_: string | undefined, property: string): Value[] {
  const all = new Set([...strangerIds.ids.values()].flatMap((pool) => [...pool]))
  const unseen = (value: Value) => !all.has(value)
  const likely = likelyValues(ownerIds, { operation, owner: owner_, property }).filter(unseen)
  return (likely.length > 0 ? likely : areaIds(ownerIds, operation.area).filter(unseen)).slice(0, 3)
}

/** Whether a JSON value contains `value` at any depth. */
const holds = (json: unknown, value: Value): boolean =>
  json === value ||
  (typeof json === 'object' && json !== null && Object.values(json).some((each) => holds(each, value)))

/** Whether a response, JSON or a file, contains a value. */
const shows = ({ body, bytes }: Answer, value: Value): boolean =>
  body === undefined ? new TextDecoder().decode(bytes).includes(String(value)) : holds(body, value)

function requireHidden(operation: Described, input: Input, foreign: Value, answer: Answer, isOnlyId: boolean): void {
  const { status, body } = answer
  const { isSuccess, count } = (body ?? {}) as { isSuccess?: boolean; count?: number }
  if (status === 404 || (status === 200 && isSuccess === false)) return
  // Bulk changes ignore unknown ids.
  if (status === 200 && count === 0) return
  // A rule beyond the schema may refuse before the id is looked up.
  if (status === 400 && (ownIdOnly[operation.id] || rulesBeyondSchema[operation.id] || !isOnlyId)) return
  if (status === 409 && !isOnlyId) return
  // Derived fields are ignored on input; the response may then contain nothing of the other account.
  if (status < 300 && !isOnlyId && !shows(answer, foreign)) return
  throw new Error(
    `${status} for somebody else's ${foreign}: ${describeInput(operation, input)} ${JSON.stringify(body)?.slice(0, 500)}`,
  )
}

describe('isolation', () => {
  it('has ids of both accounts', () => {
    expect(ownerIds.ids.size).toBeGreaterThan(0)
    expect(strangerIds.answers.size).toBeGreaterThan(0)
  })

  it('returns no id to both accounts', () => {
    const both = [...ownerIds.ids]
      .filter(([key]) => !sharedKinds.has(key))
      .flatMap(([key, pool]) =>
        [...pool].filter((id) => strangerIds.ids.get(key)?.has(id)).map((id) => `${key}: ${id}`),
      )
    expect(both).toEqual([])
  })

  for (const operation of personal.filter((each) => placesOf(each).size > 0)) {
    it(`${operation.id} hides the records of other accounts`, async () => {
      const probes = probesOf(operation)
      expect(new Set(probes.map(({ site }) => placeName(site)))).toEqual(placesOf(operation))
      for (const { input, site, isOnlyId } of probes) {
        for (const foreign of foreignIds(operation, site.owner, site.property)) {
          const sent = damaged(input, { path: site.path, kind: 'foreign', change: () => foreign })
          requireHidden(operation, sent, foreign, await send(stranger, operation, sent), isOnlyId)
        }
      }
    })
  }

  it('leaves the owner’s data unchanged', async () => {
    const after = await harvest(owner, areas)
    expect(Object.fromEntries(after.answers)).toEqual(Object.fromEntries(ownerIds.answers))
  })
})
