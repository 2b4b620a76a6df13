import { readFileSync } from 'node:fs'
import { card, createNote, dialog, field, link, openNote, quick, saved, writeNote } from './notes-support.ts'
import { currentTime, expect, expectAccessible, openSignedIn, signIn, test } from './support.ts'

const texts = (page: Parameters<typeof quick>[0]) =>
  dialog(page)
    .getByRole('list', { name: 'Tareas', exact: true })
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((each) => (each as HTMLTextAreaElement).value))

test('a checklist is typed, pasted, and reordered by keys and dragging, and an image is chosen, pasted and dropped @release', async ({
  page,
}) => {
  await openSignedIn(page, '/apps/notes')
  await page.getByRole('button', { name: 'Nota con tareas' }).click()
  await expect(field(quick(page), 'Tarea 1')).toBeFocused()
  await field(quick(page), 'Tarea 1').evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '- Yerba\n- Pan')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(field(quick(page), 'Tarea 2')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ricota')
  await field(quick(page), 'Título').fill('Almacén')
  await expect(saved(quick(page))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page, 'Almacén').getByRole('checkbox')).toHaveCount(3)
  const area = await openNote(page, 'Almacén')
  await field(area, 'Tarea 3').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => texts(page)).toEqual(['Yerba', 'Ricota', 'Pan'])
  await area.getByRole('button', { name: 'Mover «Yerba»' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/«Yerba».*posición 1 de 3/)).toBeAttached()
  // The library listens to the arrows from a timer after lifting, which is over two frames later.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('«Yerba» va a la posición 2 de 3')).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(() => texts(page)).toEqual(['Ricota', 'Yerba', 'Pan'])
  await area.getByRole('button', { name: 'Mover «Pan»' }).hover()
  await page.mouse.down()
  const top = (await area.getByRole('button', { name: 'Mover «Ricota»' }).boundingBox())!
  await page.mouse.move(top.x + 8, top.y + 10, { steps: 8 })
  await page.mouse.move(top.x + 8, top.y + 2, { steps: 4 })
  // It drops at the last painted position, which may lag behind the mouse on a busy machine.
  await expect(page.getByText('«Pan» va a la posición 1 de 3')).toBeAttached()
  await page.mouse.up()
  await expect.poll(() => texts(page)).toEqual(['Pan', 'Ricota', 'Yerba'])
  // The library swallows a click right after a drop: the checkbox shows it, the list does not.
  await expect(async () => {
    await area.getByRole('checkbox', { name: 'Hecha: Ricota' }).click({ timeout: 1000 })
    await expect(area.getByRole('list', { name: 'Tareas hechas' })).toContainText('Ricota', { timeout: 1000 })
  }).toPass()
  await expectAccessible(page)
  const png = readFileSync('web/public/assets/notes/plano-cocina.png')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    area.getByRole('button', { name: 'Agregar una imagen' }).click(),
  ])
  await chooser.setFiles({ name: 'pozo.png', mimeType: 'image/png', buffer: png })
  const image = area.getByRole('img', { name: 'Imagen de la nota' })
  await expect(image).toHaveAttribute('src', /^data:image\//)
  await expect(saved(area)).toBeVisible()
  await page.reload()
  await expect(image).toBeVisible()
  await area.getByRole('button', { name: 'Quitar la imagen' }).click()
  await expect(image).toBeHidden()
  for (const kind of ['paste', 'drop'] as const) {
    await field(area, 'Texto').evaluate(
      (input, [name, base64]) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        const data = new DataTransfer()
        data.items.add(new File([bytes], 'foto.png', { type: 'image/png' }))
        const options = { bubbles: true, cancelable: true }
        const event =
          name === 'paste'
            ? new ClipboardEvent('paste', { ...options, clipboardData: data })
            : new DragEvent('drop', { ...options, dataTransfer: data })
        input.dispatchEvent(event)
      },
      [kind, png.toString('base64')] as const,
    )
    await expect(image, kind).toBeVisible()
    await area.getByRole('button', { name: 'Quitar la imagen' }).click()
    await expect(image, kind).toBeHidden()
  }
  const [second] = await Promise.all([
    page.waitForEvent('filechooser'),
    area.getByRole('button', { name: 'Agregar una imagen' }).click(),
  ])
  await second.setFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('texto') })
  await expect(page.getByText('No pudimos abrir esa imagen.')).toBeVisible()
})

test('text typed just before closing the tab is saved, and a due reminder becomes a notification @release', async ({
  page: first,
  context,
}) => {
  const headers = { Authorization: `Bearer ${await signIn(first)}` }
  await openSignedIn(first, '/apps/notes')
  await createNote(first, 'Antes del cierre')
  await openNote(first, 'Antes del cierre')
  await field(dialog(first), 'Texto').fill('Tipeado y cerrado en el acto')
  const address = first.url()
  await first.close()
  const page = await context.newPage()
  await page.goto(address)
  await expect(field(dialog(page), 'Texto')).toHaveValue('Tipeado y cerrado en el acto')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  const reminder = new Date(currentTime() + 1000).toISOString()
  const data = { note: { title: 'Llamar al perito', content: 'Antes de las seis', reminder } }
  expect((await page.request.post('/api/apps/notes', { headers, data })).ok()).toBe(true)
  await expect(card(page, 'Llamar al perito')).toBeVisible()
  await page.getByRole('button', { name: /^Notificaciones/ }).click()
  // The server checks every ten seconds.
  const told = page.getByRole('listitem').filter({ hasText: 'Recordatorio: Llamar al perito' })
  await expect(told).toContainText('Antes de las seis', { timeout: 30_000 })
  await told.getByRole('link').first().click()
  await expect(field(dialog(page), 'Título')).toHaveValue('Llamar al perito')
})

test('text written while the server is down survives a reload, and is saved when it is back @release', async ({
  page,
  obra,
}) => {
  // The server stops and restarts, which is slow.
  test.slow()
  await openSignedIn(page, '/apps/notes')
  await createNote(page, 'Sin servidor')
  await openNote(page, 'Sin servidor')
  await obra.down()
  await field(dialog(page), 'Texto').fill('Escrito sin servidor')
  await expect(dialog(page).getByText(/Sin guardar/)).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Listo' }).click()
  await expect(card(page, 'Sin servidor')).toContainText('Sin guardar')
  const area = await writeNote(page, 'Nueva a ciegas')
  await area.getByRole('button', { name: 'Listo' }).click()
  await expect(card(page, 'Nueva a ciegas')).toBeVisible()
  await link(page, 'Nueva a ciegas').focus()
  await page.keyboard.press('#')
  await expect(page.getByText('Descartaste «Nueva a ciegas».')).toBeVisible()
  await page.keyboard.press('z')
  await expect(card(page, 'Nueva a ciegas')).toBeVisible()
  await card(page, 'Sin servidor').hover()
  await card(page, 'Sin servidor').getByRole('button', { name: 'Fijar «Sin servidor»' }).click()
  await expect(
    page.getByRole('list', { name: 'Notas fijadas' }).getByRole('link', { name: 'Sin servidor' }),
  ).toBeVisible()
  await obra.up()
  await page.reload()
  await expect(card(page, 'Sin servidor')).toContainText('Escrito sin servidor')
  await expect(card(page, 'Sin servidor').getByText('Sin guardar')).toBeHidden()
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':note/'))))
    .toEqual([])
  await page.reload()
  await expect(link(page, 'Nueva a ciegas')).toHaveCount(1)
  await expect(card(page, 'Sin servidor')).toContainText('Escrito sin servidor')
})
