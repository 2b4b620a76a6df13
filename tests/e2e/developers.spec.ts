import { newAccount } from './auth-support.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, expectScreen, notices, signIn, test } from './support.ts'

const place = '/seleccionar-desarrolladora'

test('companies are shown in four colours, without the shell’s navigation, and one is chosen @smoke', async ({
  page,
}) => {
  await signIn(page)
  await page.evaluate(() => {
    localStorage.setItem('desarrolladoraActiva', '1')
    localStorage.setItem('proyectoActivo', '1')
  })
  await page.goto(place)
  const norte = page.getByRole('button', { name: /Norte Desarrollos S\.A\./ })
  await expect(norte).toContainText('contacto@nortedesarrollos.test')
  await expect(page.getByRole('button', { name: /Agregar Nueva/ })).toBeVisible()
  const stored = await page.evaluate(() => [localStorage.desarrolladoraActiva, localStorage.proyectoActivo])
  expect(stored.filter(Boolean)).toEqual([])
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const [width, window] = await page.evaluate(() => [
    document.querySelector('main')!.getBoundingClientRect().width,
    document.documentElement.clientWidth,
  ])
  expect(width).toBe(window)
  await expectScreen(page)
  await norte.click()
  await expect(page.getByRole('heading', { name: 'Selección de Proyecto' })).toBeFocused()

  await page.route('**/api/Usuarios/desarrolladoras', (route) => {
    const rest = { mail: '', ubicacion: '', proyectos: 1, ultimaApertura: null }
    const data = ['A', 'B', 'C', 'D', 'E'].map((nombre, index) => ({ id: index + 1, nombre, ...rest }))
    return route.fulfill({ json: { isSuccess: true, message: '', data } })
  })
  await page.goto(place)
  const cards = page.getByRole('button', { name: /^[A-E]+ ?Desarrolladora/ })
  await expect(cards).toHaveCount(5)
  const colours = await cards.evaluateAll((all) =>
    all.map((card) => getComputedStyle(card.firstElementChild ?? card).color),
  )
  expect(new Set(colours).size).toBe(4)
  expect(colours[4]).toBe(colours[0])
})

test('a company is entered in a modal of 600 px that fills a phone; Escape closes it and returns the focus @release', async ({
  page,
}) => {
  await signIn(page)
  await page.goto(place)
  const opener = page.getByRole('button', { name: /Agregar Nueva/ })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Nueva Desarrolladora' })
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(600)
  await expect(page.getByLabel('Nombre')).toBeFocused()
  await expectAccessible(page)
  await expect(dialog.getByText(/requerido$/), 'nothing is wrong yet').toHaveCount(0)
  // When typing in the middle, the caret stays after the digit.
  const cuit = page.getByLabel('CUIT')
  await cuit.fill('30-71777009')
  await cuit.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2))
  await cuit.pressSequentially('98')
  await expect(cuit).toHaveValue('30-98717770-0')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()

  await page.setViewportSize({ width: 375, height: 667 })
  await opener.click()
  await expect(dialog).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 667 })
})

test('somebody without any company creates the first one', { tag: '@store' }, async ({ page, obra }) => {
  await signIn(page, await newAccount(page, obra))
  await page.goto(place)
  await expect(page.getByText('No hay desarrolladoras disponibles')).toBeVisible()
  await expect(page.locator('.state .drawing')).toBeVisible()
  await expectScreen(page)
  await page.getByRole('button', { name: 'Crear Nueva Desarrolladora' }).click()
  await page.getByLabel('Nombre').fill('Delta Viviendas S.A.')
  await page.getByLabel('CUIT').pressSequentially('30717770095')
  await page.getByLabel('Email').fill('hola@deltaviviendas.test')
  await page.getByRole('button', { name: 'Crear Desarrolladora' }).click()
  await expect(notices(page).getByText('Desarrolladora creada', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /Delta Viviendas S\.A\./ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
