import { expect, test } from 'vitest'
import { expectAddress, fireEvent, inProject, screen, useObra, user, waitFor, within } from './app.ts'

const obra = useObra()
const home = '/apps/file-manager'
const list = async () => within(await screen.findByRole('list', { name: 'Carpetas y archivos' }))
const details = () => screen.findByRole('dialog', { name: 'Detalles' })
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Detalles' })).toBeNull())

async function openDetails(name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Opciones de ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Detalles' }))
}

test('details get the focus, and Escape or the cross closes them', async () => {
  await obra.open(home, inProject)
  for (const close of [
    () => user.keyboard('{Escape}'),
    async () => user.click(within(await details()).getByRole('button', { name: 'Cerrar' })),
  ]) {
    await openDetails('Organigrama.pdf')
    const cross = within(await details()).getByRole('button', { name: 'Cerrar' })
    await waitFor(() => expect(cross).toHaveFocus())
    await expectAddress(/detalle=/)
    await close()
    await expectClosed()
    await expectAddress(home)
  }
})

test('closing the details asks about an unsaved description', async () => {
  await obra.open(home, inProject)
  await openDetails('Obras')
  const description = await within(await details()).findByRole('textbox', { name: 'Descripción' })
  fireEvent.change(description, { target: { value: 'Todo lo que se construye' } })
  await user.click(within(await details()).getByRole('button', { name: 'Cerrar' }))
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }))
  expect(description).toHaveValue('Todo lo que se construye')
  await user.click(within(await details()).getByRole('button', { name: 'Cerrar' }))
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
  await expectClosed()
  expect(obra.network.requests('updateFile')).toEqual([])
})

test('search results show their folder, and link to it', async () => {
  await obra.open(`${home}?buscar=planos`, inProject)
  await user.click(await (await list()).findByRole('link', { name: 'Obras › Torre Barrancas' }))
  await screen.findByRole('heading', { name: 'Torre Barrancas', level: 1 })
  await (await list()).findByRole('button', { name: 'Planos' })
  await waitFor(async () => expect((await list()).queryByRole('link')).toBeNull())
})

test('an unknown folder shows a not-found message', async () => {
  await obra.open(`${home}/00000000-0000-4000-8000-000000000000`, inProject)
  await screen.findByText('Esa carpeta no está')
})
