import type { Context } from 'hono'
import type { ZodType } from 'zod'
import { invalid, Problem } from '../lib/problem.ts'
import { received } from './body.ts'
import { operationEntries, resolveReference, validator, type OperationId } from './contract.ts'
import { requestHeader } from './request-header.ts'
import type { Env } from './env.ts'
import { validationProblem } from './errors.ts'

export type Upload = { fields: Record<string, string>; file: File; bytes: Uint8Array<ArrayBuffer> }

/**
 * Reads a multipart form with one file, `fileField`, and with the texts that the contract gives the operation's form.
 * Throws 415 for another media type, 400 for a form that cannot be read, lacks the file, or has other fields or texts than
 * the contract's.
 * The size limit is the operation's `x-max-body-bytes`.
 */
export async function readUpload(c: Context<Env>, fileField: string): Promise<Upload> {
  if (!requestHeader(c, 'content-type')?.toLowerCase().startsWith('multipart/form-data')) {
    throw new Problem(415, 'Unsupported media type', 'Enviá el archivo como multipart/form-data.')
  }
  const form = await readForm(c)
  const { names, check } = textsOf(c.get('operationId'), fileField)
  const fields: Record<string, string> = {}
  let file: File | undefined
  for (const [name, value] of form.entries()) {
    if (name === fileField && typeof value !== 'string') file = value
    else if (names.has(name) && typeof value === 'string' && !value.includes('\0')) fields[name] = value
    else throw invalid(name, 'Este campo no existe.')
  }
  const checked = check.safeParse(fields)
  if (!checked.success) throw validationProblem(checked.error)
  if (!file || file.size === 0) throw invalid(fileField, 'Elegí un archivo.')
  return { fields, file, bytes: new Uint8Array(await file.arrayBuffer()) }
}

export const mostParts = 20
const mostHeadBytes = 4096

export const malformed = () => new Problem(400, 'Malformed request', 'No pudimos leer el formulario con el archivo.')

/** Refuses a form of many parts, or with a long head in one: reading those takes long. */
function requireModestForm(bytes: ArrayBuffer, boundary: string): void {
  // One character for each byte, so that places in the text are places in the bytes.
  const text = new TextDecoder('latin1').decode(bytes)
  const delimiter = `--${boundary}`
  let parts = 0
  for (let at = text.indexOf(delimiter); at !== -1; at = text.indexOf(delimiter, at + delimiter.length)) {
    const isLast = text.startsWith('--', at + delimiter.length)
    const head = text.slice(at, at + mostHeadBytes)
    if (++parts > mostParts || (!isLast && !head.includes('\r\n\r\n'))) throw malformed()
  }
}

async function readForm(c: Context<Env>): Promise<FormData> {
  const type = requestHeader(c, 'content-type')!
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (!boundary) throw malformed()
  const bytes = await received(c.req.arrayBuffer())
  requireModestForm(bytes, boundary)
  return new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw malformed()
  })
}

type FormSchema = { properties: Record<string, object>; required?: string[] }
type FormTexts = { names: ReadonlySet<string>; check: ZodType<unknown> }
const textsOfForms = new Map<OperationId, FormTexts>()

/** The texts of an operation's form and the contract's rules for them: all of it but the file. */
export function textsOf(id: OperationId, fileField: string): FormTexts {
  const known = textsOfForms.get(id)
  if (known) return known
  const schema = operationEntries.get(id)!.operation.requestBody!.content['multipart/form-data']!.schema
  const form = resolveReference<FormSchema>(schema as FormSchema)
  const { [fileField]: _file, ...properties } = form.properties
  const required = (form.required ?? []).filter((name) => name !== fileField)
  const texts = { names: new Set(Object.keys(properties)), check: validator({ ...form, properties, required }) }
  textsOfForms.set(id, texts)
  return texts
}
