import { watch } from 'chokidar'

/** Debounce: editors write a file in several steps, and many files at once. */
const settleMilliseconds = 200

/** Calls `onChange` once after changes in these folders, ignoring those in `except`; resolves to a stop function. */
export async function watchFolders(
  folders: string[],
  except: string[],
  onChange: () => void,
): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined
  // Not fs.watch with `recursive`: on Linux it loses files that an editor replaces.
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
