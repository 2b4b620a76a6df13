import { expect, test } from 'vitest'
import { screen, useObra, user, waitFor, within } from './app.ts'
import { card, expectNotice, expectTitles, list, openBoard, openCard, press, takeBack } from './boards.ts'

const obra = useObra()

async function fill(field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  await user.type(field, text)
}

test('a card has steps: added by Enter, ticked, renamed, reordered by keys, deleted and restored', async () => {
  await openBoard(obra, 'Pasos', 'Excavar')
  await openCard('Excavar')
  const steps = within(await screen.findByRole('region', { name: 'Pasos' }))
  const expectOrder = (names: string[]) =>
    waitFor(() =>
      expect(steps.queryAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual(
        names.map((name) => `Paso: ${name}`),
      ),
    )
  const field = await steps.findByLabelText('Nuevo paso')
  for (const text of ['Replantear', 'Nivelar', 'Retirar']) await user.type(field, `${text}{Enter}`)
  await expectOrder(['Replantear', 'Nivelar', 'Retirar'])
  await user.click(steps.getByRole('checkbox', { name: 'Paso: Nivelar' }))
  await steps.findByText('1 de 3')
  steps.getByRole('checkbox', { name: 'Paso: Nivelar' }).focus()
  await press('{Alt>}{ArrowUp}{/Alt}')
  await expectOrder(['Nivelar', 'Replantear', 'Retirar'])
  await user.click(steps.getByRole('button', { name: 'Retirar' }))
  await fill(await steps.findByLabelText('Texto del paso Retirar'), 'Retirar la tierra')
  await press('{Enter}')
  await expectOrder(['Nivelar', 'Replantear', 'Retirar la tierra'])
  await user.click(steps.getByRole('button', { name: 'Eliminar el paso Replantear' }))
  await expectOrder(['Nivelar', 'Retirar la tierra'])
  await takeBack('Eliminaste el paso')
  await expectOrder(['Nivelar', 'Replantear', 'Retirar la tierra'])
  const works = obra.network.cut('updateCard')
  await user.type(field, 'Vallar{Enter}')
  await expectNotice('No se cambiaron los pasos de «Excavar»')
  await waitFor(() => expect(field).toHaveValue('Vallar'))
  works()
  field.focus()
  await press('{Enter}')
  await steps.findByText('1 de 4')
})

test('a card has comments: written, changed and deleted; unsent text stays', async () => {
  await openBoard(obra, 'Comentarios', 'Excavar')
  await openCard('Excavar')
  const comments = within(await screen.findByRole('region', { name: 'Comentarios' }))
  const field = () => comments.getByRole('textbox', { name: 'Comentar' })
  await user.type(field(), 'Falta la bomba: https://obra.test/bomba')
  await press('{Control>}{Enter}{/Control}')
  await comments.findByRole('link', { name: 'https://obra.test/bomba' })
  await comments.findByText('Lucía Ferreyra')
  await user.click(await comments.findByRole('button', { name: /^Editar el comentario/ }))
  await fill(await comments.findByLabelText('Texto del comentario'), 'Llegó la bomba')
  await user.click(comments.getByRole('button', { name: 'Guardar' }))
  await comments.findByText(/editado/)
  const works = obra.network.cut('createCardComment')
  await user.type(field(), 'Otra cosa')
  await user.click(comments.getByRole('button', { name: 'Comentar' }))
  expect(await comments.findByRole('alert')).toHaveTextContent('No se guardó el comentario')
  expect(field()).toHaveValue('Otra cosa')
  works()
  await user.click(comments.getByRole('button', { name: 'Comentar' }))
  await waitFor(() => expect(comments.getAllByRole('listitem')).toHaveLength(2))
  const remove = async () => {
    const row = comments.getByText('Llegó la bomba').closest('li')!
    await user.click(within(row).getByRole('button', { name: /^Eliminar el comentario/ }))
    await waitFor(() => expect(comments.queryByText('Llegó la bomba')).toBeNull())
  }
  await remove()
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  await comments.findByText('Llegó la bomba')
  await remove()
})

test('a concurrent change by somebody else causes a question and is not overwritten', async () => {
  const { api, cards } = await openBoard(obra, 'A la vez', 'Excavar')
  const opened = await openCard('Excavar')
  await waitFor(() => expect(obra.network.requests('streamEvents').length).toBeGreaterThan(0))
  await fill(await opened.findByRole('textbox', { name: 'Título' }), 'Excavar el foso')
  await api('updateCard', { body: { id: cards[0]!, card: { title: 'Excavar hondo' } } })
  await waitFor(() => card('Excavar hondo'))
  await user.click(opened.getByRole('button', { name: 'Guardar' }))
  await screen.findByText(/cambió a «Excavar hondo»/)
  await user.click(screen.getByRole('button', { name: 'Guardar lo mío' }))
  await waitFor(() => expect(opened.queryByRole('button', { name: 'Guardar' })).toBeNull())
  await press('{Escape}')
  await waitFor(() => card('Excavar el foso'))
})

test('a list shows its limit; deleting names the number of cards, and undo restores them', async () => {
  await openBoard(obra, 'Límite', 'Excavar', 'Armar')
  await expectTitles('Pendiente', ['Excavar', 'Armar'])
  const openOptions = async () => user.click(list('Pendiente').getByRole('button', { name: /^Opciones de la lista/ }))
  await openOptions()
  await user.click(await screen.findByRole('menuitem', { name: 'Límite de tarjetas' }))
  const limit = within(await screen.findByRole('dialog', { name: 'Límite de «Pendiente»' }))
  const field = await limit.findByLabelText(/^Tarjetas como máximo/)
  await fill(field, '0')
  await user.click(limit.getByRole('button', { name: 'Guardar' }))
  await limit.findByText('Escribí 1 o más.')
  await fill(field, '1')
  await user.click(limit.getByRole('button', { name: 'Guardar' }))
  await list('Pendiente').findByText('2/1')
  await openOptions()
  await user.click(await screen.findByRole('menuitem', { name: 'Eliminar lista (2 tarjetas)' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Lista Pendiente' })).toBeNull())
  await screen.findByText('Eliminaste la lista «Pendiente» con 2 tarjetas.')
  await takeBack('Eliminaste la lista')
  await waitFor(() => list('Pendiente'))
  await expectTitles('Pendiente', ['Excavar', 'Armar'])
  await list('Pendiente').findByText('2/1')
})
