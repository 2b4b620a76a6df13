/**
 * `npm run attack`: ten minutes of fuzzing and faults against local servers. `--short` takes less than a minute and does not
 * judge times. Prints the seed and the figures with their goals; exits with 1 if a goal is missed.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fillDiskUnderLoad, mountSmallDisk } from '../tests/attack/disk-full.ts'
import { endUnderLoad } from '../tests/attack/ending.ts'
import { atMost, between, exactly, lines, statuses, tell, tellFuzz } from '../tests/attack/figures.ts'
import { fuzz } from '../tests/attack/fuzz.ts'
import { isolate } from '../tests/attack/isolation.ts'
import { killUnderLoad } from '../tests/attack/kill.ts'
import { takePostgresAway } from '../tests/attack/postgres-away.ts'
import { signUpRatio } from '../tests/attack/sign-up-time.ts'
import { openSessions } from '../tests/attack/strangers.ts'
import { tokenOf } from '../tests/attack/writers.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { startedProcess, type ServerProcess } from '../tests/support/process.ts'

const isShort = process.argv.includes('--short')
const seed = Number(process.env.OBRA_ATTACK_SEED ?? Date.now() % 1_000_000_000)
const seconds = isShort ? { fuzz: 4, isolation: 3 } : { fuzz: 120, isolation: 45 }
const rounds = isShort ? 1 : 6
const folder = mkdtempSync(path.join(tmpdir(), 'obra-attack-'))

/** Fuzzes with three unrelated accounts, and measures the timing of sign-ups. */
async function attackByCalls(store: string, origin: string, env: Record<string, string>): Promise<void> {
  const people = await openSessions(origin, env)
  // First, because the fuzzer uses up the hourly limit of sign-ups.
  const ratio = await signUpRatio(origin, isShort ? 3 : 14)
  between(`sign-up, ${store}`, 'time of a taken address by that of a free one', ratio, [0.8, 1.25], isShort)
  const isolated = await isolate(origin, { ...people, seed, seconds: seconds.isolation })
  const fuzzed = await fuzz(origin, { ...people, seed, seconds: seconds.fuzz })
  tellFuzz(`strangers, ${store}`, fuzzed, isolated, isShort)
}

/** Kills and stops servers under load; `start` starts one on the same store each time. */
async function attackEnds(store: string, start: () => Promise<ServerProcess>): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const killed = await killUnderLoad(start)
    exactly(`kill -9, ${store}`, `lost of ${killed.acknowledged}`, killed.lost, 0)
    const ended = await endUnderLoad(await start(), start)
    const attack = `SIGTERM under load, ${store}`
    statuses(attack, ended.statuses, [0, 200])
    exactly(attack, 'exit code', String(ended.exitCode), '0')
    exactly(attack, 'lost', ended.lost, 0)
    exactly(attack, 'the upload on its way', ended.upload, 'HTTP/1.1 200 OK')
    exactly(attack, 'the stream came to its end', ended.hasStreamEnded, true)
    atMost(attack, 'ms', ended.milliseconds, 3300, isShort)
  }
}

async function attackDisk(): Promise<void> {
  const attack = 'disk full, SQLite'
  const disk = mountSmallDisk()
  if (!disk) return tell(attack, 'left out', 'this machine lets nobody mount a small disk')
  try {
    const env = { OBRA_DATA_DIR: path.join(disk.folder, 'data'), OBRA_SEED: 'demo' }
    const full = await fillDiskUnderLoad(() => startedProcess(env), disk.folder)
    statuses(attack, full.statuses, [200, 503])
    exactly(attack, '/api/ready', full.ready, 503)
    exactly(attack, 'a list', full.reading, 200)
    exactly(attack, `lost of ${full.acknowledged}`, full.lost, 0)
    atMost(attack, 'first write after there is room, ms', full.recovery, 1000, isShort)
  } finally {
    disk.remove()
  }
}

async function attackSqlite(): Promise<void> {
  const env = { OBRA_DATA_DIR: path.join(folder, 'sqlite'), OBRA_SEED: 'demo' }
  const start = () => startedProcess(env)
  const server = await start()
  await attackByCalls('SQLite', server.address, env)
  await server.end()
  await attackEnds('SQLite', start)
  await attackDisk()
}

async function attackPostgres(): Promise<void> {
  const postgres = await startPostgres({ isDurable: true })
  const replicas: ServerProcess[] = []
  const env = { DATABASE_URL: postgres.adminUrl, OBRA_DATA_DIR: path.join(folder, 'postgresql'), OBRA_SEED: 'demo' }
  try {
    replicas.push(await startedProcess(env), await startedProcess(env))
    await attackByCalls('PostgreSQL', replicas[0]!.address, env)
    for (let round = 0; round < rounds; round++) {
      const attack = 'PostgreSQL away, two replicas'
      const origins = replicas.map(({ address }) => address)
      const away = await takePostgresAway(postgres, origins, await tokenOf(origins[0]!))
      statuses(attack, away.statuses, [200, 503])
      exactly(attack, `lost of ${away.acknowledged}`, away.lost, 0)
      const slowest = Math.max(...away.recoveries.map((milliseconds) => milliseconds ?? Infinity))
      atMost(attack, 'slowest return, ms', slowest, 1000, isShort)
    }
    if (!isShort) await attackEnds('PostgreSQL, beside two replicas', () => startedProcess(env))
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
