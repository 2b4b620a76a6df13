import { tellFailure } from '../../api/tell-failure.ts'
import { download } from '../../api/operations.ts'
import { saveFile } from '../../lib/save-file.ts'

/** Downloads contacts as a file: those of `ids`, or all. Notifies on failure. */
export async function exportContacts(format: 'vcf' | 'csv', ids?: string[]): Promise<void> {
  try {
    const body = { format, ...(ids && { ids }) }
    saveFile(await download('exportContacts', { body }), `contactos.${format}`)
  } catch (error) {
    tellFailure('No se exportaron los contactos')(error)
  }
}
