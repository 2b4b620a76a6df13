/** In a tab the form is in memory already, so its file is stored from there. */
import type { Context } from 'hono'
import { readUpload } from '../../../server/http/upload.ts'
import type { Env } from '../../../server/http/env.ts'
import { fileTooLarge } from '../../../server/lib/problem.ts'
import type { FileUpload } from '../../../server/http/upload-stream.ts'

export type { FileUpload }

export const mostFileBytes = 100_000_000

/** Like the server's: returns the fields of a form and its stored file. */
export async function readFileUpload(c: Context<Env>, fileField: string): Promise<FileUpload> {
  const { fields, file, bytes } = await readUpload(c, fileField)
  if (bytes.length > mostFileBytes) throw fileTooLarge(mostFileBytes)
  const stored = await c.get('ctx').files.keepBytes(bytes)
  return { fields, file: { ...stored, name: file.name, declaredType: file.type } }
}
