import type { Page } from '@playwright/test'
import { newAccount } from './auth-support.ts'
import {
  demo,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  notices,
  signIn,
  test,
  unavailable,
} from './support.ts'

const list = '**/api/Usuarios/desarrolladoras'
const selection = '**/api/Usuarios/desarrolladoraActiva'
const creation = '**/api/Desarrolladoras'

/** Exactly one notice is on the screen, with this title and text. */
async function expectNotice(page: Page, title: string, text: string): Promise<void> {
  await expect(notices(page).getByText(title, { exact: true })).toBeVisible()
  await expect(notices(page).getByText(text, { exact: true })).toBeVisible()
  await expect(notices(page).getByRole('button', { name: 'Cerrar el aviso' })).toHaveCount(1)
}

async function openForm(page: Page): Promise<void> {
  await page.goto('/seleccionar-desarrolladora')
  await page.getByRole('button', { name: /Agregar Nueva/ }).click()
  await expect(page.getByRole('dialog', { name: 'Nueva Desarrolladora' })).toBeVisible()
}

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('Nombre').fill('Delta Viviendas S.A.')
  await page.getByLabel('CUIT').pressSequentially('30717770095')
  await page.getByLabel('Email').fill('hola@deltaviviendas.test')
}

test.describe('choosing a company', () => {
  test('shows initial, name and email, and clears what was active @smoke', async ({ page }) => {
    await signIn(page)
    await page.evaluate(() => {
      localStorage.setItem('desarrolladoraActiva', '1')
      localStorage.setItem('proyectoActivo', '1')
    })
    await page.goto('/seleccionar-desarrolladora')
    const card = page.getByRole('button', { name: /Norte Desarrollos S\.A\./ })
    await expect(card).toContainText('contacto@nortedesarrollos.test')
    await expect(page.getByRole('button', { name: /Agregar Nueva/ })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    const stored = await page.evaluate(() => [localStorage.desarrolladoraActiva, localStorage.proyectoActivo])
    expect(stored.filter(Boolean)).toEqual([])
    await expectAccessible(page)
  })

  test('cycles the colours of the cards every four, and falls back where there is no email', async ({ page }) => {
    await signIn(page)
    const data = ['A', 'B', 'C', 'D', 'E'].map((nombre, index) => ({
      id: index + 1,
      nombre,
      mail: '',
      ubicacion: '',
      proyectos: 1,
      ultimaApertura: null,
    }))
    await page.route(list, (route) => route.fulfill({ json: { isSuccess: true, message: '', data } }))
    await page.goto('/seleccionar-desarrolladora')
    const cards = page.getByRole('button', { name: /^[A-E]+ ?Desarrolladora/ })
    await expect(cards).toHaveCount(5)
    const colours = await cards.evaluateAll((all) =>
      all.map((card) => getComputedStyle(card.firstElementChild ?? card).color),
    )
    expect(new Set(colours).size).toBe(4)
    expect(colours[4]).toBe(colours[0])
  })

  test('offers to create the first one to somebody without any', { tag: '@store' }, async ({ page, obra }) => {
    await signIn(page, await newAccount(page, obra))
    await page.goto('/seleccionar-desarrolladora')
    await expect(page.getByText('No hay desarrolladoras disponibles')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Crear Nueva Desarrolladora' }).click()
    await expect(page.getByRole('dialog', { name: 'Nueva Desarrolladora' })).toBeVisible()
  })

  test('tells a list that cannot be loaded, treats it as empty and offers another try', async ({ page }) => {
    await signIn(page)
    await page.route(list, (route) => route.fulfill({ status: 503, json: unavailable }))
    await page.goto('/seleccionar-desarrolladora')
    await expectNotice(page, 'Error de conexión', 'No se pudieron cargar las desarrolladoras. Verifique su conexión.')
    await expect(page.getByText('No hay desarrolladoras disponibles')).toBeVisible()
    const offered = page.getByRole('main').locator('.state-actions').getByRole('button')
    await expect(offered).toHaveText(['Reintentar', 'Crear Nueva Desarrolladora'])
    await expect(offered.first()).toHaveClass(/button-primary/)
    await page.unroute(list)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('button', { name: /Norte Desarrollos/ })).toBeVisible()
  })

  test('tells a refusal of the server', async ({ page }) => {
    await signIn(page)
    await page.route(selection, (route) => route.fulfill({ json: { isSuccess: false, message: '' } }))
    await page.goto('/seleccionar-desarrolladora')
    await page.getByRole('button', { name: /Norte Desarrollos/ }).click()
    await expectNotice(page, 'Error de selección', 'No se pudo seleccionar la desarrolladora. Intente nuevamente.')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('desarrolladoraActiva'))).toBeNull()
  })

  test('tells a call that failed', async ({ page }) => {
    await signIn(page)
    await page.route(selection, (route) => route.abort())
    await page.goto('/seleccionar-desarrolladora')
    await page.getByRole('button', { name: /Norte Desarrollos/ }).click()
    await expectNotice(page, 'Error de conexión', 'Error al seleccionar la desarrolladora. Verifique su conexión.')
    await notices(page).getByRole('button', { name: 'Cerrar el aviso' }).click()
    await expect(notices(page)).toBeEmpty()
  })

  test('blocks the page with a spinner while a request takes long', async ({ page }) => {
    await signIn(page)
    await page.route(selection, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 900))
      await route.continue()
    })
    await page.goto('/seleccionar-desarrolladora')
    await page.getByRole('button', { name: /Norte Desarrollos/ }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Cargando…' })).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Cargando' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Selección de Proyecto' })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  })
})

test.describe('creating a company', () => {
  test('is offered in a modal of 600 px that Escape closes, which gives the focus back', async ({ page }) => {
    await signIn(page)
    await openForm(page)
    const dialog = page.getByRole('dialog')
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(600)
    await expect(page.getByLabel('CUIT')).toHaveAttribute('placeholder', 'XX-XXXXXXXX-X')
    await expect(page.getByLabel('Nombre')).toBeFocused()
    await expectAccessible(page)
    await expect(dialog.getByText(/requerido$/), 'nothing is wrong yet').toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Agregar Nueva/ })).toBeFocused()
  })

  test('says what is missing and cannot be saved until it is complete', async ({ page }) => {
    await signIn(page)
    await openForm(page)
    const save = page.getByRole('button', { name: 'Complete los campos requeridos' })
    await expect(save).toBeDisabled()
    await page.getByLabel('Nombre').focus()
    await page.getByLabel('CUIT').focus()
    await expect(page.getByText('El nombre es requerido')).toBeVisible()
    await page.getByLabel('Email').fill('hola')
    await expect(page.getByText('El CUIT es requerido')).toBeVisible()
    await page.getByLabel('Teléfono').focus()
    await expect(page.getByText('Ingrese un email válido')).toBeVisible()
    await page.getByLabel('Email').fill('')
    await expect(page.getByText('El email es requerido')).toBeVisible()
    await fillForm(page)
    await expect(page.getByRole('button', { name: 'Crear Desarrolladora' })).toBeEnabled()
  })

  test('formats the CUIT while it is typed and warns about its check digit without blocking', async ({ page }) => {
    await signIn(page)
    await openForm(page)
    await fillForm(page)
    const cuit = page.getByLabel('CUIT')
    await expect(cuit).toHaveValue('30-71777009-5')
    await cuit.press('End')
    await cuit.press('Backspace')
    await cuit.pressSequentially('1')
    await expect(page.getByText(/El dígito verificador no coincide/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Crear Desarrolladora' })).toBeEnabled()
    // In the middle, the caret stays behind the digit that was typed.
    await cuit.fill('30-71777009')
    await cuit.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2))
    await cuit.pressSequentially('98')
    await expect(cuit).toHaveValue('30-98717770-0')
  })

  test('reloads the list and tells the success once', { tag: '@store' }, async ({ page, obra }) => {
    await signIn(page, await newAccount(page, obra))
    await page.goto('/seleccionar-desarrolladora')
    await page.getByRole('button', { name: 'Crear Nueva Desarrolladora' }).click()
    await fillForm(page)
    await page.getByRole('button', { name: 'Crear Desarrolladora' }).click()
    await expectNotice(page, 'Desarrolladora creada', 'La nueva desarrolladora se ha creado exitosamente.')
    await expect(page.getByRole('button', { name: /Delta Viviendas S\.A\./ })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await notices(page).getByRole('button', { name: 'Cerrar el aviso' }).click()
    await expect(notices(page)).toBeEmpty()
  })

  test('tells a refusal in the form and keeps what was typed', async ({ page }) => {
    await signIn(page)
    const issues = [{ field: 'cuit', message: 'Ya hay una desarrolladora con este CUIT.' }]
    const json = { isSuccess: false, error: 'Conflict', message: 'Ya existe.', requestId: 'x', issues }
    await page.route(creation, (route) => route.fulfill({ status: 409, json }))
    await openForm(page)
    await fillForm(page)
    await page.getByRole('button', { name: 'Crear Desarrolladora' }).click()
    await expect(page.getByRole('alert')).toHaveText('No se pudo crear la desarrolladora. Ya existe.')
    await expect(page.getByText('Ya hay una desarrolladora con este CUIT.')).toBeVisible()
    await expect(page.getByLabel('Nombre')).toHaveValue('Delta Viviendas S.A.')
    await expect(page.getByLabel('CUIT')).toHaveValue('30-71777009-5')
    await expect(notices(page)).toBeEmpty()
  })

  test('fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 })
    await signIn(page)
    await openForm(page)
    await expectNoSidewaysScroll(page)
    const box = await page.getByRole('dialog').boundingBox()
    expect(box?.height).toBeLessThanOrEqual(667 * 0.9 + 1)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375)
  })
})

test('a card tells the projects, the place and when it was last opened', { tag: '@store' }, async ({ page }) => {
  await signIn(page, demo, { developerId: 2, projectId: 6 })
  await page.goto('/seleccionar-desarrolladora')
  const card = page.getByRole('button', { name: /Ribera Sur/ })
  await expect(card).toContainText('Bv. Oroño 1240, Rosario, Santa Fe')
  await expect(card).toContainText(/3 proyectos · Abierta (recién|hace)/)
  await expect(page.getByRole('button', { name: /Cuyo Habitat/ })).toContainText('Todavía no la abriste')
  await expect(page.getByRole('searchbox', { name: 'Filtrar desarrolladoras' })).toHaveCount(0)
})

test('of more than eight those opened lately come first, and a filter finds the others', async ({ page }) => {
  await signIn(page)
  await page.route('**/api/Usuarios/desarrolladoras', async (route) => {
    const data = Array.from({ length: 12 }, (_, index) => ({
      id: index + 1,
      nombre: `Empresa ${index + 1}`,
      cuit: '',
      telefono: '',
      mail: `e${index + 1}@obra.test`,
      ubicacion: index === 10 ? 'Córdoba' : '',
      proyectos: 1,
      ultimaApertura: index === 6 ? '2026-03-16T10:00:00Z' : null,
    }))
    await route.fulfill({ json: { isSuccess: true, message: '', data } })
  })
  await page.goto('/seleccionar-desarrolladora')
  const cards = page.locator('.choice-title')
  await expect(cards.first()).toHaveText('Empresa 7')
  await page.getByRole('searchbox', { name: 'Filtrar desarrolladoras' }).fill('cordoba')
  await expect(cards).toHaveText(['Empresa 11', 'Agregar Nueva'])
  await page.getByRole('searchbox', { name: 'Filtrar desarrolladoras' }).fill('nada así')
  await expect(page.getByText('Ninguna desarrolladora coincide con «nada así».')).toBeVisible()
  await expectAccessible(page)
})

test('where there is nothing a drawing stands in its place', async ({ page }) => {
  await signIn(page)
  await page.route('**/api/Usuarios/desarrolladoras', (route) =>
    route.fulfill({ json: { isSuccess: true, message: '', data: [] } }),
  )
  await page.goto('/seleccionar-desarrolladora')
  await expect(page.locator('.state .drawing')).toBeVisible()
})
