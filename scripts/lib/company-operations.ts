/**
 * Adds to the bundled description what all operations of a company share: the headers for company and project, the required
 * role, and the resulting errors.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

type Parts = Record<string, object>
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
  components: Record<string, Parts>
}

const commonFolder = path.resolve(import.meta.dirname, '../../openapi/common')
const companyInPath = /\{(desarrolladoraId|proyectoId)\}/

type Kind = 'headers' | 'parameters' | 'responses' | 'schemas'

function commonParts(kind: Kind): Parts {
  const text = readFileSync(path.join(commonFolder, `${kind}.yaml`), 'utf8')
  const json = JSON.stringify(parse(text))
  const inBundle = json.replaceAll('"#/', `"#/components/${kind}/`)
  return JSON.parse(inBundle.replaceAll(/"(schemas|headers)\.yaml#\//g, '"#/components/$1/')) as Parts
}

/** Returns a function that refers to a part of openapi/common, adding it to the bundle if missing. */
export function referrer(bundle: Bundle, kind: Kind) {
  const parts = commonParts(kind)
  return (name: string): Reference => {
    bundle.components[kind] ??= {}
    bundle.components[kind][name] ??= parts[name]!
    return { $ref: `#/components/${kind}/${name}` }
  }
}

/** The part of the bundle that a reference names, or the node itself. */
export function dereference<Node extends object>(bundle: Bundle, node: Node): Node {
  const { $ref } = node as { $ref?: string }
  if ($ref === undefined) return node
  const [kind, name] = $ref.split('/').slice(-2)
  return dereference(bundle, bundle.components[kind!]![name!] as Node)
}

/** Whether an operation takes a parameter of openapi/common with one of these names. */
export const hasSharedParameter = ({ parameters = [] }: Operation, ...names: string[]): boolean =>
  parameters.some((each) => names.some((name) => (each as { $ref?: string }).$ref?.endsWith(`/parameters/${name}`)))

/** A mistake in the description. */
export class ContractMistake extends Error {}

const byRule = new WeakSet<object>()

/** Adds an error response derived from a rule. Throws ContractMistake if the operation declares it by hand. */
export function addError({ operationId, responses }: Operation, status: string, error: Reference): void {
  const present = responses[status] as Reference | undefined
  if (present?.$ref === error.$ref && !byRule.has(present))
    throw new ContractMistake(`${operationId} writes ${status}, which \`npm run gen\` adds: leave it out.\n`)
  if (present) return
  responses[status] = error
  byRule.add(error)
}

/**
 * Completes the operations that work in a company: those with `x-company` (or whose tag has it), and those with a company or
 * project in their path. With `optional` the company is not required. `x-role` defaults to `lector` for reads and `miembro`
 * for writes.
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
