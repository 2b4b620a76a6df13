/** A thread that polls a server's health. `shared`: whether to stop, the longest wait, and the count. */
import { workerData } from 'node:worker_threads'
import { pause } from './writers.ts'

const { origin, shared } = workerData as { origin: string; shared: Int32Array }

while (Atomics.load(shared, 0) === 0) {
  const before = performance.now()
  await fetch(`${origin}/api/health`).then((response) => response.arrayBuffer())
  const waited = Math.round(performance.now() - before)
  if (waited > Atomics.load(shared, 1)) Atomics.store(shared, 1, waited)
  Atomics.add(shared, 2, 1)
  await pause(2)
}
