/** The operations of the contract by their id, from the generated table. */
import { operations as table } from '../../openapi/generated/operations.ts'
import type { areaOperations, guardedOperations, operations } from '../../openapi/generated/schema.d.ts'

type Area = keyof areaOperations
type Role = 'miembro' | 'administrador'
type Described = { area: Area; method: string; path: string; role: Role | undefined }

/** Reads the lines of the table: an area, a path below the segments that it shares with the one before, a method with its operation. */
function readTable(lines: string[]): Map<string, Described> {
  const described = new Map<string, Described>()
  let area = '' as Area
  let segments: string[] = []
  for (const line of lines) {
    const [method, id, role] = line.split(' ')
    const [shared = '', ...more] = line.split('/')
    if (id) described.set(id, { area, method: method!, path: `/${segments.join('/')}`, role: role as Role | undefined })
    else if (more.length > 0) segments = [...segments.slice(0, Number(shared)), ...more]
    else area = line as Area
  }
  return described
}

const described = readTable(table.trim().split('\n'))

export const describe = (id: keyof operations): Described => described.get(id)!

/** The least role in a company that an operation requires. */
export const roleFor = (id: guardedOperations): Role => describe(id).role!
