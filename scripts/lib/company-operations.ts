/**
 * What every operation of a company has in common, written into the bundled description once: the headers that name the company
 * and the project, the role that it takes, and the errors that follow from both.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

type Named = Record<string, object>
type Reference = { $ref: string }
export type Operation = {
  operationId: string
  tags: string[]
  security?: unknown[]
  parameters?: object[]
  requestBody?: object
  responses: Record<string, object>
  'x-company'?: boolean | 'optional'
  'x-role'?: string
}
export type Bundle = {
  tags: { name: string; 'x-company'?: boolean }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Named>
}

const commonFolder = path.resolve(import.meta.dirname, '../../openapi/common')
const companyInPath = /\{(desarrolladoraId|proyectoId)\}/

type Kind = 'headers' | 'parameters' | 'responses' | 'schemas'

function commonParts(kind: Kind): Named {
  const text = readFileSync(path.join(commonFolder, `${kind}.yaml`), 'utf8')
  const json = JSON.stringify(parse(text))
  const inBundle = json.replaceAll('"#/', `"#/components/${kind}/`)
  return JSON.parse(inBundle.replaceAll(/"(schemas|headers)\.yaml#\//g, '"#/components/$1/')) as Named
}

/** A reference to a part of openapi/common, which the bundle gets where it has not got it yet. */
export function referrer(bundle: Bundle, kind: Kind) {
  const parts = commonParts(kind)
  return (name: string): Reference => {
    bundle.components[kind] ??= {}
    bundle.components[kind][name] ??= parts[name]!
    return { $ref: `#/components/${kind}/${name}` }
  }
}

/** A mistake in the description. */
export class ContractMistake extends Error {}

const byRule = new WeakSet<object>()

/** Adds an error response that follows from a rule. Throws ContractMistake where the operation declares it by hand. */
export function addError({ operationId, responses }: Operation, status: string, error: Reference): void {
  const present = responses[status] as Reference | undefined
  if (present?.$ref === error.$ref && !byRule.has(present))
    throw new ContractMistake(`${operationId} writes ${status}, which \`npm run gen\` adds: leave it out.\n`)
  if (present) return
  responses[status] = error
  byRule.add(error)
}

/**
 * Completes the operations that work in a company: those marked `x-company` (or whose tag is), and those whose address names
 * a company or a project. `optional` names a company without needing one. `x-role` is `lector` for what reads, `miembro` for
 * what writes, unless the operation says another.
 */
export function completeCompanyOperations(bundle: Bundle): void {
  const parameter = referrer(bundle, 'parameters')
  const response = referrer(bundle, 'responses')
  const markedTags = new Set(bundle.tags.filter((tag) => tag['x-company']).map((tag) => tag.name))
  for (const tag of bundle.tags) delete tag['x-company']
  for (const [address, item] of Object.entries(bundle.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (operation.security?.length === 0) continue
      const { responses } = operation
      const mark = operation['x-company'] ?? operation.tags.some((tag) => markedTags.has(tag))
      if (!mark && !companyInPath.test(address)) continue
      if (mark) {
        operation['x-company'] = mark
        operation.parameters = [...(operation.parameters ?? []), parameter('Desarrolladora'), parameter('Proyecto')]
      }
      responses['400'] ??= response('BadRequest')
      addError(operation, '404', response('NotFound'))
      if (mark === 'optional') continue
      operation['x-role'] ??= method === 'get' ? 'lector' : 'miembro'
      if (mark && method !== 'get') responses['409'] ??= response('NoCompany')
      operation.responses = Object.fromEntries(Object.entries(responses).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    }
  }
}
