/** The thread that runs SQLite's checkpoints; see sqlite-checkpoints.ts. */
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

const db = new DatabaseSync(workerData as string)
const checkpoint = db.prepare('PRAGMA wal_checkpoint(PASSIVE)')

parentPort!.on('message', (request: 'checkpoint' | 'close') => {
  if (request === 'close') {
    db.close()
    parentPort!.close()
    return
  }
  checkpoint.get()
  parentPort!.postMessage('done')
})
