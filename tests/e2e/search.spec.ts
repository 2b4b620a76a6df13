import type { Page } from '@playwright/test'
import { expectSheet, failing, openDashboard, signInWithApi } from './panels-support.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, second, signIn, test } from './support.ts'
import { withDevtools } from './devtools.ts'

const path = '/api/common/search'
const field = (page: Page) => page.getByRole('combobox', { name: /^Buscar/ })
const active = (page: Page) => page.locator('[role=option][aria-selected=true]')

/** Stands in for the search, with results that lead to a screen that is there. */
async function answering(page: Page) {
  const result = (value: string) => ({ value, link: `dashboards/project?ver=${encodeURIComponent(value)}` })
  await page.route(`**${path}`, (route) => {
    const { query } = route.request().postDataJSON() as { query: string }
    return route.fulfill({
      json: [
        {
          id: 'contacts',
          label: 'Contacts',
          results: [result(`Ámbar ${query}`), result('Néstor'), { value: 'Nadie', link: '/nowhere/1' }],
        },
        { id: 'pages', label: 'Pages', results: [{ value: 'No está', link: '/no-such-page' }] },
        { id: 'tasks', label: 'Tasks', results: [result('Hormigonar')] },
      ],
    })
  })
}

/** A screen that leaves the page to the search: the dashboard still draws its charts when its title is there. */
async function openBoards(page: Page) {
  await page.goto('/dashboards')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Types without a pause, however busy the machine is. */
async function typeAtOnce(page: Page, texts: string[]) {
  await field(page).evaluate((input: HTMLInputElement, given) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    for (const text of given) {
      setValue?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, texts)
}

test('Ctrl+K opens the search, Escape closes it, the focus returns @smoke', async ({ page }) => {
  await signInWithApi(page)
  await openDashboard(page)
  const button = page.getByRole('button', { name: /^Mensajes/ })
  await button.focus()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Meta+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeHidden()
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(field(page)).toBeFocused()
})

test('no letter is lost that is typed while the search is on its way', async ({ page }) => {
  await signInWithApi(page)
  const panel = Promise.withResolvers<void>()
  await page.route('**/assets/SearchPanel-*.js', async (route) => {
    await panel.promise
    await route.continue()
  })
  await openDashboard(page)
  await withDevtools(page, async (session) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.keyboard.press('Control+k')
    await page.keyboard.type('planilla de ', { delay: 30 })
    panel.resolve()
    await page.keyboard.type('presupuesto', { delay: 30 })
    await expect(page.getByRole('combobox', { name: /^Buscar/ })).toHaveValue('planilla de presupuesto')
  })
})

test('what the server finds leads to its screen, ignoring case and accents', async ({ page }) => {
  await signInWithApi(page)
  await openDashboard(page)
  await page.keyboard.press('Control+k')
  await field(page).fill('SELECCION')
  await expect(page.getByRole('option', { name: 'Selección de Desarrolladora' })).toBeVisible()
  await expect(page.getByRole('option').locator('mark')).toHaveText('Selección')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/seleccionar-desarrolladora$/)
  await expect(field(page)).toBeHidden()
  // Until another company is chosen the project stays, and its screens with it.
  await page.keyboard.press('Control+k')
  await field(page).fill('tablero')
  await expect(page.getByRole('option', { name: 'Tablero del proyecto', exact: true })).toBeVisible()
})

test('groups have Spanish names, keys move through all of them, dead links are left out', async ({ page }) => {
  await signInWithApi(page)
  await answering(page)
  await openDashboard(page)
  await page.keyboard.press('Control+k')
  await field(page).pressSequentially('am')
  await expect(page.getByRole('group', { name: 'Contactos' }).getByRole('option')).toHaveText(['Ámbar am', 'Néstor'])
  await expect(page.getByRole('group', { name: 'Tareas' }).getByRole('option')).toHaveText(['Hormigonar'])
  await expect(page.getByRole('group', { name: 'Páginas' })).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: '3 resultados' })).toHaveCount(1)
  await expect(active(page)).toHaveText('Ámbar am')
  await expectAccessible(page)

  const go = async (key: string, text: string) => {
    await page.keyboard.press(key)
    await expect(active(page)).toHaveText(text)
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id')) ?? '')
  }
  await go('ArrowDown', 'Néstor')
  await go('ArrowDown', 'Hormigonar')
  await go('ArrowDown', 'Ámbar am')
  await go('ArrowUp', 'Hormigonar')
  await go('Home', 'Ámbar am')
  await go('End', 'Hormigonar')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/ver=Hormigonar$/)
})

test('typing asks once it pauses, and an outdated answer is cancelled', async ({ page }) => {
  await signInWithApi(page)
  await openDashboard(page)
  const asked: string[] = []
  const cancelled: string[] = []
  await page.route(`**${path}`, async (route) => {
    const { query } = route.request().postDataJSON() as { query: string }
    asked.push(query)
    if (query === 'tab') return // never answered
    await route.fulfill({
      json: [{ id: 'tasks', label: 'Tasks', results: [{ value: query, link: '/dashboards/project' }] }],
    })
  })
  page.on('requestfailed', (request) =>
    cancelled.push((request.postDataJSON() as { query: string } | null)?.query ?? ''),
  )
  await page.keyboard.press('Control+k')
  await typeAtOnce(page, ['t', 'ta', 'tab'])
  await expect.poll(() => asked).toEqual(['tab'])
  await typeAtOnce(page, ['tabl', 'table', 'tabler', 'tablero'])
  await expect(page.getByRole('option', { name: 'tablero', exact: true })).toBeVisible()
  expect(asked).toEqual(['tab', 'tablero'])
  await expect.poll(() => cancelled).toContain('tab')
})

test('Enter before the answer goes to the first result once it is there', async ({ page }) => {
  await signInWithApi(page)
  await openBoards(page)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('seleccion')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/seleccionar-desarrolladora$/)
})

test('Enter before the search itself is there is not lost', async ({ page }) => {
  await signInWithApi(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/SearchPanel-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await openBoards(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('textbox', { name: 'Buscar' })).toBeFocused()
  await page.keyboard.type('seleccion')
  await page.keyboard.press('Enter')
  held.resolve()
  await expect(page).toHaveURL(/\/seleccionar-desarrolladora$/)
})

test('recent searches are kept for each person, offered again, and cleared', async ({ page }) => {
  test.slow()
  await signInWithApi(page)
  await answering(page)
  await openDashboard(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByText('Escribí un nombre o una parte.')).toBeVisible()
  await field(page).fill('obrador')
  await page.getByRole('option', { name: 'Ámbar obrador' }).click()
  await expect(page).toHaveURL(/ver=/)
  await openDashboard(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByText('Búsquedas recientes')).toBeVisible()
  await expect(page.getByRole('option')).toHaveText(['obrador'])
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('obrador')
  await expect(page.getByRole('option', { name: 'Ámbar obrador' })).toBeVisible()
  await page.keyboard.press('Escape')

  await signIn(page, second)
  await page.goto('/seleccionar-desarrolladora')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByText('Escribí un nombre o una parte.')).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(0)

  await signInWithApi(page)
  await openDashboard(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('button', { name: 'Borrar todas' }).click()
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(field(page)).toBeFocused()
})

test('the search says when it finds nothing and when it fails, and tries again', async ({ page }) => {
  test.slow()
  await signInWithApi(page)
  await openDashboard(page)
  await page.keyboard.press('Control+k')
  await field(page).fill('zzzz')
  await expect(page.getByText('No encontramos nada')).toBeVisible()
  await expectAccessible(page)
  const works = await failing(page, path, 'POST')
  await field(page).fill('tablero')
  await expect(page.getByText('No pudimos buscar')).toBeVisible()
  await expectAccessible(page)
  await works()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('option', { name: /Tablero del proyecto/ })).toBeVisible()
})

test('on a phone the search covers the screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 })
  await signInWithApi(page)
  await answering(page)
  await openDashboard(page)
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await field(page).fill('a'.repeat(200))
  await expect(page.getByRole('option')).toHaveCount(3)
  await expectSheet(page, page.getByRole('dialog', { name: 'Buscar' }))
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cerrar la búsqueda' }).click()
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeFocused()
})

test('Ctrl+K opens what it finds: a project, a product, a mail, an action', { tag: '@store' }, async ({ page }) => {
  test.slow()
  await signInWithApi(page)
  await openBoards(page)
  const find = async (text: string) => {
    await page.keyboard.press('Control+k')
    await field(page).fill(text)
  }
  await find('ladrillo')
  const products = page.getByRole('group', { name: 'Productos' })
  const product = (await products.getByRole('option').first().locator('.search-option-text').textContent())!
  await products.getByRole('option').first().click()
  await expect(page).toHaveURL(/inventory\?producto=/)
  // Script, list and product come one after the other on a slow machine: each has its own time.
  await expect(page.getByRole('heading', { level: 1, name: 'Inventario' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue(product)

  await find('escribanía')
  const mail = page.getByRole('group', { name: 'Correos' }).getByRole('option').first()
  const subject = (await mail.locator('.search-option-text').textContent())!
  await mail.click()
  await expect(page).toHaveURL(/apps\/mailbox\/all\/1\//)
  await expect(page.getByRole('heading', { name: subject })).toBeVisible()

  await find('escribir un')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Redactar mail' })).toBeVisible()

  await find('altos de')
  await expect(page.getByRole('option', { name: /Altos de Núñez.*Norte Desarrollos/ })).toBeVisible()
  await page.getByRole('option', { name: /Altos de Núñez/ }).click()
  await expect(page).toHaveURL(/dashboards\/project$/)
  await expect(page.getByRole('button', { name: /proyecto activos/ })).toContainText('Altos de Núñez')
})

test('without a project the search says what a screen needs and asks for it', async ({ page }) => {
  await signIn(page, second)
  await page.goto('/seleccionar-desarrolladora')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await field(page).fill('finanzas')
  await page.getByRole('option', { name: /Finanzas.*Elegí antes un proyecto/ }).click()
  await expect(page.getByRole('heading', { name: 'Selección de Desarrolladora' })).toBeVisible()
})
