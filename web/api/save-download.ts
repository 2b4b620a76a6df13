import { saveFile } from '../lib/save-file.ts'
import { tellFailure } from './tell-failure.ts'

/** Hands a file to the browser's downloads once its bytes have come; a notice says why they did not. */
export async function saveDownload(name: string, content: Promise<Blob>): Promise<void> {
  try {
    saveFile(await content, name)
  } catch (error) {
    tellFailure(`No se pudo descargar «${name}»`)(error)
  }
}
