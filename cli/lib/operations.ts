/** The contract's operations, from the bundled description, and requests built from them. */
import { openAsBlob, readFileSync } from 'node:fs'
import path from 'node:path'
import { callHeaders } from './client.ts'
import { usageFailure } from './failure.ts'
import { root } from './run.ts'
import type { Workplace } from './session.ts'

type Parameter = { name: string; in: string; required?: boolean; schema: object }
type DescribedOperation = {
  operationId: string
  tags: string[]
  summary: string
  security?: unknown[]
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { required?: boolean; content: Record<string, { schema?: Schema }> }
}
type Schema = { $ref?: string; type?: string | string[]; properties?: Record<string, Schema>; allOf?: Schema[] }
type Description = {
  paths: Record<string, Record<string, DescribedOperation>>
  security?: unknown[]
  components: { parameters?: Record<string, Parameter>; schemas: Record<string, Schema> }
}

export type Operation = {
  id: string
  method: string
  path: string
  area: string
  summary: string
  needsSession: boolean
  parameters: Parameter[]
  /** `texts` are the body fields of type string only. */
  body: { isRequired: boolean; isMultipart: boolean; texts: Set<string> } | undefined
}
export type RequestInput = {
  /** `name=value`, as typed. */
  params: string[]
  /** `name=value`, each a parameter or else a field of the body. */
  fields: string[]
  /** `name: value`, as typed. */
  headers: string[]
  /** `field=path`, as typed. */
  files: string[]
  /** The text of the body. */
  data: string | undefined
}

/** Every operation of the contract, sorted by area. */
export function readOperations(): Operation[] {
  const file = path.join(root, 'openapi/generated/openapi.json')
  const description = JSON.parse(readFileSync(file, 'utf8')) as Description
  const resolve = (parameter: Parameter | { $ref: string }) =>
    '$ref' in parameter ? description.components.parameters![parameter.$ref.split('/').at(-1)!]! : parameter
  const textsOf = (schema: Schema = {}): string[] => {
    const { properties = {}, allOf = [] } = schema.$ref
      ? description.components.schemas[schema.$ref.split('/').at(-1)!]!
      : schema
    const own = Object.entries(properties).flatMap(([name, { type }]) => (type === 'string' ? [name] : []))
    return [...own, ...allOf.flatMap(textsOf)]
  }
  const operations = Object.entries(description.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, described]): Operation => {
      const { operationId, tags, summary, security, parameters = [], requestBody } = described
      return {
        id: operationId,
        method: method.toUpperCase(),
        path: address,
        area: tags[0] ?? '',
        summary,
        needsSession: (security ?? description.security ?? []).length > 0,
        // Header parameters are set from the session.
        parameters: parameters.map(resolve).filter((parameter) => parameter.in !== 'header'),
        body: requestBody && {
          isRequired: requestBody.required ?? false,
          isMultipart: 'multipart/form-data' in requestBody.content,
          texts: new Set(textsOf(requestBody.content['application/json']?.schema)),
        },
      }
    }),
  )
  return operations.toSorted((a, b) => a.area.localeCompare(b.area))
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw usageFailure(`La dirección tiene un % que no sirve: ${segment}`)
  }
}

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * The operation of a method and an address, with the parameters that the address has, as `name=value`. A literal segment goes
 * before a parameter. A parameter written as in the contract (`{proyectoId}`) has no value yet. Undefined if the contract has no
 * such operation.
 */
export function operationAt(
  operations: Operation[],
  method: string,
  address: string,
): { operation: Operation; params: string[] } | undefined {
  const [location = '', query = ''] = address.split('?')
  const segments = location.replace(/\/$/, '').split('/')
  const fitting = operations
    .filter((operation) => operation.method === method)
    .flatMap((operation) => {
      const pattern = operation.path.split('/')
      const isParameter = (segment: string) => segment.startsWith('{')
      if (pattern.length !== segments.length) return []
      if (!pattern.every((segment, index) => isParameter(segment) || segment === segments[index])) return []
      const params = pattern.flatMap((segment, index) =>
        isParameter(segment) && segment !== segments[index]
          ? [`${segment.slice(1, -1)}=${decoded(segments[index]!)}`]
          : [],
      )
      return [{ operation, params }]
    })
    .toSorted((a, b) => a.params.length - b.params.length)
  const found = fitting[0]
  if (!found) return undefined
  const asked = [...new URLSearchParams(query)].map(([name, value]) => `${name}=${value}`)
  return { operation: found.operation, params: [...found.params, ...asked] }
}

function splitPair(text: string, option: string): [name: string, value: string] {
  const at = text.indexOf('=')
  if (at < 1) throw usageFailure(`${option} se escribe nombre=valor, y '${text}' no es así.`)
  return [text.slice(0, at), text.slice(at + 1)]
}

const isParameterOf = ({ parameters }: Operation, pair: string) =>
  parameters.some(({ name }) => name === splitPair(pair, '-f')[0])

function unknownParameter({ id, parameters }: Operation, name: string): string {
  const names = parameters.map((each) => each.name).join(', ') || 'ninguno'
  return `${id} no tiene el parámetro '${name}'. Tiene: ${names}.`
}

/** Parameters of addresses that the chosen company and project fill. */
const fromWorkplace: Record<string, keyof Workplace> = {
  desarrolladoraId: 'developer',
  developerId: 'developer',
  proyectoId: 'project',
}

/** The parameters of the address that were not given, from the chosen company and project. */
function chosenParams({ parameters }: Operation, given: string[], workplace: Workplace): string[] {
  const names = new Set(given.map((text) => splitPair(text, '--param')[0]))
  return parameters.flatMap(({ name, in: place }) => {
    const key = place === 'path' && !names.has(name) ? fromWorkplace[name] : undefined
    const value = key && workplace[key]
    return value === undefined ? [] : [`${name}=${value}`]
  })
}

function addressOf(operation: Operation, given: string[], workplace: Workplace): string {
  const params = [...given, ...chosenParams(operation, given, workplace)]
  const known = new Map(operation.parameters.map((parameter) => [parameter.name, parameter]))
  const query = new URLSearchParams()
  const usedNames = new Set<string>()
  let filled = operation.path
  for (const [name, value] of params.map((text) => splitPair(text, '--param'))) {
    const parameter = known.get(name)
    if (!parameter) throw usageFailure(unknownParameter(operation, name))
    usedNames.add(name)
    if (parameter.in === 'query') query.append(name, value)
    else {
      // URL normalization would drop these segments, which leads to another operation.
      if (['', '.', '..'].includes(value)) throw usageFailure(`'${value}' no sirve como ${name}.`)
      filled = filled.replace(`{${name}}`, () => encodeURIComponent(value))
    }
  }
  const missing = operation.parameters.filter((parameter) => parameter.required && !usedNames.has(parameter.name))
  if (missing.length > 0)
    throw usageFailure(`A ${operation.id} le falta: ${missing.map(({ name }) => `--param ${name}=…`).join(' ')}`)
  return query.size > 0 ? `${filled}?${query}` : filled
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw usageFailure(`El cuerpo no es JSON válido: ${(error as Error).message}`)
  }
}

/** The value of a field: text if the contract says so, otherwise parsed as JSON if possible. */
function fieldValue(name: string, text: string, texts: Set<string>): unknown {
  if (texts.has(name)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Splits the fields into parameters and the JSON body. */
function sortFields(operation: Operation, { params, fields, data }: RequestInput) {
  const { id, body } = operation
  const isParameter = (pair: string) => isParameterOf(operation, pair)
  const ofBody = fields.filter((pair) => !isParameter(pair)).map((pair) => splitPair(pair, '-f'))
  if (ofBody.length > 0 && data !== undefined)
    throw usageFailure(`${id}: el cuerpo va con -f o con --data, no con los dos.`)
  const values = ofBody.map(([name, text]) => [name, fieldValue(name, text, body?.texts ?? new Set())] as const)
  return {
    params: [...params, ...fields.filter(isParameter)],
    data: ofBody.length > 0 ? JSON.stringify(Object.fromEntries(values)) : data,
  }
}

function addHeaders(headers: Headers, lines: string[]): void {
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+):(.*)$/s.exec(line) ?? []
    try {
      headers.set(name, value.trim())
    } catch {
      throw usageFailure(`-H se escribe 'Nombre: valor', y '${line}' no es así.`)
    }
  }
}

async function readBlob(file: string): Promise<Blob> {
  try {
    return await openAsBlob(file)
  } catch {
    throw usageFailure(`No se puede leer ${file}.`)
  }
}

async function formOf(data: string | undefined, files: string[]): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of Object.entries((data === undefined ? {} : parseJson(data)) as object)) {
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  for (const [field, file] of files.map((text) => splitPair(text, '--file'))) {
    form.append(field, await readBlob(file), path.basename(file))
  }
  return form
}

/** Builds the request of an operation. Throws a usage failure for parameters or a body that it does not accept. */
export async function requestOf(
  operation: Operation,
  input: RequestInput,
  server: { address: string; token: string | undefined; workplace: Workplace },
): Promise<Request> {
  const { id, method, body } = operation
  const { files } = input
  const { params, data } = sortFields(operation, input)
  const address = server.address + addressOf(operation, params, server.workplace)
  const [field] = body ? [] : input.fields.filter((pair) => !isParameterOf(operation, pair))
  if (field) throw usageFailure(unknownParameter(operation, splitPair(field, '-f')[0]))
  if (!body && (data !== undefined || files.length > 0)) throw usageFailure(`${id} no lleva cuerpo.`)
  if (files.length > 0 && !body?.isMultipart) throw usageFailure(`${id} no lleva archivos: pasá el cuerpo con --data.`)
  if (body?.isMultipart && files.length === 0) throw usageFailure(`${id} lleva un archivo: --file campo=ruta`)
  if (body?.isRequired && !body.isMultipart && data === undefined)
    throw usageFailure(
      `${id} lleva un cuerpo: -f campo=valor, --data archivo.json, o --data - para leerlo de la entrada estándar.`,
    )
  const headers = new Headers(callHeaders(server.token, server.workplace))
  addHeaders(headers, input.headers)
  if (body?.isMultipart) return new Request(address, { method, headers, body: await formOf(data, files) })
  if (data === undefined) return new Request(address, { method, headers })
  headers.set('Content-Type', 'application/json')
  return new Request(address, { method, headers, body: JSON.stringify(parseJson(data)) })
}
