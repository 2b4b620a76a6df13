/** Typing in a budget sheet of 2,000 items: time from each key to its paint, and late frames meanwhile. */
import type { Browser, Page } from 'playwright'
import { readJson, signIn } from './calls.ts'
import { late, signedInPage } from './browser.ts'
import { median } from './statistics.ts'

const project = '/api/Proyectos/1'
const company = '/api/Desarrolladoras/1'
const items = 2000
const rowsTyped = 12
/** The pause between keys of a fast typist. */
const pauseMilliseconds = 60

export type SheetFigures = { keyMilliseconds: number; slowestMilliseconds: number; lateFrames: number }

/** Creates a draft with its items; returns its id. */
async function makeBudget(origin: string, token: string): Promise<string> {
  const headers = {
    authorization: `Bearer ${token}`,
    'obra-desarrolladora': '1',
    'content-type': 'application/json',
  }
  const send = async (method: string, path: string, body: object) => {
    const response = await fetch(origin + path, { method, headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as { id: string; version: number }
  }
  const list = (path: string): Promise<{ items: { id: string }[] }> => readJson(origin, path, token)
  const rubros = (await list(`${company}/rubros?size=50`)).items
  const [unit] = (await list(`${company}/unidades`)).items
  const { id, version } = await send('POST', `${project}/presupuestos`, {
    nombre: 'De 2.000 ítems',
    mesBase: '2026-03',
  })
  const guardar = Array.from({ length: items }, (_, index) => ({
    rubroId: rubros[index % rubros.length]!.id,
    codigo: `99.${String(index).padStart(4, '0')}`,
    descripcion: `Hormigón elaborado H-30 en columnas, con bombeo y curado, sector ${index}`,
    unidadId: unit!.id,
    cantidad: '12.5',
    precioUnitario: '185432.50',
  }))
  await send('PATCH', `${project}/presupuestos/${id}/items`, { version, guardar, borrar: [] })
  return id
}

/** Starts recording in the page the time from each key to its frame, and the duration of each frame. */
function watchKeys(): void {
  const seen = { keys: [] as number[], frames: [] as number[] }
  const noteDrawn = ({ timeStamp }: Event) => {
    requestAnimationFrame(() => setTimeout(() => seen.keys.push(performance.now() - timeStamp)))
  }
  document.addEventListener('keydown', noteDrawn, { capture: true })
  let last = performance.now()
  const noteFrame = (at: number) => {
    seen.frames.push(at - last)
    last = at
    requestAnimationFrame(noteFrame)
  }
  requestAnimationFrame(noteFrame)
  Object.assign(globalThis, { seen })
}

async function typeIn(page: Page): Promise<SheetFigures> {
  // The first lines are rubros.
  await page.locator('[role=treegrid] [data-line="2"][data-column="4"]').click()
  await page.evaluate(watchKeys)
  for (let row = 0; row < rowsTyped; row++)
    for (const key of [...'1234,5', 'Enter']) {
      await page.keyboard.press(key)
      await page.waitForTimeout(pauseMilliseconds)
    }
  await page.getByText(`${rowsTyped} cambios sin guardar`).first().waitFor()
  const { keys, frames } = await page.evaluate(() => (globalThis as unknown as { seen: Record<string, number[]> }).seen)
  return { keyMilliseconds: median(keys!), slowestMilliseconds: Math.max(...keys!), lateFrames: late(frames!) }
}

/** Creates a budget at `origin` and types into it. */
export async function measureSheet(browser: Browser, origin: string): Promise<SheetFigures> {
  const id = await makeBudget(origin, await signIn(origin))
  const page = await signedInPage(browser, origin)
  await page.goto(`${origin}/finanzas/presupuesto/${id}`)
  const figures = await typeIn(page)
  await page.context().close()
  return figures
}
