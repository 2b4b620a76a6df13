import type { Page } from '@playwright/test'
import { folder, reader, rows } from './mailbox-support.ts'
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

const row = (page: Page, text: string) => rows(page).filter({ hasText: text })

async function openMail(page: Page, subject: string): Promise<void> {
  await page.getByRole('link', { name: subject }).first().click()
  await expect(reader(page).getByRole('heading', { name: subject })).toBeVisible()
}

async function countOf(page: Page, name: string): Promise<number> {
  const text = await folder(page, name).innerText()
  return Number(/\d[\d.]*/.exec(text)?.[0] ?? 0)
}

test.describe('places', { tag: '@store' }, () => {
  test('opens the inbox with folders, counts, filters and labels in Spanish @smoke', async ({ page }) => {
    await openSignedIn(page, mailbox)
    await expect(page).toHaveURL(/\/apps\/mailbox\/inbox\/1$/)
    await expect(page.getByRole('heading', { name: 'Recibidos', level: 1 })).toBeVisible()
    await expect(rows(page)).toHaveCount(10)
    for (const name of ['Enviados', 'Borradores', 'Spam', 'Papelera', 'Destacados', 'Importantes']) {
      await expect(folder(page, name)).toBeVisible()
    }
    for (const name of ['Personal', 'Trabajo', 'Pagos', 'Facturas', 'Cuentas', 'Foros']) {
      await expect(page.getByRole('navigation', { name: 'Etiquetas' }).getByRole('link', { name })).toBeVisible()
    }
    await expect(folder(page, 'Recibidos')).toHaveAccessibleName(/sin leer/)
    await expectAccessible(page)
  })

  test('a link opens exactly its folder, page and mail, and Back leads back', async ({ page }) => {
    await openSignedIn(page, `${mailbox}/inbox/2`)
    await expect(page.getByText(/^11–20 de/)).toBeVisible()
    const link = rows(page).first().getByRole('link')
    const href = await link.getAttribute('href')
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${href}$`))
    const subject = await reader(page).getByRole('heading').first().innerText()
    await page.reload()
    await expect(reader(page).getByRole('heading', { name: subject })).toBeVisible()
    await expect(page.getByText(/^11–20 de/)).toBeVisible()
    await expectAccessible(page)
    await folder(page, 'Destacados').click()
    await expect(page).toHaveURL(/\/filter\/starred\/1$/)
    await expect(page.getByRole('heading', { name: 'Destacados', level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Facturas' }).click()
    await expect(page).toHaveURL(/\/label\/invoices\/1$/)
    await page.goBack()
    await page.goBack()
    await expect(reader(page).getByRole('heading', { name: subject })).toBeVisible()
  })

  test('what is not there is said, with a way on', async ({ page }) => {
    await openSignedIn(page, `${mailbox}/nowhere/1`)
    await expect(page.getByText('No encontramos esa carpeta')).toBeVisible()
    await page.goto(`${mailbox}/label/nowhere/1`)
    await expect(page.getByText('No encontramos esa etiqueta')).toBeVisible()
    await expectAccessible(page)
    await page.goto(`${mailbox}/inbox/1/00000000-0000-4000-8000-000000000000`)
    await expect(page.getByText('Ese mail ya no está')).toBeVisible()
    await page.getByRole('button', { name: 'Volver a la lista' }).click()
    await expect(page).toHaveURL(/\/inbox\/1$/)
    await page.goto(`${mailbox}/inbox/9999`)
    await expect(rows(page).first()).toBeVisible()
    await expect(page).not.toHaveURL(/9999/)
  })

  test('searches while typing, keeps it in the address, and says where nothing is found', async ({ page }) => {
    await openSignedIn(page, `${mailbox}/inbox/1`)
    await expect(rows(page)).toHaveCount(10)
    await page.keyboard.press('/')
    const search = page.getByRole('searchbox', { name: 'Buscar mails' })
    await expect(search).toBeFocused()
    await search.pressSequentially('cochera')
    await expect(page).toHaveURL(/query=cochera/)
    await expect(row(page, 'Una duda sobre la cochera 17')).toBeVisible()
    await page.reload()
    await expect(search).toHaveValue('cochera')
    await search.fill('zzzz')
    await expect(page.getByText('Nada contiene «zzzz» en Recibidos.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Buscar en todo el correo' }).click()
    await expect(page).toHaveURL(/\/all\/1\?query=zzzz/)
    await page.getByRole('button', { name: 'Borrar la búsqueda' }).click()
    await expect(search).toHaveValue('')
    await expect(rows(page)).toHaveCount(10)
  })

  test('turns pages by buttons and by number', async ({ page }) => {
    await openSignedIn(page, `${mailbox}/inbox/1`)
    await page.getByRole('button', { name: 'Página siguiente' }).click()
    await expect(page).toHaveURL(/inbox\/2$/)
    await page.getByRole('textbox', { name: /^Página/ }).fill('3')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^21–30 de/)).toBeVisible()
    await page.getByRole('button', { name: 'Primera página' }).click()
    await expect(page).toHaveURL(/inbox\/1$/)
  })
})

test.describe('working through mails', { tag: '@store' }, () => {
  test('opening marks as read and the count follows; u takes it back', async ({ page }) => {
    await openSignedIn(page, `${mailbox}/inbox/1`)
    await expect(rows(page)).toHaveCount(10)
    const before = await countOf(page, 'Recibidos')
    await openMail(page, 'Una duda sobre la cochera 17')
    await expect.poll(() => countOf(page, 'Recibidos')).toBe(before - 1)
    await page.keyboard.press('u')
    await expect.poll(() => countOf(page, 'Recibidos')).toBe(before)
    await page.reload()
    await expect.poll(() => countOf(page, 'Recibidos')).toBe(before - 1)
  })

  test('star and important act at once and roll back when the server refuses', async ({ page, obra }) => {
    await openSignedIn(page, `${mailbox}/inbox/1`)
    const star = page.getByRole('button', { name: 'Destacado: «Factura A 0003-00018422»' })
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await obra.down()
    await star.click()
    await expect(notices(page).getByText('No se pudo cambiar la estrella')).toBeVisible()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await obra.up()
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    const important = page.getByRole('button', { name: 'Importante: «Factura A 0003-00018422»' })
    await important.click()
    await expect(important).toHaveAttribute('aria-pressed', 'true')
  })

  test('deletes with undo, and moves on to the next mail', async ({ page }) => {
    await openSignedIn(page, `${mailbox}/inbox/1`)
    const subject = await rows(page).nth(1).locator('.mail-subject').innerText()
    const next = await rows(page).nth(2).locator('.mail-subject').innerText()
    await openMail(page, subject)
    await page.keyboard.press('#')
    await expect(row(page, subject)).toHaveCount(0)
    await expect(reader(page).getByRole('heading', { name: next })).toBeVisible()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(row(page, subject)).toHaveCount(1)
    await page.goto(`${mailbox}/trash/1`)
    // Empty or with what other tests put there, but loaded.
    await expect(rows(page).first().or(page.getByText('La papelera está vacía'))).toBeVisible()
    await expect(row(page, subject)).toHaveCount(0)
  })

  test('marks spam, and takes it back from there', async ({ page }) => {
    await openSignedIn(page, `${mailbox}/inbox/1`)
    await openMail(page, 'Reunión de coordinación, orden del día')
    const before = await countOf(page, 'Spam')
    await reader(page).getByRole('button', { name: 'Marcar como spam' }).click()
    await expect.poll(() => countOf(page, 'Spam')).toBe(before + 1)
    await folder(page, 'Spam').click()
    await row(page, 'Reunión de coordinación').getByRole('link').click()
    await reader(page).getByRole('button', { name: 'No es spam' }).click()
    await expect.poll(() => countOf(page, 'Spam')).toBe(before)
  })

  test('selects many with shift, labels and moves them, and undoes it', async ({ page }) => {
    await openSignedIn(page, `${mailbox}/inbox/1`)
    await rows(page).nth(0).getByRole('checkbox').click()
    await rows(page)
      .nth(3)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] })
    await expect(page.getByText('4 elegidos')).toBeVisible()
    await page.getByRole('button', { name: 'Etiquetar' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Foros' }).click()
    await expect(rows(page).nth(3).getByText('Foros')).toBeVisible()
    await page.keyboard.press('z')
    await expect(rows(page).nth(3).getByText('Foros')).toHaveCount(0)
    const first = await rows(page).first().locator('.mail-subject').innerText()
    await page.getByRole('button', { name: 'Mover a' }).click()
    await expectAccessible(page)
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Papelera' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('4 mails movidos a Papelera')).toBeVisible()
    await expect(row(page, first)).toHaveCount(0)
    await page.keyboard.press('z')
    await expect(row(page, first)).toHaveCount(1)
    await expect(rows(page)).toHaveCount(10)
  })

  test('deletes for good only after a question', async ({ page }) => {
    await openSignedIn(page, `${mailbox}/spam/1`)
    const before = await countOf(page, 'Spam')
    await rows(page).first().getByRole('link').click()
    await reader(page).getByRole('button', { name: 'Eliminar para siempre' }).click()
    const dialog = page.getByRole('dialog', { name: '¿Eliminar este mail para siempre?' })
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect(dialog).toHaveCount(0)
    await reader(page).getByRole('button', { name: 'Eliminar para siempre' }).click()
    await dialog.getByRole('button', { name: 'Eliminar para siempre' }).click()
    await expect.poll(() => countOf(page, 'Spam')).toBe(before - 1)
    let calls = 0
    page.on('request', (request) => {
      if (['POST', 'DELETE'].includes(request.method())) calls++
    })
    for (const index of [0, 1]) await rows(page).nth(index).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Eliminar para siempre' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar para siempre' }).click()
    await expect.poll(() => countOf(page, 'Spam')).toBe(before - 3)
    expect(calls).toBe(1)
    await page.getByRole('button', { name: 'Vaciar spam' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Vaciar spam' }).click()
    await expect(page.getByText('No hay spam')).toBeVisible()
    await expect.poll(() => countOf(page, 'Spam')).toBe(0)
  })

  test('shows attachments with preview and size, and downloads them', async ({ page }) => {
    await openSignedIn(page, `${mailbox}/inbox/1`)
    await openMail(page, 'Colado de la losa del piso 9, mañana a las 7')
    const files = page.getByRole('region', { name: 'Archivos adjuntos' })
    await expect(files.getByText('56 kB', { exact: true })).toBeVisible()
    const download = page.waitForEvent('download')
    await files.getByRole('button', { name: 'Descargar avance-losa-9.jpg' }).click()
    expect((await download).suggestedFilename()).toBe('avance-losa-9.jpg')
    await files.getByRole('button', { name: 'Ver avance-losa-9.jpg' }).click()
    await expect(page.getByRole('dialog').getByRole('img', { name: 'avance-losa-9.jpg' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test(
  'shows a PDF in place, from bytes that the page asked for itself',
  { tag: ['@store', '@pdf'] },
  async ({ page }) => {
    await openSignedIn(page, `${mailbox}/inbox/1`)
    const mail = await page.evaluate(async () => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` }
      const list = await fetch('/api/apps/mailbox/mails?folder=inbox', { headers })
      const { mails } = (await list.json()) as {
        mails: { id: string; attachments: { name: string; type: string }[] }[]
      }
      return mails.find(({ attachments }) => attachments.some(({ type }) => type === 'application/pdf'))!
    })
    const { name } = mail.attachments.find(({ type }) => type === 'application/pdf')!
    const answer = await page.goto(`${mailbox}/inbox/1/${mail.id}`)
    expect(answer?.headers()['content-security-policy']).toContain('frame-src blob:;')
    await page.getByRole('button', { name: `Ver ${name}` }).click()
    const frame = page.getByTitle(`Vista previa de ${name}`)
    await expect(frame).toBeVisible()
    await expect.poll(() => frame.getAttribute('src')).toMatch(/^blob:/)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Close|Cerrar)/ })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test.describe('labels', { tag: '@store' }, () => {
  test('are created, renamed, recoloured and deleted after a question', async ({ page }) => {
    await openSignedIn(page, `${mailbox}/inbox/1`)
    const nav = page.getByRole('navigation', { name: 'Etiquetas' })
    await nav.getByRole('button', { name: 'Crear etiqueta' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nueva etiqueta' })
    await dialog.getByRole('button', { name: 'Crear etiqueta' }).click()
    await expect(dialog.getByText('Escribí un nombre.')).toBeVisible()
    await dialog.getByLabel('Nombre').fill('Obra Núñez')
    await dialog.getByRole('radio', { name: 'Verde' }).check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Crear etiqueta' }).click()
    await nav.getByRole('link', { name: 'Obra Núñez' }).click()
    await expect(page).toHaveURL(/label\/obra-nunez\/1$/)
    await expect(page.getByText('No hay mails acá')).toBeVisible()
    await nav.getByRole('button', { name: 'Opciones de la etiqueta Obra Núñez' }).click()
    await page.getByRole('menuitem', { name: 'Cambiar nombre o color' }).click()
    const edit = page.getByRole('dialog', { name: 'Editar etiqueta' })
    await edit.getByLabel('Nombre').fill('Obra Sur')
    await edit.getByRole('radio', { name: 'Rosa' }).check()
    await edit.getByRole('button', { name: 'Guardar' }).click()
    await expect(page).toHaveURL(/label\/obra-sur\/1$/)
    await expect(page.getByRole('heading', { name: 'Obra Sur', level: 1 })).toBeVisible()
    await nav.getByRole('button', { name: 'Opciones de la etiqueta Obra Sur' }).click()
    await page.getByRole('menuitem', { name: 'Eliminar etiqueta' }).click()
    const question = page.getByRole('dialog', { name: '¿Eliminar la etiqueta «Obra Sur»?' })
    await expect(question).toContainText('Los mails no se borran.')
    await question.getByRole('button', { name: 'Eliminar etiqueta' }).click()
    await expect(nav.getByRole('link', { name: 'Obra Sur' })).toHaveCount(0)
    await expect(page).toHaveURL(/inbox\/1$/)
  })

  test('are refused where one of the same name and colour is there, and two presses make one', async ({ page }) => {
    await openSignedIn(page, `${mailbox}/inbox/1`)
    const nav = page.getByRole('navigation', { name: 'Etiquetas' })
    let posts = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/mailbox/label')) posts += 1
    })
    await nav.getByRole('button', { name: 'Crear etiqueta' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nueva etiqueta' })
    const save = dialog.getByRole('button', { name: 'Crear etiqueta' })
    await dialog.getByLabel('Nombre').fill('TRABAJO')
    await dialog.getByRole('radio', { name: 'Índigo' }).check()
    await save.click()
    await expect(dialog.getByText(/Ya tenés la etiqueta «Trabajo» de ese color/)).toBeVisible()
    await dialog.getByLabel('Nombre').fill('Doble')
    await save.dblclick({ delay: 0 })
    await expect(nav.getByRole('link', { name: 'Doble' })).toHaveCount(1)
    await expect(dialog).toHaveCount(0)
    expect(posts).toBe(1)
  })

  test('keep what was typed when they cannot be saved', async ({ page }) => {
    await openSignedIn(page, `${mailbox}/inbox/1`)
    await page.route('**/api/apps/mailbox/label', (route) => route.fulfill({ status: 503, json: unavailable }))
    await page.getByRole('button', { name: 'Crear etiqueta' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nueva etiqueta' })
    await dialog.getByLabel('Nombre').fill('Obra Oeste')
    await dialog.getByRole('button', { name: 'Crear etiqueta' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('No se pudo guardar la etiqueta. El servicio no está.')
    await expect(dialog.getByLabel('Nombre')).toHaveValue('Obra Oeste')
    await expect(notices(page)).toBeEmpty()
  })
})

test.describe('layout and keys', { tag: '@store' }, () => {
  test('the reading pane goes right, below or away, and stays so', async ({ page }) => {
    await openSignedIn(page, `${mailbox}/inbox/1`)
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Vista y ayuda' }).click()
      await page.getByRole('menuitemradio', { name }).click()
    }
    await choose('Lectura abajo')
    await expect(page.locator('.mailbox-bottom')).toBeVisible()
    await page.reload()
    await expect(page.locator('.mailbox-bottom')).toBeVisible()
    await expectAccessible(page)
    await choose('Sin panel de lectura')
    await expect(reader(page)).toHaveCount(0)
    await rows(page).first().getByRole('link').click()
    await expect(rows(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Recibidos' }).click()
    await expect(rows(page)).toHaveCount(10)
    await page.route('**/api/apps/mailbox/settings', (route) => route.fulfill({ status: 503, json: unavailable }))
    await choose('Lectura a la derecha')
    await expect(notices(page).getByText('No se pudo cambiar la vista')).toBeVisible()
    await expect(reader(page)).toHaveCount(0)
    await page.unroute('**/api/apps/mailbox/settings')
    await notices(page).getByRole('button').first().click()
    await choose('Lectura a la derecha')
    await expect(reader(page)).toBeVisible()
  })

  test('keys move, open, flag and answer, but not while typing', async ({ page }) => {
    await openSignedIn(page, `${mailbox}/inbox/1`)
    await expect(rows(page)).toHaveCount(10)
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect(rows(page).nth(1).getByRole('link')).toBeFocused()
    await page.keyboard.press('k')
    await expect(rows(page).nth(0).getByRole('link')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(rows(page).nth(0).getByRole('link')).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('e')
    await expect(rows(page).nth(1).getByRole('link')).toHaveAttribute('aria-current', 'true')
    const star = rows(page)
      .nth(1)
      .getByRole('button', { name: /^Destacado/ })
    const wasStarred = await star.getAttribute('aria-pressed')
    await page.keyboard.press('s')
    await expect(star).toHaveAttribute('aria-pressed', wasStarred === 'true' ? 'false' : 'true')
    await page.keyboard.press('x')
    await expect(page.getByText('1 elegido', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    for (const [key, subject] of [
      ['r', /^Re: /],
      ['a', /^Re: /],
      ['f', /^Fwd: /],
      ['c', /^$/],
    ] as const) {
      await page.keyboard.press(key)
      const composer = page.getByRole('dialog', { name: 'Redactar mail' })
      await expect(composer.getByLabel('Asunto')).toHaveValue(subject)
      await composer.getByLabel('Asunto').focus()
      await page.keyboard.press('?')
      await page.keyboard.press('Backspace')
      await page.keyboard.press('Escape')
      await expect(composer).toHaveCount(0)
    }
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Atajos de teclado' })
    await expect(keys).toContainText('Marcar como leído y pasar al siguiente')
    await expectAccessible(page)
    await keys.getByRole('checkbox').uncheck()
    await page.keyboard.press('Escape')
    await expect(keys).toHaveCount(0)
    await page.keyboard.press('c')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('a phone', { tag: '@store' }, () => {
  test.use({ viewport: { width: 375, height: 667 } })

  test('shows one pane at a time, each with a way back', async ({ page }) => {
    await openSignedIn(page, `${mailbox}/inbox/1`)
    await expect(rows(page)).toHaveCount(10)
    await expect(reader(page)).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Carpetas y etiquetas' }).click()
    await expectAccessible(page)
    await folder(page, 'Enviados').click()
    await expect(page.getByRole('heading', { name: 'Enviados', level: 1 })).toBeVisible()
    await rows(page).first().getByRole('link').click()
    await expect(rows(page)).toHaveCount(0)
    await expect(reader(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Enviados' }).click()
    await expect(rows(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Redactar' }).click()
    await expect(page.getByRole('dialog', { name: 'Redactar mail' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

  test('creates a label from the folders', async ({ page }) => {
    await openSignedIn(page, `${mailbox}/inbox/1`)
    await page.getByRole('button', { name: 'Carpetas y etiquetas' }).click()
    await page.getByRole('button', { name: 'Crear etiqueta' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nueva etiqueta' })
    await dialog.getByLabel('Nombre').fill('Obra Este')
    await dialog.getByRole('button', { name: 'Crear etiqueta' }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Carpetas y etiquetas' }).click()
    await expect(page.getByRole('link', { name: 'Obra Este' })).toBeVisible()
  })
})

test(
  'tells what cannot be loaded, with another try, and being offline',
  { tag: '@store' },
  async ({ page, context }) => {
    await openSignedIn(page, '/favicon.svg')
    await page.route('**/api/apps/mailbox/mails?*', (route) => route.fulfill({ status: 503, json: unavailable }))
    await page.goto(`${mailbox}/inbox/1`)
    await expect(page.getByText('No pudimos traer los mails')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/apps/mailbox/mails?*')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(rows(page)).toHaveCount(10)
    await context.setOffline(true)
    await expect(page.getByText(/Estás sin conexión/)).toBeVisible()
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(page.getByText(/Estás sin conexión/)).toHaveCount(0)
  },
)
