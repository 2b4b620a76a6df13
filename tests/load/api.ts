/**
 * The API's part of the bench: requests per second with 32 connections, each sending all requests of a call in its own order,
 * server in a separate process, everything in turn in one run, medians of `rounds`. For comparison: bare Hono returning a
 * constant of the same size and, for the three inventory calls, a hand-written Fastify and node:sqlite server with the same
 * sign-in, access, validation and durability. CPU time is of the server's process: unlike the rate it hardly depends on what
 * else runs on the machine.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { callsOf, signIn, type Call } from './calls.ts'
import { prepareReference } from './prepare-reference.ts'
import { cpuMicroseconds, peakMegabytes, secret, startObra, startScript, type Running } from './processes.ts'
import { median } from './statistics.ts'

const rounds = 3
const seconds = 4
const connections = 32

export type CallFigures = {
  scale: number
  call: string
  obra: number
  bareHono: number
  handWritten: number | undefined
  /** Of the server's process, per request. */
  cpuMicroseconds: number
  handWrittenCpuMicroseconds: number | undefined
  /** p99 in milliseconds with all connections, and with one. */
  p99: number
  aloneP99: number
  bytes: number
}
export type ProcessFigures = {
  scale: number
  startMilliseconds: number
  /** p99 in milliseconds while products are read, searched and changed at the same time. */
  mixedReadP99: number
  mixedWriteP99: number
  /** At the end of all calls. */
  peakMegabytes: number | undefined
  handWrittenPeakMegabytes: number | undefined
}
export type ApiFigures = { calls: CallFigures[]; processes: ProcessFigures[] }

type Measured = { rate: number; p99: number; cpuMicroseconds: number }

function shuffled<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

async function measure(server: Running, calls: Call[], token: string, clients = connections): Promise<Measured> {
  const requests = calls.flatMap(({ method, requests: asked }) =>
    asked.map(({ path, body }) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'obra-desarrolladora': '1',
        ...(body && { 'content-type': 'application/json' }),
      }
      return { method, path, headers, ...(body && { body }) }
    }),
  )
  const setupClient = (client: autocannon.Client) => client.setRequests(shuffled(requests))
  const cpuBefore = cpuMicroseconds(server)
  const result = await autocannon({ url: server.origin, connections: clients, duration: seconds, setupClient })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${calls[0]!.name}: ${result.non2xx} not 2xx, ${result.errors} errors`)
  return {
    rate: Math.round(result.requests.average),
    p99: result.latency.p99,
    cpuMicroseconds: (cpuMicroseconds(server) - cpuBefore) / result.requests.total,
  }
}

async function answerBytes(origin: string, { method, requests }: Call, token: string): Promise<number> {
  const { path: asked, body } = requests[0]!
  const headers = {
    authorization: `Bearer ${token}`,
    'obra-desarrolladora': '1',
    ...(body && { 'content-type': 'application/json' }),
  }
  const response = await fetch(origin + asked, { method, headers, ...(body && { body }) })
  return (await response.arrayBuffer()).byteLength
}

const middle = (measured: Measured[], key: keyof Measured) => median(measured.map((each) => each[key]))

async function measureCall(
  obra: Running,
  handWritten: Running,
  call: Call,
  token: string,
): Promise<Omit<CallFigures, 'scale'>> {
  const bytes = await answerBytes(obra.origin, call, token)
  const bare = await startScript('tests/load/constant.ts', [String(bytes)])
  const ours: Measured[] = []
  const constant: Measured[] = []
  const reference: Measured[] = []
  for (let round = 0; round < rounds; round++) {
    ours.push(await measure(obra, [call], token))
    constant.push(await measure(bare, [call], token))
    if (call.hasReference) reference.push(await measure(handWritten, [call], token))
  }
  const alone = await measure(obra, [call], token, 1)
  await bare.stop()
  return {
    call: call.name,
    obra: middle(ours, 'rate'),
    bareHono: middle(constant, 'rate'),
    handWritten: call.hasReference && middle(reference, 'rate'),
    cpuMicroseconds: Math.round(middle(ours, 'cpuMicroseconds')),
    handWrittenCpuMicroseconds: call.hasReference && Math.round(middle(reference, 'cpuMicroseconds')),
    p99: middle(ours, 'p99'),
    aloneP99: alone.p99,
    bytes,
  }
}

/** Reads with three quarters of the connections, writes with the others. */
async function measureMixed(obra: Running, calls: Call[], token: string) {
  const [one, search, change] = calls as [Call, Call, Call]
  const [reads, writes] = await Promise.all([
    measure(obra, [one, search], token, (connections * 3) / 4),
    measure(obra, [change], token, connections / 4),
  ])
  return { mixedReadP99: reads.p99, mixedWriteP99: writes.p99 }
}

/** Measures every call at each scale, on stores made for it. `seedStore` fills one in a data folder. */
export async function measureApi(
  scales: number[],
  seedStore: (folder: string, scale: number) => void,
): Promise<ApiFigures> {
  const referenceServer = prepareReference()
  const figures: ApiFigures = { calls: [], processes: [] }
  for (const scale of scales) {
    const folder = mkdtempSync(path.join(tmpdir(), 'obra-bench-'))
    seedStore(folder, scale)
    const obra = await startObra({ OBRA_DATA_DIR: folder })
    const token = await signIn(obra.origin)
    // After the sign-in: its store is a copy, with the session.
    const files = [path.join(folder, 'obra.sqlite'), path.join(folder, 'reference.sqlite')]
    const handWritten = await startScript(referenceServer, [...files, secret])
    const calls = await callsOf(obra.origin, token)
    for (const call of calls) figures.calls.push({ scale, ...(await measureCall(obra, handWritten, call, token)) })
    figures.processes.push({
      scale,
      startMilliseconds: Math.round(obra.startMilliseconds),
      ...(await measureMixed(obra, calls, token)),
      peakMegabytes: peakMegabytes(obra),
      handWrittenPeakMegabytes: peakMegabytes(handWritten),
    })
    await Promise.all([obra.stop(), handWritten.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
  return figures
}

export type Goal = { scale: number; goal: string; measured: number; holds: boolean }

/** The goals for the API with the measured values. */
export function apiGoals({ calls, processes }: ApiFigures): Goal[] {
  const atLeast = (scale: number, goal: string, measured: number, limit: number): Goal => ({
    scale,
    goal: `${goal}: at least ${limit}`,
    measured,
    holds: measured >= limit,
  })
  const atMost = (scale: number, goal: string, measured: number, limit: number): Goal => ({
    scale,
    goal: `${goal}: at most ${limit}`,
    measured,
    holds: measured <= limit,
  })
  const ofCall = (figures: CallFigures): Goal[] => {
    const { scale, call, obra, bareHono, handWritten, p99, aloneP99 } = figures
    const lessCpu = figures.handWrittenCpuMicroseconds! / figures.cpuMicroseconds
    if (call === 'GET one product') return [atLeast(scale, 'GET one, CPU of hand-written / of Obra', lessCpu, 0.95)]
    if (call === 'PATCH a product') {
      return [
        atLeast(scale, 'PATCH / hand-written', obra / handWritten!, 4),
        atLeast(scale, 'PATCH / bare Hono', obra / bareHono, 0.5),
      ]
    }
    if (call !== 'GET 10 products with a search') return []
    return [
      atLeast(scale, 'page with search, CPU of hand-written / of Obra', lessCpu, 1),
      atMost(scale, 'page with search, p99 ms', p99, 150),
      atMost(scale, 'page with search alone, p99 ms', aloneP99, 30),
    ]
  }
  const ofProcess = ({ scale, mixedReadP99, mixedWriteP99, peakMegabytes: megabytes }: ProcessFigures): Goal[] => [
    atMost(scale, 'reads under mixed load, p99 ms', mixedReadP99, 20),
    atMost(scale, 'writes under mixed load, p99 ms', mixedWriteP99, 20),
    atMost(scale, 'peak memory, MB', megabytes ?? Number.NaN, 250),
  ]
  return [...calls.flatMap(ofCall), ...processes.flatMap(ofProcess)]
}
