/** A server whose disk is full for a while: a small disk in memory, which only root may mount. */
import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ServerProcess } from '../support/process.ts'
import { lostNotes, pause, startWriters, statusCounts, tokenOf } from './writers.ts'

export type SmallDisk = { folder: string; remove(): void }

/** A disk of 128 MB, twice what the sample and its log need; undefined if mounting is not permitted. */
export function mountSmallDisk(): SmallDisk | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'obra-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=128m', 'tmpfs', folder], { stdio: 'ignore' })
  const remove = () => {
    if (status === 0) spawnSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
  }
  if (status === 0) return { folder, remove }
  remove()
  return undefined
}

/** Fills the disk; the returned function frees it. */
function fill(folder: string): () => void {
  const file = path.join(folder, 'ballast')
  const descriptor = openSync(file, 'w')
  for (let size = 1 << 20; size >= 512;) {
    try {
      writeSync(descriptor, Buffer.alloc(size))
    } catch {
      size /= 2
    }
  }
  closeSync(descriptor)
  return () => rmSync(file)
}

export type FullDiskFigures = {
  statuses: Record<number, number>
  acknowledged: number
  lost: number
  /** The statuses of `/api/ready` and of a list while the disk was full. */
  ready: number
  reading: number
  /** Milliseconds from freeing the disk to the first acknowledged write. */
  recovery: number
}

/** Repeats `ask` until `wanted` accepts its result, for at most ten seconds; returns the last result. */
async function pollUntil(ask: () => Promise<number>, wanted: (answer: number) => boolean): Promise<number> {
  let answer = await ask()
  for (const until = performance.now() + 10_000; !wanted(answer) && performance.now() < until;) {
    await pause(100)
    answer = await ask()
  }
  return answer
}

/** `start` starts a server, each time on the same store, on `folder`'s disk. */
export async function fillDiskUnderLoad(start: () => Promise<ServerProcess>, folder: string): Promise<FullDiskFigures> {
  const server = await start()
  const token = await tokenOf(server.address)
  const writers = startWriters([server.address], token)
  await pause(300)
  const giveBack = fill(folder)
  const refusals = async () => writers.answers.filter(({ status }) => status === 503).length
  await pollUntil(refusals, (count) => count >= 20)
  const statusOf = (address: string) => async () => {
    const headers = { Authorization: `Bearer ${token}` }
    const response = await fetch(server.address + address, { headers })
    await response.arrayBuffer()
    return response.status
  }
  const ready = await pollUntil(statusOf('/api/ready'), (status) => status === 503)
  const reading = await statusOf('/api/apps/notes/labels')()
  giveBack()
  const returned = performance.now()
  await pollUntil(
    async () => writers.firstWriteAfter(returned) ?? 0,
    (milliseconds) => milliseconds > 0,
  )
  const recovery = writers.firstWriteAfter(returned) ?? Infinity
  await server.end('SIGKILL')
  await writers.stop()
  const again = await start()
  const lost = await lostNotes(again.address, token, writers)
  await again.end()
  // Status 0 comes from the kill, not from the disk.
  const { 0: _ended, [-1]: _cut, ...statuses } = statusCounts(writers.answers)
  return { statuses, acknowledged: writers.acknowledged.length, lost: lost.length, ready, reading, recovery }
}
