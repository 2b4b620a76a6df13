import type { Context } from 'hono'
import type { ZodType } from 'zod'
import { invalid, Problem } from '../lib/problem.ts'
import { isStorableInForm, readBody, unstorableText } from './body.ts'
import { operationEntries, resolveReference, validator, type OperationId } from './contract.ts'
import { requestHeader } from './request-header.ts'
import type { Env } from './env.ts'
import { validationProblem } from './errors.ts'

export type Upload = { fields: Record<string, string>; file: File; bytes: Uint8Array<ArrayBuffer> }

/**
 * Reads a multipart form into memory: one file, `fileField`, and the text fields of the contract. Throws 415 for another media
 * type, 400 for a malformed form, a missing file, or fields that are not in the contract. `x-max-body-bytes` limits the size.
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
    else if (!names.has(name) || typeof value !== 'string') throw invalid(name, 'Este campo no existe.')
    else if (!isStorableInForm(value)) throw unstorableText(name)
    else fields[name] = value
  }
  const checked = check.safeParse(fields)
  if (!checked.success) throw validationProblem(checked.error)
  if (!file || file.size === 0) throw invalid(fileField, 'Elegí un archivo.')
  return { fields, file, bytes: new Uint8Array(await file.arrayBuffer()) }
}

export const mostParts = 20
const mostHeadBytes = 4096

export const malformedForm = () =>
  new Problem(400, 'Malformed request', 'No pudimos leer el formulario con el archivo.')

/** Refuses a form with many parts, or with a long part header: parsing those is slow. */
function requireModestForm(bytes: ArrayBuffer, boundary: string): void {
  // latin1: one character per byte, so that offsets in the text are offsets in the bytes.
  const text = new TextDecoder('latin1').decode(bytes)
  const delimiter = `--${boundary}`
  let parts = 0
  for (let at = text.indexOf(delimiter); at !== -1; at = text.indexOf(delimiter, at + delimiter.length)) {
    const isLast = text.startsWith('--', at + delimiter.length)
    const head = text.slice(at, at + mostHeadBytes)
    if (++parts > mostParts || (!isLast && !head.includes('\r\n\r\n'))) throw malformedForm()
  }
}

async function readForm(c: Context<Env>): Promise<FormData> {
  const type = requestHeader(c, 'content-type')!
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (!boundary) throw malformedForm()
  const bytes = await readBody(c.req.arrayBuffer())
  requireModestForm(bytes, boundary)
  return new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw malformedForm()
  })
}

type FormSchema = { properties: Record<string, object>; required?: string[] }
type FormTexts = { names: ReadonlySet<string>; check: ZodType<unknown> }
const textsOfForms = new Map<OperationId, FormTexts>()

/** The text fields of an operation's form, without the file, and their validator. */
export function textsOf(id: OperationId, fileField: string): FormTexts {
  const cached = textsOfForms.get(id)
  if (cached) return cached
  const schema = operationEntries.get(id)!.operation.requestBody!.content['multipart/form-data']!.schema
  const form = resolveReference<FormSchema>(schema as FormSchema)
  const { [fileField]: _file, ...properties } = form.properties
  const required = (form.required ?? []).filter((name) => name !== fileField)
  const texts = { names: new Set(Object.keys(properties)), check: validator({ ...form, properties, required }) }
  textsOfForms.set(id, texts)
  return texts
}
