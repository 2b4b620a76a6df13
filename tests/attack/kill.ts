/** A server that is killed while people write. */
import type { ServerProcess } from '../support/process.ts'
import { lostNotes, pause, startWriters, tokenOf } from './writers.ts'

/** `start` starts a server, each time on the same store. */
export async function killUnderLoad(
  start: () => Promise<ServerProcess>,
): Promise<{ acknowledged: number; lost: number }> {
  const server = await start()
  const token = await tokenOf(server.address)
  const writers = startWriters([server.address], token)
  await pause(1000)
  await server.end('SIGKILL')
  await writers.stop()
  const again = await start()
  const lost = await lostNotes(again.address, token, writers)
  await again.end()
  return { acknowledged: writers.acknowledged.length, lost: lost.length }
}
