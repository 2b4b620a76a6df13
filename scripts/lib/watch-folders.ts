import { watch } from 'chokidar'

/** Editors write a file in several steps, and many files at once: one call follows all of them. */
const settleMilliseconds = 200

/** Calls `onChange` once after files in these folders changed, except in those of `except`; resolves to how to stop. */
export async function watchFolders(
  folders: string[],
  except: string[],
  onChange: () => void,
): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined
  // Not the file system's own recursive watch: on Linux it loses files that an editor replaces.
  const watcher = watch(folders, { ignored: except, ignoreInitial: true })
  watcher.on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, settleMilliseconds)
  })
  await new Promise((resolve) => watcher.once('ready', () => resolve(undefined)))
  return () => {
    clearTimeout(timer)
    return watcher.close()
  }
}
