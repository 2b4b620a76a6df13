/** PostgreSQL loses connections, stops and is killed while two replicas write. */
import pg from 'pg'
import type { RunningPostgres } from '../support/postgres.ts'
import { lostNotes, pause, startWriters, statusCounts } from './writers.ts'

export type AwayFigures = {
  statuses: Record<number, number>
  acknowledged: number
  lost: number
  /** Milliseconds from the return of PostgreSQL to the first acknowledged write, for each time it was away. */
  recoveries: (number | undefined)[]
}

async function terminateConnections(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
  await client.end()
}

/** Runs the faults one after the other, connections are terminated five times. `token`: of an account of the replicas. */
export async function takePostgresAway(
  postgres: RunningPostgres,
  origins: string[],
  token: string,
): Promise<AwayFigures> {
  const writers = startWriters(origins, token)
  const recoveries: (number | undefined)[] = []
  const afterReturn = async () => {
    const returned = performance.now()
    await pause(1500)
    recoveries.push(writers.firstWriteAfter(returned))
  }
  await pause(500)
  for (let time = 0; time < 5; time++) {
    await terminateConnections(postgres.adminUrl)
    await pause(300)
  }
  await afterReturn()
  for (const goAway of [postgres.pause, postgres.kill]) {
    await goAway()
    await pause(500)
    await postgres.resume()
    await afterReturn()
  }
  await writers.stop()
  const lost = await lostNotes(origins[0]!, token, writers)
  const { acknowledged, answers } = writers
  return { statuses: statusCounts(answers), acknowledged: acknowledged.length, lost: lost.length, recoveries }
}
