import { signInWithApi } from './panels-support.ts'
import { expect, expectAccessible, expectScreen, test } from './support.ts'

const company = '/api/Desarrolladoras/1'

test('the company screen fits every width, merges changes of two people, and exports its members @store', async ({
  page,
}) => {
  const api = await signInWithApi(page)
  for (let index = 1; index <= 26; index++) await api.send('POST', `${company}/proyectos`, { nombre: `Obra ${index}` })
  await page.goto('/empresa')
  await expect(page.getByRole('heading', { level: 1, name: 'Norte Desarrollos S.A.' })).toBeVisible()
  await page.getByRole('button', { name: 'Página siguiente' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^26–30 de 30 proyectos/ })).toBeVisible()
  for (const tab of ['Proyectos', 'Miembros', 'Invitaciones', 'Datos']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
    await expectScreen(page)
  }
  await page.getByLabel('Teléfono').fill('011 5555-5555')
  const { version } = await api.get<{ version: number }>(company)
  await api.send('PATCH', company, { version, telefono: '0800 1234' })
  await page.getByRole('button', { name: 'Guardar' }).click()
  const question = page.getByRole('dialog', { name: /Otra persona cambió/ })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Guardar lo mío' }).click()
  await expect.poll(() => api.get(company)).toMatchObject({ telefono: '011 5555-5555' })

  await page.getByRole('tab', { name: 'Miembros' }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Exportar a CSV' }).click()
  expect((await file).suggestedFilename()).toBe('miembros.csv')
})
