/** Large uploads: the form's file is streamed to the file storage. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { Busboy } from '@fastify/busboy'
import type { Context } from 'hono'
import type { Context as ServiceContext } from '../context.ts'
import type { UploadedFile } from '../lib/file-content.ts'
import { invalid, Problem } from '../lib/problem.ts'
import { isStorageFailure } from '../lib/store-failures.ts'
import type { Env } from './env.ts'
import { validationProblem } from './errors.ts'
import { requestHeader } from './request-header.ts'
import { isStorableInForm, unstorableText } from './body.ts'
import { malformedForm, mostParts, textsOf } from './upload.ts'

export type FileUpload = { fields: Record<string, string>; file: UploadedFile }

/** Largest file; the operation's `x-max-body-bytes` is a little larger, for the rest of the form. */
export const mostFileBytes = 100_000_000
const mostTextBytes = 16 * 1024

const isForm = (type: string | undefined) => type?.toLowerCase().startsWith('multipart/form-data') ?? false

/** Decodes quotes and line breaks of a file name (HTML, multipart/form-data encoding). */
const plainName = (name: string) => name.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n')

type Parts = {
  fields: Record<string, string>
  unknown: string[]
  file: Promise<UploadedFile> | undefined
  content: Readable | undefined
}

/** A parser of a form and the parts that it collects; calls `fail` on the first error. */
function partsOf(ctx: ServiceContext, type: string, fileField: string, fail: (error: unknown) => void) {
  const limits = { files: mostParts, fields: mostParts, parts: mostParts, fieldSize: mostTextBytes }
  const parser = new Busboy({ headers: { 'content-type': type }, limits, preservePath: true })
  const parts: Parts = { fields: {}, unknown: [], file: undefined, content: undefined }
  parser.on('field', (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut) parts.unknown.push(name)
    else parts.fields[name] = value
  })
  parser.on('file', (name, stream, fileName, _encoding, declaredType) => {
    // The reader handles the error of a truncated stream; without a listener here the process would crash.
    stream.on('error', () => {})
    if (name !== fileField || parts.file) {
      parts.unknown.push(name)
      stream.resume()
      return
    }
    parts.content = stream
    const storing = ctx.files.keep(stream, mostFileBytes)
    parts.file = storing.then((file) => ({ ...file, name: plainName(fileName ?? ''), declaredType }))
    parts.file.catch(fail)
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(limit, () => fail(malformedForm()))
  return { parser, parts }
}

const pieceBytes = 16 * 1024

/** Splits chunks, so that a form with thousands of parts is stopped after a piece, not after a whole chunk. */
async function* inPieces(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    for (let at = 0; at < chunk.length; at += pieceBytes) yield chunk.subarray(at, at + pieceBytes)
  }
}

/**
 * As `readUpload`, for files up to 100 MB. The file is already stored when this resolves; a row must refer to its hash. Throws
 * 413, 415, and 400 for a malformed form, a missing file, or fields that are not in the contract.
 */
export async function readFileUpload(c: Context<Env>, fileField: string): Promise<FileUpload> {
  const type = requestHeader(c, 'content-type')
  if (!isForm(type)) throw new Problem(415, 'Unsupported media type', 'Enviá el archivo como multipart/form-data.')
  const { body } = c.req.raw
  if (!body || !/boundary=/i.test(type!)) throw malformedForm()
  const stopping = new AbortController()
  let failure: unknown
  const fail = (error: unknown) => {
    failure ??= error
    stopping.abort()
  }
  const { parser, parts } = partsOf(c.get('ctx'), type!, fileField, fail)
  try {
    const content = Readable.fromWeb(body as NodeReadableStream)
    await pipeline(content, inPieces, parser, { signal: stopping.signal })
    const file = await parts.file
    return checkForm(c, fileField, parts, file)
  } catch (error) {
    const thrown = failure ?? error
    parts.content?.destroy(malformedForm())
    await parts.file?.catch(() => {})
    if (thrown instanceof Problem || isStorageFailure(thrown)) throw thrown
    throw malformedForm()
  }
}

function checkForm(c: Context<Env>, fileField: string, parts: Parts, file: UploadedFile | undefined): FileUpload {
  const { names, check } = textsOf(c.get('operationId'), fileField)
  const stranger = [...parts.unknown, ...Object.keys(parts.fields).filter((name) => !names.has(name))][0]
  if (stranger !== undefined) throw invalid(stranger, 'Este campo no existe.')
  const unstorable = Object.keys(parts.fields).find((name) => !isStorableInForm(parts.fields[name]!))
  if (unstorable !== undefined) throw unstorableText(unstorable)
  const texts = check.safeParse(parts.fields)
  if (!texts.success) throw validationProblem(texts.error)
  if (!file || file.bytes === 0) throw invalid(fileField, 'Elegí un archivo.')
  return { fields: parts.fields, file }
}
