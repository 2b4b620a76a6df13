import { expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, test } from './support.ts'

const center = '/apps/help-center'

test('the help center finds, reads, asks and answers, and its addresses keep the place', async ({ page, obra }) => {
  await openSignedIn(page, center)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Primeros pasos', exact: true })).toBeVisible()
  await expect(main.getByText('¿Cómo cambio de proyecto?')).toBeVisible()
  await expectAccessible(page)

  await main.getByLabel('Buscar en la ayuda').fill('contraceña')
  const hits = main.getByRole('list', { name: 'Encontrado en la ayuda' })
  await expect(hits.locator('mark').first()).toHaveText(/contraseña/i)
  await expectAccessible(page)
  await page.reload()
  await hits.getByRole('link', { name: 'Recuperar la contraseña' }).click()
  await expect(main.getByRole('heading', { name: 'Recuperar la contraseña', level: 1 })).toBeVisible()
  await expectAccessible(page)
  for (const width of [768, 375]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize({ width: 1440, height: 900 })

  await main.getByRole('button', { name: 'No', exact: true }).click()
  await main.getByLabel('¿Qué faltó o qué está mal?').fill('Cuánto tarda el mail.')
  await main.getByRole('button', { name: 'Enviar' }).click()
  await expect(main.getByText('Gracias, lo anotamos.')).toBeVisible()
  await page.reload()
  await expect(main.getByLabel('¿Qué faltó o qué está mal?')).toHaveValue('Cuánto tarda el mail.')

  await page.getByRole('navigation', { name: 'Guía anterior y siguiente' }).getByRole('link').last().click()
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('Recuperar la contraseña')

  await page.goto(`${center}/guides/projects/nada`)
  await expect(main.getByText('No encontramos esa guía')).toBeVisible()
  await main.getByRole('link', { name: 'Ver todas las guías' }).click()
  await main.getByRole('link', { name: /^Ver las \d+ guías de Finanzas/ }).click()
  await expect(main.getByRole('heading', { name: 'Finanzas', level: 1 })).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Buscar en Obra' }).fill('iniciar ses')
  await page.getByRole('option', { name: 'Iniciar sesión' }).click()
  await expect(main.getByRole('heading', { name: 'Iniciar sesión', level: 1 })).toBeVisible()

  await page.goto(`${center}/support?desde=/finanzas/pagos`)
  await main.getByLabel('Asunto').fill('Un pago que no encuentro')
  await main.getByLabel('Consulta').fill('Lo cargué ayer.')
  await expect(main.getByText('/finanzas/pagos')).toBeVisible()
  await expectAccessible(page)
  await obra.down()
  await main.getByRole('button', { name: 'Mandar la consulta' }).click()
  await expect(main.getByText(/^No se mandó la consulta/)).toBeVisible()
  await obra.up()
  await main.getByRole('button', { name: 'Mandar la consulta' }).dblclick()
  await expect(main.getByText('Tu consulta salió')).toBeVisible()
  const sent = () => obra.mails().filter((mail) => mail.includes('Subject: Consulta: Un pago que no encuentro'))
  await expect.poll(() => sent().length).toBe(1)
})

test('the guide of a screen opens beside it, which stays in use, and closes by Escape', async ({ page }) => {
  await openSignedIn(page, '/dashboards/project')
  const button = page.getByRole('button', { name: 'Guía de esta pantalla' })
  await button.click()
  const guide = page.getByRole('complementary', { name: 'Guía de esta pantalla' })
  await expect(guide.getByRole('heading', { name: 'Leer el tablero del proyecto' })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('radio', { name: /Último año/ })
    .or(page.getByText('Último año'))
    .first()
    .click()
  await expect(guide).toBeVisible()
  await guide.focus()
  await page.keyboard.press('Escape')
  await expect(guide).toBeHidden()
  await expect(button).toBeFocused()
})
