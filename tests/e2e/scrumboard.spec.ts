import { addCard, card, dragTo, expectTitles, list, openBoard } from './scrumboard-support.ts'
import { withDevtools } from './devtools.ts'
import { expect, expectAccessible, expectScreen, openSignedIn, test } from './support.ts'

const status = (text: RegExp) => ({ hasText: text })

test('the boards, a board and a card are shown, on a desktop and on a phone @smoke @store', async ({ page }) => {
  await openSignedIn(page, '/apps/scrumboard')
  await expect(page.getByRole('link', { name: 'Torre Barrancas: estructura' })).toBeVisible()
  await expectScreen(page)
  await page.getByRole('link', { name: 'Torre Barrancas: estructura' }).click()
  await expect(card(page, 'Pedir H-30 para la losa del piso 15')).toBeVisible()
  await expectScreen(page)
  await card(page, 'Pedir H-30 para la losa del piso 15').click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Título' })).toBeVisible()
  await expectScreen(page)
  await page
    .getByRole('complementary', { name: 'Datos de la tarjeta' })
    .getByRole('button', { name: 'Etiquetas', exact: true })
    .click()
  await page.getByRole('button', { name: 'Nueva etiqueta' }).click()
  await expectAccessible(page)
})

test('cards are moved by mouse and by long press without opening @store @release', async ({ page }) => {
  const { address } = await openBoard(page, 'A mano', 'Excavar', 'Armar', 'Llenar')
  await dragTo(page, card(page, 'Excavar'), card(page, 'Llenar'), { x: 0, y: 12 })
  await expectTitles(page, 'Pendiente', ['Armar', 'Llenar', 'Excavar'])
  await page.mouse.up()
  await expectTitles(page, 'Pendiente', ['Armar', 'Llenar', 'Excavar'])
  await dragTo(page, card(page, 'Llenar'), list(page, 'En curso'))
  await expectTitles(page, 'En curso', ['Llenar'])
  await page.mouse.up()
  await expectTitles(page, 'Pendiente', ['Armar', 'Excavar'])
  await expect(page).toHaveURL(address)
  await page.reload()
  await expectTitles(page, 'Pendiente', ['Armar', 'Excavar'])
  await expectTitles(page, 'En curso', ['Llenar'])

  await withDevtools(page, async (session) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints })
    const from = (await card(page, 'Armar').boundingBox())!
    const to = (await list(page, 'Listo').boundingBox())!
    const start = { x: from.x + 40, y: from.y + 12 }
    await touch('touchStart', start)
    await expect(page.locator('.board-card-lifted')).toBeVisible()
    for (let step = 1; step <= 10; step++) {
      const part = (a: number, b: number) => a + ((b - a) * step) / 10
      await touch('touchMove', { x: part(start.x, to.x + to.width / 2), y: part(start.y, to.y + to.height / 2) })
    }
    await expectTitles(page, 'Listo', ['Armar'])
    await touch('touchEnd')
  })
  await page.reload()
  await expectTitles(page, 'Listo', ['Armar'])
  await expectTitles(page, 'Pendiente', ['Excavar'])
})

test('lists are moved by keys and by mouse @store @release', async ({ page }) => {
  await openBoard(page, 'Listas')
  const order = () => page.getByRole('heading', { level: 2 }).allInnerTexts()
  await page.getByRole('button', { name: 'Mover la lista Pendiente' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter(status(/Levantaste la lista/))).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter(status(/Soltaste la lista/))).toBeVisible()
  await expect.poll(order).toEqual(['En curso', 'Pendiente', 'Listo'])
  const grip = page.getByRole('button', { name: 'Mover la lista En curso' })
  await dragTo(page, grip, list(page, 'Listo'), { x: 30, y: 0 })
  await expect.poll(order).toEqual(['Pendiente', 'Listo', 'En curso'])
  await page.mouse.up()
  await expect.poll(order).toEqual(['Pendiente', 'Listo', 'En curso'])
  await page.reload()
  await expect.poll(order).toEqual(['Pendiente', 'Listo', 'En curso'])
})

test('concurrent moves by two people are both kept @store', async ({ page }) => {
  const { lists, cards, api } = await openBoard(page, 'Entre dos', 'Excavar', 'Armar', 'Llenar')
  await addCard(api, lists[2]!.id, 'Por aviso')
  await expect(card(page, 'Por aviso')).toBeVisible()
  await dragTo(page, card(page, 'Excavar'), list(page, 'En curso'))
  await expectTitles(page, 'En curso', ['Excavar'])
  await api.send('PATCH', '/api/apps/scrumboard/board/card', {
    id: cards[2]!.id,
    card: { listId: lists[2]!.id },
  })
  await page.mouse.up()
  for (const reload of [false, true]) {
    if (reload) await page.reload()
    await expectTitles(page, 'Pendiente', ['Armar'])
    await expectTitles(page, 'En curso', ['Excavar'])
    await expect(list(page, 'Listo').getByRole('link', { name: 'Llenar' })).toBeVisible()
    await expect(list(page, 'Listo').getByRole('link', { name: 'Por aviso' })).toBeVisible()
  }
})
