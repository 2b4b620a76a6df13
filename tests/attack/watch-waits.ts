/** A thread that asks a server for its health again and again, and tells the longest wait. */
import { parentPort, workerData } from 'node:worker_threads'
import { pause } from './writers.ts'

let worst = 0
let isOver = false
parentPort!.once('message', () => (isOver = true))
while (!isOver) {
  const before = performance.now()
  await fetch(`${workerData as string}/api/health`).then((response) => response.arrayBuffer())
  worst = Math.max(worst, performance.now() - before)
  await pause(5)
}
parentPort!.postMessage(worst)
