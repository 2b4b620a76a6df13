import { expect, expectScreen, openSignedIn, test } from './support.ts'

test('icons are searched in their set, navigated by keys, and copied by name and as SVG @release', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openSignedIn(page, '/ui/icons')
  const cells = page.getByRole('group', { name: 'Íconos del conjunto' }).getByRole('button')
  await expect(cells.first()).toBeVisible()
  await page.getByLabel('Conjunto', { exact: true }).selectOption({ label: 'Material Twotone' })
  await expect(page).toHaveURL('/ui/icons/material-twotone')
  await expect(page.getByText(/Material Twotone: [\d.]+ dibujos/)).toBeVisible()
  // The list is virtual: only visible icons are rendered.
  await expect.poll(() => cells.count()).toBeLessThan(400)
  await page.getByLabel('Conjunto', { exact: true }).selectOption({ label: 'Feather' })
  await expect(page.getByText(/Feather: \d+ dibujos/)).toBeVisible()
  await page.getByLabel('Buscar íconos').fill('arrow up')
  await expect(page).toHaveURL(/buscar=arrow/)
  await cells.first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const chosen = page.getByRole('region', { name: 'Ícono elegido' })
  await expect(chosen).toContainText('arrow-up-circle')
  await page.getByRole('button', { name: '48' }).click()
  await expectScreen(page)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await chosen.getByRole('button', { name: 'Copiar nombre' }).click()
  await expect.poll(copied).toBe('arrow-up-circle')
  await chosen.getByRole('button', { name: 'Copiar SVG' }).click()
  await expect.poll(copied).toMatch(/^<svg xmlns="[^"]+" width="24" height="24" viewBox="0 0 24 24"><.+<\/svg>$/s)
  await page.reload()
  await expect(chosen).toContainText('arrow-up-circle')
  await page.getByLabel('Buscar íconos').fill('zzz')
  await page.getByRole('button', { name: 'Ver todo' }).click()
  await expect(cells.first()).toBeVisible()
})
