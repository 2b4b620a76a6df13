/**
 * `npm run attack`: what must never fall over, attacked for ten minutes. `--short` takes less than a minute. Prints the seed and
 * figures beside their goals; ends with 1 where a goal is missed. Everything stays on this machine.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { endUnderLoad } from '../tests/attack/ending.ts'
import { fuzz } from '../tests/attack/fuzz.ts'
import { killUnderLoad } from '../tests/attack/kill.ts'
import { takePostgresAway } from '../tests/attack/postgres-away.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { startedProcess, type ServerProcess } from '../tests/support/process.ts'

const isShort = process.argv.includes('--short')
const seed = Number(process.env.OBRA_ATTACK_SEED ?? Date.now() % 1_000_000_000)
const minutes = isShort ? 0.2 : 10
const folder = mkdtempSync(path.join(tmpdir(), 'obra-attack-'))

type Line = { attack: string; figure: string; measured: number | string; goal: string; holds: boolean }
const lines: Line[] = []
const note = (attack: string, figure: string, measured: number | string, goal: string, holds: boolean) =>
  void lines.push({ attack, figure, measured, goal, holds })

/** Adds the answers of an attack: 200, 503 where the store may be away, and 0 where the server had ended. */
function noteStatuses(attack: string, statuses: Record<number, number>, allowed: number[]): void {
  const others = Object.entries(statuses).filter(([status]) => !allowed.includes(Number(status)))
  const count = others.reduce((sum, [, times]) => sum + times, 0)
  note(attack, 'answers that nobody should get', count, '0', count === 0)
}

async function attackSqlite(): Promise<void> {
  const env = { OBRA_DATA_DIR: path.join(folder, 'sqlite'), OBRA_SEED: 'demo' }
  const start = () => startedProcess(env)
  const server = await start()
  const fuzzed = await fuzz(server.address, { seed, seconds: (minutes * 60) / 3 })
  await server.end()
  note('fuzzer, SQLite', 'calls', fuzzed.calls, '', true)
  note('fuzzer, SQLite', '5xx', fuzzed.failures, '0', fuzzed.failures === 0)
  note('fuzzer, SQLite', 'records of others seen', fuzzed.crossed, '0', fuzzed.crossed === 0)
  note('fuzzer, SQLite', 'worst wait of others, ms', fuzzed.worstWait, '50', isShort || fuzzed.worstWait <= 50)
  for (let round = 0; round < (isShort ? 1 : 10); round++) {
    const killed = await killUnderLoad(start)
    note(`kill -9, round ${round + 1}`, `lost of ${killed.acknowledged}`, killed.lost, '0', killed.lost === 0)
    const ended = await endUnderLoad(await start(), start)
    noteStatuses('SIGTERM under load', ended.statuses, [0, 200])
    note('SIGTERM under load', 'exit code', String(ended.exitCode), '0', ended.exitCode === 0)
    note('SIGTERM under load', 'ms', Math.round(ended.milliseconds), '3000', ended.milliseconds < 3300)
    note('SIGTERM under load', 'lost', ended.lost, '0', ended.lost === 0)
  }
}

async function attackPostgres(): Promise<void> {
  const postgres = await startPostgres({ isDurable: true })
  const replicas: ServerProcess[] = []
  try {
    const env = { DATABASE_URL: postgres.adminUrl, OBRA_DATA_DIR: path.join(folder, 'postgresql'), OBRA_SEED: 'demo' }
    replicas.push(await startedProcess(env), await startedProcess(env))
    const fuzzed = await fuzz(replicas[0]!.address, { seed, seconds: (minutes * 60) / 3 })
    note('fuzzer, PostgreSQL', 'calls', fuzzed.calls, '', true)
    note('fuzzer, PostgreSQL', '5xx', fuzzed.failures, '0', fuzzed.failures === 0)
    note('fuzzer, PostgreSQL', 'records of others seen', fuzzed.crossed, '0', fuzzed.crossed === 0)
    for (let round = 0; round < (isShort ? 1 : 8); round++) {
      const origins = replicas.map(({ address }) => address)
      const { statuses, acknowledged, lost, recoveries } = await takePostgresAway(postgres, origins)
      noteStatuses('PostgreSQL away, two replicas', statuses, [200, 503])
      note('PostgreSQL away, two replicas', `lost of ${acknowledged}`, lost, '0', lost === 0)
      const slowest = Math.max(...recoveries.map((milliseconds) => milliseconds ?? Infinity))
      note('PostgreSQL away, two replicas', 'slowest return, ms', Math.round(slowest), '1000', slowest < 1000)
    }
  } finally {
    await Promise.all(replicas.map((replica) => replica.end()))
    await postgres.stop()
  }
}

console.log(`seed ${seed} (OBRA_ATTACK_SEED repeats it)`)
try {
  await attackSqlite()
  await attackPostgres()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.table(lines)
process.exit(lines.every(({ holds }) => holds) ? 0 : 1)
