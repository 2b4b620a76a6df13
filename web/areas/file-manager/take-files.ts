import { activeCompanyId } from '../../lib/session.ts'
import { askAboutAll } from '../../ui/files/clash.ts'
import type { PlacedFile } from '../../ui/files/dropped-files.ts'
import { askForRoom } from './ask-for-room.ts'
import { findClashes } from './existing-names.ts'
import { fileUploads } from './uploads.ts'

/** Uploads files to a folder, after asking about each taken name. */
export async function takeFiles(placed: readonly PlacedFile[], folderId: string | null): Promise<void> {
  if (!(await askForRoom(placed.map(({ file }) => file)))) return
  // If the lookup fails, upload anyway: the server refuses taken names.
  const clashes = await findClashes(placed, folderId).catch(() => new Map<PlacedFile, never>())
  const choices = await askAboutAll([...clashes.values()])
  const place = { companyId: activeCompanyId(), folderId }
  fileUploads.add(
    placed.flatMap((each) => {
      const clash = clashes.get(each)
      const choice = clash && (choices.get(clash) ?? 'skip')
      if (choice === 'skip') return []
      const { file, folders } = each
      return [{ file, name: file.name, place, folders, whenTaken: choice }]
    }),
  )
}
