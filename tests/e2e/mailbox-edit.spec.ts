import type { Page } from '@playwright/test'
import { composer, folder, reader, rows } from './mailbox-support.ts'
import { signInWithApi } from './panels-support.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  notices,
  openSignedIn,
  test,
  unavailable,
} from './support.ts'

const mailbox = '/apps/mailbox'
const changes = '**/api/apps/mailbox/mails'
const refuse = { status: 503, json: unavailable }

async function open(page: Page, place = '/inbox/1'): Promise<void> {
  await openSignedIn(page, mailbox + place)
  await expect(rows(page).first()).toBeVisible()
}

/** Holds back the answer to changes of mails until the returned function is called, which refuses them. */
async function refuseLater(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(changes, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    await held
    return route.fulfill(refuse)
  })
  return () => release()
}

test.describe('a change of mails', { tag: '@store' }, () => {
  test('of star and importance shows before the server answers, and goes back where it refuses', async ({ page }) => {
    await open(page)
    const release = await refuseLater(page)
    const flags = []
    for (const name of [/^Destacado: /, /^Importante: /]) {
      const label = await page.getByRole('button', { name, pressed: false }).first().getAttribute('aria-label')
      const flag = page.getByRole('button', { name: label!, exact: true }).first()
      await flag.click()
      await expect(flag).toHaveAttribute('aria-pressed', 'true')
      flags.push(flag)
    }
    release()
    await expect(notices(page).getByText('No se pudo cambiar la estrella')).toBeVisible()
    await expect(notices(page).getByText('No se pudo cambiar la importancia')).toBeVisible()
    for (const flag of flags) await expect(flag).toHaveAttribute('aria-pressed', 'false')
  })

  test('of unread changes row and count at once, and both go back where it is refused', async ({ page }) => {
    await open(page)
    const before = await folder(page, 'Recibidos').innerText()
    const release = await refuseLater(page)
    const unread = page.locator('.mail-row-unread')
    const subject = await unread.first().locator('.mail-subject').innerText()
    const row = rows(page).filter({ hasText: subject })
    await row.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Marcar como leído' }).click()
    await expect(row).not.toHaveClass(/mail-row-unread/)
    await expect(folder(page, 'Recibidos')).not.toHaveText(before)
    release()
    await expect(notices(page).getByText('No se pudo marcar como leído')).toBeVisible()
    await expect(row).toHaveClass(/mail-row-unread/)
    await expect.poll(() => folder(page, 'Recibidos').innerText()).toBe(before)
  })

  test('that moves or labels and is refused puts everything back, and offers no undo', async ({ page }) => {
    await open(page)
    const subject = await rows(page).first().locator('.mail-subject').innerText()
    await page.route(changes, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill(refuse) : route.continue(),
    )
    await rows(page).first().getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Mover a' }).click()
    await page.getByRole('menuitem', { name: 'Papelera' }).click()
    await expect(notices(page).getByText('No se pudo mover a Papelera')).toBeVisible()
    await expect(rows(page).first()).toContainText(subject)
    await rows(page).first().getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Etiquetar' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Foros' }).click()
    await expect(notices(page).getByText('No se pudo cambiar la etiqueta')).toBeVisible()
    await expect(rows(page).first().getByText('Foros')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Deshacer' })).toHaveCount(0)
  })

  test('by a double click on delete takes one mail away, not the next one too', async ({ page }) => {
    const api = await signInWithApi(page)
    const inTrash = async () => {
      const { pagination } = await api.get<{ pagination: { totalResults: number } }>(
        '/api/apps/mailbox/mails?folder=trash',
      )
      return pagination.totalResults
    }
    const before = await inTrash()
    await open(page, '/inbox/2')
    await rows(page).first().getByRole('link').click()
    await expect(reader(page).getByRole('heading').first()).toBeVisible()
    await reader(page).getByRole('button', { name: 'Eliminar' }).dblclick({ delay: 60 })
    await expect(page.getByText('Mail movido a Papelera')).toBeVisible()
    await expect.poll(inTrash).toBe(before + 1)
    await page.waitForTimeout(300)
    expect(await inTrash()).toBe(before + 1)
  })
})

test('lists pages of ten with the newest first', { tag: ['@store', '@hours'] }, async ({ page }) => {
  await open(page)
  const times = () =>
    rows(page)
      .locator('time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')!))
  const first = await times()
  await page.getByRole('button', { name: 'Página siguiente' }).click()
  await expect(page.getByText(/^11–20 de/)).toBeVisible()
  await expect.poll(async () => (await times())[0]).not.toBe(first[0])
  const both = [...first, ...(await times())]
  expect(both).toHaveLength(20)
  expect(both).toEqual(both.toSorted().reverse())
})

test('a range is picked with Shift by keyboard, and Back and Forward walk through mails', async ({ page }) => {
  await open(page)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+X')
  await expect(page.getByText('3 elegidos')).toBeVisible()
  await page.keyboard.press('Escape')
  const subjects = await rows(page).locator('.mail-subject').allInnerTexts()
  for (const index of [4, 7]) {
    await rows(page).nth(index).getByRole('link').click()
    await expect(reader(page).getByRole('heading', { name: subjects[index]! })).toBeVisible()
  }
  await page.goBack()
  await expect(reader(page).getByRole('heading', { name: subjects[4]! })).toBeVisible()
  await page.goForward()
  await expect(reader(page).getByRole('heading', { name: subjects[7]! })).toBeVisible()
})

test(
  'a label that cannot be renamed keeps what was typed; one that cannot be deleted stays',
  { tag: '@store' },
  async ({ page }) => {
    await open(page)
    await page.route('**/api/apps/mailbox/label*', (route) => {
      return ['PATCH', 'DELETE'].includes(route.request().method()) ? route.fulfill(refuse) : route.continue()
    })
    const nav = page.getByRole('navigation', { name: 'Etiquetas' })
    await nav.getByRole('button', { name: 'Opciones de la etiqueta Foros' }).click()
    await page.getByRole('menuitem', { name: 'Cambiar nombre o color' }).click()
    const dialog = page.getByRole('dialog', { name: 'Editar etiqueta' })
    await dialog.getByLabel('Nombre').fill('Foros viejos')
    await dialog.getByRole('radio', { name: 'Rojo' }).check()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('No se pudo guardar la etiqueta. El servicio no está.')
    await expect(dialog.getByLabel('Nombre')).toHaveValue('Foros viejos')
    await expect(dialog.getByRole('radio', { name: 'Rojo' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await nav.getByRole('button', { name: 'Opciones de la etiqueta Foros' }).click()
    await page.getByRole('menuitem', { name: 'Eliminar etiqueta' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar etiqueta' }).click()
    await expect(notices(page).getByText('No se pudo eliminar la etiqueta')).toBeVisible()
    await expect(nav.getByRole('link', { name: 'Foros' })).toBeVisible()
  },
)

test('what is pasted into a mail is stored whatever it carries along', { tag: '@store' }, async ({ page }) => {
  await open(page)
  await page.keyboard.press('c')
  await composer(page).getByLabel('Asunto').fill('Pegado')
  await composer(page)
    .getByLabel('Texto del mail')
    .evaluate((area: HTMLTextAreaElement) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!
      set!.call(area, 'Antes\0 <script>alert(1)</script> después')
      area.dispatchEvent(new Event('input', { bubbles: true }))
    })
  await composer(page)
    .getByRole('combobox', { name: 'Para' })
    .fill(`${'x'.repeat(400)}`)
  await expect(composer(page).getByText('Borrador guardado')).toBeVisible()
  await expect(composer(page).getByLabel('Texto del mail')).toHaveValue('Antes <script>alert(1)</script> después')
})

test('the first load shows where folders and mails will be', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/api\/apps\/mailbox\/(mails\?|folders)/, async (route) => {
    await held
    await route.continue()
  })
  await openSignedIn(page, `${mailbox}/inbox/1`)
  await expect(page.getByText('Cargando los mails…')).toBeAttached()
  await expect(page.getByText('Cargando las carpetas…')).toBeAttached()
  await expectAccessible(page)
  answer()
  await expect(rows(page)).toHaveCount(10)
})

for (const width of [768, 1440]) {
  test(`fits a window of ${width} pixels in each layout`, { tag: '@store' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page)
    for (const name of ['Lectura abajo', 'Sin panel de lectura', 'Lectura a la derecha']) {
      await page.getByRole('button', { name: 'Vista y ayuda' }).click()
      await page.getByRole('menuitemradio', { name }).click()
      await expect(rows(page)).toHaveCount(10)
      await expectNoSidewaysScroll(page)
    }
    await expectAccessible(page)
    await rows(page).nth(1).getByRole('link').click()
    await expect(reader(page).getByRole('heading').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}
