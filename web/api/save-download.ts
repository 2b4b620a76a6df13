import { saveFile } from '../lib/save-file.ts'
import { tellFailure } from './tell-failure.ts'

/** Saves a download once it is loaded; a failure shows a notice. */
export async function saveDownload(name: string, content: Promise<Blob>): Promise<void> {
  try {
    saveFile(await content, name)
  } catch (error) {
    tellFailure(`No se pudo descargar «${name}»`)(error)
  }
}
