/**
 * Regenerates the pictures of the guides from the sample data: `npm run build && npm run guide-pictures [name…]`.
 * They are WebP, 1200 x 750, about 30 kB each, in web/public/guias.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from 'playwright'
import { findChromium } from './lib/chromium.ts'

/** `width`: of the window, if the default of 1200 would cut off the subject. */
type Picture = { address: string; width?: number; prepare?: (page: Page) => Promise<void> }

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, 'web/public/guias')
const port = 4188
const origin = `http://127.0.0.1:${port}`

const firstOf = (list: string) => async (page: Page) => page.locator(list).first().click()
const pictures: Record<string, Picture> = {
  'elegir-desarrolladora': { address: '/seleccionar-desarrolladora' },
  tablero: { address: '/dashboards/project', width: 1560 },
  buscar: {
    address: '/dashboards/project',
    async prepare(page) {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Buscar en Obra' }).fill('losa')
    },
  },
  ajustes: {
    address: '/dashboards/project',
    prepare: (page) => page.getByRole('button', { name: 'Ajustes' }).click(),
  },
  empresa: { address: '/empresa?ver=miembros' },
  categoricos: { address: '/solo-desarrollo/carga-categoricos' },
  tableros: {
    address: '/apps/scrumboard',
    prepare: firstOf('main a[href^="/apps/scrumboard/"]'),
  },
  inventario: { address: '/apps/ecommerce/inventory' },
  archivos: { address: '/apps/file-manager' },
  finanzas: { address: '/finanzas' },
  presupuesto: { address: '/finanzas/presupuesto' },
  comprobantes: { address: '/finanzas/comprobantes' },
  flujo: { address: '/finanzas/flujo' },
  control: { address: '/finanzas/control', width: 1440 },
  materiales: { address: '/materiales/stock', prepare: firstOf('.stock-table .stock-material'), width: 1440 },
  correo: { address: '/apps/mailbox/inbox/1', prepare: firstOf('main a[href*="/inbox/1/"]') },
  contactos: { address: '/apps/contacts', prepare: firstOf('main a[href^="/apps/contacts/"]:not([href$="/nuevo"])') },
  chat: { address: '/apps/chat', prepare: firstOf('main a:has-text("Federico Anchorena")') },
  notas: { address: '/apps/notes' },
  academia: { address: '/apps/academy' },
}

async function startServer(dataFolder: string) {
  const env = {
    ...process.env,
    PORT: String(port),
    OBRA_DATA_DIR: dataFolder,
    OBRA_SEED: 'demo',
    OBRA_LOG_LEVEL: 'silent',
  }
  const server = spawn(process.execPath, ['server/main.js'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const isReady = () =>
    fetch(`${origin}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('El servidor no arrancó.')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return server
}

async function openAccount(page: Page): Promise<void> {
  const body = JSON.stringify({ email: 'demo@obra.test', password: 'obra-demo-2026' })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${origin}/api/auth/sign-in`, { method: 'POST', headers, body })
  const { accessToken } = (await answer.json()) as { accessToken: string }
  await page.addInitScript((token) => {
    localStorage.setItem('accessToken', token)
    localStorage.setItem('desarrolladoraActiva', '1')
    localStorage.setItem('proyectoActivo', '1')
    sessionStorage.setItem('obra-sample-bar', 'closed')
  }, accessToken)
}

/** Converts a PNG to WebP in the browser. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const url = await page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = 1200
    canvas.height = 750
    canvas.getContext('2d')!.drawImage(image, 0, 0, 1200, 750)
    return canvas.toDataURL('image/webp', 0.62)
  }, png.toString('base64'))
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

const dataFolder = mkdtempSync(path.join(tmpdir(), 'obra-guias-'))
const selectedNames = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const server = await startServer(dataFolder)
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage({ colorScheme: 'light', locale: 'es-AR' })
  const converter = await browser.newPage()
  await openAccount(page)
  for (const [name, { address, width = 1200, prepare }] of Object.entries(pictures)) {
    if (selectedNames.length > 0 && !selectedNames.includes(name)) continue
    await page.setViewportSize({ width, height: (width * 5) / 8 })
    await page.goto(origin + address)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    await page.waitForTimeout(1500)
    await prepare?.(page)
    await page.waitForTimeout(1500)
    const bytes = await toWebp(converter, await page.screenshot())
    writeFileSync(path.join(folder, `${name}.webp`), bytes)
    console.log(`${name}.webp ${Math.round(bytes.length / 1024)} kB`)
  }
} finally {
  await browser.close()
  server.kill()
  rmSync(dataFolder, { recursive: true, force: true })
}
