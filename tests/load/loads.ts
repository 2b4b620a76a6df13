/**
 * A sheet of 50,000 materials into a company, on both stores: seconds of its preview, its load and its undo; the server's CPU time and
 * memory; other calls meanwhile. OBRA_BENCH_ROWS sets another number of rows.
 */
import { signIn } from './calls.ts'
import { cpuMicroseconds, currentMegabytes, peakMegabytes, type Running } from './processes.ts'
import { percentile } from './statistics.ts'
import { goalLines, onBothStores, type Goal, type SeedStore } from './stores.ts'

const rows = Number(process.env.OBRA_BENCH_ROWS ?? 50_000)
const company = '/api/Desarrolladoras/1'
const pollMilliseconds = 200
const running = new Set(['revisando', 'cargando', 'confirmando', 'cancelando', 'deshaciendo'])
/** Other calls before the load, for comparison. */
const idleCalls = 100

type Carga = { id: string; version: number; estado: string; cantidades: Record<string, number> }
type Step = { seconds: number; cpuSeconds: number }
type Calls = { p99: number; slowest: number; calls: number }
export type LoadFigures = {
  steps: Record<'preview' | 'load' | 'undo', Step>
  /** Milliseconds of a list and of a write, one after the other. */
  others: Record<'idle' | 'readMeanwhile' | 'writeMeanwhile', Calls>
  idleMegabytes: number
  moreMegabytes: number
}

function sheet(): string {
  const lines = Array.from(
    { length: rows },
    (_, index) => `BENCH-${index};Material ${index};bolsa;05;${index % 100},5;De la planilla`,
  )
  return ['Código;Nombre;Unidad;Rubro;Stock mínimo;Descripción', ...lines].join('\n')
}

const callsOf = (times: number[]): Calls => ({
  p99: percentile(times, 99),
  slowest: Math.max(...times),
  calls: times.length,
})

async function milliseconds(call: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await call()
  return performance.now() - started
}

/** Calls again and again until it is stopped; resolves to the times. */
function callMeanwhile(call: () => Promise<unknown>) {
  let isStopped = false
  const times = (async () => {
    const found: number[] = []
    while (!isStopped) {
      found.push(await milliseconds(call))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return found
  })()
  return () => {
    isStopped = true
    return times
  }
}

type Request = <T = Carga>(address: string, init?: RequestInit) => Promise<T>

async function requestOf(origin: string): Promise<Request> {
  const authorization = `Bearer ${await signIn(origin)}`
  return async (address, init = {}) => {
    const headers = { authorization, ...(typeof init.body === 'string' && { 'content-type': 'application/json' }) }
    const response = await fetch(`${origin}${company}${address}`, { ...init, headers })
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`)
    return (await response.json()) as never
  }
}

/** A list whose uses do not count the loaded rows. */
const otherList = '/tipos-documento'

/** Changes an entry of the sample data again and again. */
async function writeOf(request: Request): Promise<() => Promise<void>> {
  type Named = { id: string; version: number; nombre: string }
  let [entry] = (await request<{ items: Named[] }>(otherList)).items as [Named]
  const { nombre } = entry
  return async () => {
    const body = JSON.stringify({ version: entry.version, nombre: entry.nombre === nombre ? `${nombre}.` : nombre })
    entry = await request<Named>(`${otherList}/${entry.id}`, { method: 'PATCH', body })
  }
}

export async function measureServer(origin: string, obra: Running): Promise<LoadFigures> {
  const request = await requestOf(origin)
  /** Waits until the work in the background has ended. */
  const ended = async ({ id }: Carga): Promise<Carga> => {
    for (;;) {
      const carga = await request(`/cargas/${id}`)
      if (!running.has(carga.estado)) return carga
      await new Promise((resolve) => setTimeout(resolve, pollMilliseconds))
    }
  }
  const step = async ({ id, version }: Carga, name: string) =>
    ended(await request(`/cargas/${id}/${name}`, { method: 'POST', body: JSON.stringify({ version }) }))
  const measure = async <T>(work: () => Promise<T>): Promise<[T, Step]> => {
    const started = performance.now()
    const cpu = cpuMicroseconds(obra)
    const result = await work()
    const seconds = (performance.now() - started) / 1000
    return [result, { seconds, cpuSeconds: (cpuMicroseconds(obra) - cpu) / 1e6 }]
  }
  const read = () => request(otherList)
  const write = await writeOf(request)
  const idle: number[] = []
  for (let call = 0; call < idleCalls; call++) idle.push(await milliseconds(call % 2 === 0 ? read : write))
  const idleMegabytes = currentMegabytes(obra)
  const form = new FormData()
  form.append('tipo', 'materiales')
  form.append('archivo', new File([sheet()], 'materiales.csv'))
  const stops = [callMeanwhile(read), callMeanwhile(write)]
  const [planned, preview] = await measure(async () => ended(await request('/cargas', { method: 'POST', body: form })))
  const [loaded, load] = await measure(() => step(planned, 'cargar'))
  const [undone, undo] = await measure(() => step(loaded, 'deshacer'))
  const [reads, writes] = await Promise.all(stops.map((stop) => stop()))
  if (loaded.cantidades.cargada !== rows || undone.cantidades.deshecha !== rows)
    throw new Error('not all rows were loaded')
  return {
    steps: { preview, load, undo },
    others: { idle: callsOf(idle), readMeanwhile: callsOf(reads!), writeMeanwhile: callsOf(writes!) },
    idleMegabytes,
    moreMegabytes: (peakMegabytes(obra) ?? Number.NaN) - idleMegabytes,
  }
}

/** Measures on dedicated stores. `seedStore` fills one with the sample data. */
export const measureLoads = (seedStore: SeedStore) =>
  onBothStores({ seedStore, addMany: async () => {} }, (origin, _kind, obra) => measureServer(origin, obra))

/** The goals with the measured values. */
export const loadsGoals = (stores: Record<string, LoadFigures>) =>
  goalLines(
    Object.entries(stores).flatMap(([store, { steps, others, moreMegabytes }]): Goal[] => [
      [`${store}: preview and load of ${rows} rows, s`, steps.preview.seconds + steps.load.seconds, rows * 0.0006],
      [
        `${store}: undo, s (as long as preview and load)`,
        steps.undo.seconds,
        steps.preview.seconds + steps.load.seconds,
      ],
      [`${store}: p99 of a read meanwhile, ms`, others.readMeanwhile.p99, 100],
      [`${store}: p99 of a write meanwhile, ms`, others.writeMeanwhile.p99, 100],
      [`${store}: memory above the idle server, MB`, moreMegabytes, 300],
    ]),
  )
