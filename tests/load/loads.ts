/**
 * A sheet of 50,000 materials into a company: seconds of its preview, its load and its undo, and the slowest other call meanwhile, on
 * both stores.
 */
import { signIn } from './calls.ts'
import { goalLines, onBothStores, type Goal, type SeedStore } from './stores.ts'

const rows = 50_000
const company = '/api/Desarrolladoras/1'
const pollMilliseconds = 200

type Carga = { id: string; version: number; estado: string; cantidades: Record<string, number> }
type LoadFigures = { preview: number; load: number; undo: number; slowestOther: number }

function sheet(): string {
  const lines = Array.from(
    { length: rows },
    (_, index) => `BENCH-${index};Material ${index};bolsa;05;${index % 100},5;De la planilla`,
  )
  return ['Código;Nombre;Unidad;Rubro;Stock mínimo;Descripción', ...lines].join('\n')
}

/** Calls another list again and again until it is stopped; resolves to the slowest call in milliseconds. */
function callMeanwhile(call: () => Promise<unknown>) {
  let isStopped = false
  const slowest = (async () => {
    let most = 0
    while (!isStopped) {
      const started = performance.now()
      await call()
      most = Math.max(most, performance.now() - started)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return most
  })()
  return () => {
    isStopped = true
    return slowest
  }
}

async function measureServer(origin: string): Promise<LoadFigures> {
  const authorization = `Bearer ${await signIn(origin)}`
  const request = async (address: string, init: RequestInit = {}) => {
    const headers = { authorization, ...(typeof init.body === 'string' && { 'content-type': 'application/json' }) }
    const response = await fetch(`${origin}${company}${address}`, { ...init, headers })
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Carga
  }
  const step = async ({ id, version }: Carga, name: string): Promise<Carga> => {
    await request(`/cargas/${id}/${name}`, { method: 'POST', body: JSON.stringify({ version }) })
    for (;;) {
      const carga = await request(`/cargas/${id}`)
      if (!['cargando', 'cancelando', 'deshaciendo'].includes(carga.estado)) return carga
      await new Promise((resolve) => setTimeout(resolve, pollMilliseconds))
    }
  }
  const seconds = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
    const started = performance.now()
    return [await work(), (performance.now() - started) / 1000]
  }
  const form = new FormData()
  form.append('tipo', 'materiales')
  form.append('archivo', new File([sheet()], 'materiales.csv'))
  const stop = callMeanwhile(() => request('/unidades'))
  const [planned, preview] = await seconds(() => request('/cargas', { method: 'POST', body: form }))
  const [loaded, load] = await seconds(() => step(planned, 'cargar'))
  const [undone, undo] = await seconds(() => step(loaded, 'deshacer'))
  const slowestOther = await stop()
  if (loaded.cantidades.cargada !== rows || undone.cantidades.deshecha !== rows)
    throw new Error('not all rows were loaded')
  return { preview, load, undo, slowestOther }
}

/** Measures on dedicated stores. `seedStore` fills one with the sample data. */
export const measureLoads = (seedStore: SeedStore) =>
  onBothStores({ seedStore, addMany: async () => {} }, measureServer)

/** The goals with the measured values. */
export const loadsGoals = (stores: Record<string, LoadFigures>) =>
  goalLines(
    Object.entries(stores).flatMap(([store, { preview, load, undo, slowestOther }]): Goal[] => [
      [`${store}: preview and load of 50,000 rows, s`, preview + load, 30],
      [`${store}: undo of 50,000 rows, s`, undo, 30],
      [`${store}: slowest other call, ms`, slowestOther, 250],
    ]),
  )
