import { chromium } from 'playwright'
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
const port = 31877
const dir = mkdtempSync('/tmp/mbx/data-')
const server = spawn(process.execPath, ['server/main.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT: String(port), OBRA_DATA_DIR: dir, OBRA_SEED: 'demo', OBRA_LOG_LEVEL: 'silent' },
})
const origin = `http://127.0.0.1:${port}`
for (let i = 0; i < 400; i++) {
  if (
    await fetch(origin + '/api/ready').then(
      (a) => a.ok,
      () => false,
    )
  )
    break
  await new Promise((r) => setTimeout(r, 100))
}
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
const { accessToken } = (await (
  await fetch(origin + '/api/auth/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@obra.test', password: 'obra-demo-2026' }),
  })
).json()) as { accessToken: string }
const auth = { Authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
for (const [path, body] of [
  ['desarrolladoraActiva', { desarrolladoraId: 1 }],
  ['proyectoActivo', { proyectoId: 1 }],
] as const)
  await fetch(`${origin}/api/Usuarios/${path}`, { method: 'POST', headers: auth, body: JSON.stringify(body) })
const list = (await (await fetch(origin + '/api/apps/mailbox/mails?folder=inbox', { headers: auth })).json()) as any
const mailId = list.mails[0].id
const only = process.argv[2]
try {
  for (const width of [1440, 768, 375])
    for (const scheme of ['light', 'dark']) {
      if (only && only !== `${width}-${scheme}`) continue
      const context = await browser.newContext({
        viewport: { width, height: width === 375 ? 700 : 900 },
        locale: 'es-AR',
        timezoneId: 'America/Argentina/Buenos_Aires',
      })
      const page = await context.newPage()
      page.on('console', (m) => {
        if (m.type() === 'error') console.log(width, scheme, m.text())
      })
      page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
      await context.addCookies([{ name: 'obra-appearance', value: `${scheme}.default`, url: origin }])
      await page.goto(origin + '/favicon.svg')
      await page.evaluate((t) => {
        localStorage.accessToken = t
        localStorage.desarrolladoraActiva = '1'
        localStorage.proyectoActivo = '1'
      }, accessToken)
      const shot = async (name: string) => {
        await page.waitForTimeout(250)
        await page.screenshot({ path: `/tmp/mbx/${name}-${width}-${scheme}.png` })
      }
      await page.goto(origin + '/apps/mailbox')
      await page.waitForSelector('.mail-row')
      await shot('list')
      await page.goto(`${origin}/apps/mailbox/inbox/1/${mailId}`)
      await page.waitForSelector('.mail-view')
      await page.waitForTimeout(500)
      await shot('mail')
      await page.getByRole('button', { name: 'Responder', exact: true }).click()
      await page.waitForSelector('.composer')
      await page.keyboard.type('Hola Julieta, dale.')
      await page.getByRole('combobox', { name: 'Para' }).fill('mal')
      await page.keyboard.press('Enter')
      await page.getByRole('combobox', { name: 'Para' }).pressSequentially('ag')
      await page.waitForTimeout(900)
      await shot('compose')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await page.waitForTimeout(600)
      if (width !== 375) {
        await page.getByRole('checkbox').nth(1).click()
        await page
          .getByRole('checkbox')
          .nth(4)
          .click({ modifiers: ['Shift'] })
        await page.getByRole('group', { name: 'Acciones' }).first().getByRole('button', { name: 'Etiquetar' }).click()
        await shot('bulk')
        await page.keyboard.press('Escape')
        await page.keyboard.press('#')
        await shot('undo')
      } else {
        await page.goto(origin + '/apps/mailbox')
        await page.getByRole('button', { name: 'Carpetas y etiquetas' }).click()
        await shot('drawer')
      }
      if (width === 1440) {
        await page.evaluate(async (h) => {
          await fetch('/api/apps/mailbox/settings', {
            method: 'PATCH',
            headers: h,
            body: JSON.stringify({ settings: { messageLayout: 'bottom' } }),
          })
        }, auth)
        await page.goto(`${origin}/apps/mailbox/inbox/1/${mailId}`)
        await page.waitForSelector('.mail-view')
        await shot('bottom')
        await page.evaluate(async (h) => {
          await fetch('/api/apps/mailbox/settings', {
            method: 'PATCH',
            headers: h,
            body: JSON.stringify({ settings: { messageLayout: 'right' } }),
          })
        }, auth)
        await page.goto(`${origin}/apps/mailbox/inbox/1`)
        await page.waitForSelector('.mail-row')
        await page.getByRole('button', { name: 'Crear etiqueta' }).click()
        await page.waitForSelector('.p-dialog')
        await page.waitForTimeout(300)
        await shot('label')
        await page.keyboard.press('Escape')
        await page.waitForTimeout(400)
        await page.keyboard.press('?')
        await page.waitForTimeout(600)
        await shot('keys')
      }
      await context.close()
    }
} catch (e) {
  console.log(e)
}
await browser.close()
server.kill('SIGTERM')
