/** Calls each operation of a company with each role and as a stranger, and compares with its `x-role`. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestServer, type Api } from '../support/server.ts'
import { inputArbitrary } from './generate.ts'
import { harvest, type Harvest } from './ids.ts'
import { seed, send } from './run.ts'
import { allOperations, type Described } from './schemas.ts'

const server = useTestServer()
const forbidden = {
  isSuccess: false,
  error: 'Forbidden',
  message: expect.stringMatching(/administrador/),
  requestId: expect.any(String),
}
const roles = ['lector', 'miembro', 'administrador'] as const
type Role = (typeof roles)[number]

const companyId = 1
const inAddress = ({ entry }: Described) => /\{(desarrolladoraId|proyectoId)\}/.test(entry.path)
const neededRole = ({ entry }: Described) => entry.operation['x-role'] as Role | undefined
const ofCompany = allOperations.filter((operation) => !operation.isEndless && neededRole(operation) !== undefined)

let ownerIds: Harvest
const apis = new Map<Role, Api>()
let stranger: Api

beforeAll(async () => {
  const owner = await server.current.as('demo@obra.test', companyId)
  ownerIds = await harvest(owner, new Set(ofCompany.map(({ area }) => area)))
  stranger = await server.current.as('martin@obra.test', companyId)
})

/** Valid input for the company; its ids may be arbitrary, because the role is checked first. */
function inputFor(operation: Described) {
  const [input] = fc.sample(inputArbitrary(operation, { known: ownerIds, optional: 'none', strangers: false }), {
    seed,
    numRuns: 1,
  })
  const params = { ...input!.params } as Record<string, unknown>
  if ('desarrolladoraId' in params) params.desarrolladoraId = companyId
  if ('proyectoId' in params) params.proyectoId = 1
  return { ...input!, params }
}

describe('roles', () => {
  it('are declared by every operation of a company, and by no other', () => {
    const text = readFileSync('openapi/generated/openapi.json', 'utf8')
    expect(ofCompany.length).toBe([...text.matchAll(/"x-role":/g)].length)
    expect(allOperations.filter((each) => inAddress(each) && !neededRole(each)).map(({ id }) => id)).toEqual([])
  })

  for (const role of roles) {
    it(`${role}: is refused with 403 exactly where a higher role is required`, async () => {
      apis.set(role, await server.current.join('sofia@obra.test', companyId, role))
      for (const operation of ofCompany) {
        const isEnough = roles.indexOf(role) >= roles.indexOf(neededRole(operation)!)
        // Operations that remove or demote the caller would break later calls.
        if (isEnough && operation.area === 'members' && operation.entry.method !== 'get') continue
        const { status, body } = await send(apis.get(role)!, operation, inputFor(operation))
        if (isEnough) expect(status, operation.id).not.toBe(403)
        else expect([status, body], operation.id).toEqual([403, forbidden])
      }
    })
  }

  it('a member who does not see the project gets 404 for all of it, by address and by header', async () => {
    const member = await server.current.join('sofia@obra.test', companyId, 'miembro')
    await server.current.services.store.write((db) =>
      db
        .updateTable('memberships')
        .set({ proyectos: ',2,' })
        .where('companyId', '=', companyId)
        .where('rol', '=', 'miembro')
        .execute(),
    )
    const hidden = ofCompany.filter(({ entry }) => entry.path.includes('{proyectoId}'))
    expect(hidden.length).toBeGreaterThan(100)
    for (const operation of hidden) {
      const { status } = await send(member, operation, inputFor(operation))
      expect(status, operation.id).toBe(404)
    }
    for (const operation of allOperations.filter(({ entry }) => entry.operation['x-company'])) {
      const { status } = await send(member, operation, inputFor(operation), { 'Obra-Proyecto': '1' })
      expect(status, operation.id).toBe(404)
    }
  })

  it('a member who sees only some projects is refused what all of them share: the accounts', async () => {
    const shared = ofCompany.filter(({ area }) => area === 'cuentas')
    expect(shared.length).toBeGreaterThan(12)
    for (const operation of shared) {
      const { status, body } = await send(apis.get('miembro')!, operation, inputFor(operation))
      expect([status, body], operation.id).toMatchObject([403, { error: 'Forbidden' }])
    }
  })

  it('a stranger gets 404 for all of it', async () => {
    for (const operation of ofCompany) {
      const { status } = await send(stranger, operation, inputFor(operation))
      expect(status, operation.id).toBe(404)
    }
  })
})
