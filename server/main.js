/**
 * The server's entry. Compiled code is kept between starts, which makes them several times quicker and leaves the
 * compiler out of memory; plain JavaScript, because this file itself comes too early to be kept.
 */
import { enableCompileCache } from 'node:module'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

const newSpaceBytes = 8 * 1024 * 1024

/**
 * Gives the space for new objects the size at which answers come and go without being moved to the old ones, and holds it
 * there: it would grow to four times as much. As --max-semi-space-size=4 and --min-semi-space-size=4 do, which only work
 * on a command line.
 */
function sizeNewSpace() {
  const size = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size
  setFlagsFromString('--semi-space-growth-factor=2')
  // It grows where a collection finds much alive.
  let alive = []
  for (let round = 0; round < 100_000 && size() < newSpaceBytes; round++) {
    if (alive.length === 1000) alive = []
    alive.push(Array.from({ length: 256 }, () => round))
  }
  setFlagsFromString('--semi-space-growth-factor=1')
}

sizeNewSpace()
enableCompileCache()
await import('./serve.ts')
