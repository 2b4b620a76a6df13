/** Files that the command sends and saves. */
import { openAsBlob } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { usageFailure } from './failure.ts'

async function openFile(file: string): Promise<Blob> {
  try {
    // Of a file that is not there it throws at once, without a promise.
    return await openAsBlob(file)
  } catch {
    throw usageFailure(`No se puede leer ${file}.`)
  }
}

/** A form with a file. Throws if it cannot be read. */
export async function formOf(file: string): Promise<FormData> {
  const content = await openFile(file)
  const form = new FormData()
  form.set('file', content, path.basename(file))
  return form
}

/** Saves a file; without `to` here and with its own name, unless there is one already. Returns where. */
export async function saveFile(content: Uint8Array | string, name: string, to?: string): Promise<string> {
  // The name is from the uploader, so only its base name is used.
  const target = to ?? path.basename(name)
  await writeFile(target, content, to ? {} : { flag: 'wx' }).catch((failure) => {
    const isThere = (failure as { code?: string }).code === 'EEXIST'
    throw usageFailure(isThere ? `Ya hay un archivo ${target}: decí otro con --en.` : `No se puede escribir ${target}.`)
  })
  return target
}
