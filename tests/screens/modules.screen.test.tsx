import { expect, test } from 'vitest'
import { address, expectFocus, inProject, passTime, screen, useObra, user, waitFor, within } from './app.ts'

const obra = useObra()

const modules = [
  ['/help', 'Ayuda'],
  ['/solo-desarrollo', 'Solo Desarrollo'],
  ['/solo-desarrollo/carga-transaccionales', 'Carga de Transaccionales'],
] as const
const feedback = '/solo-desarrollo/avisos'
const main = () => within(screen.getByRole('main'))

for (const [place, title] of modules) {
  test(`${place} describes its purpose, names the project, and links on`, async () => {
    await obra.open(place, inProject)
    await screen.findByRole('heading', { name: title, level: 1 })
    await main().findByText('Torre Barrancas · Norte Desarrollos', { exact: false })
    expect(document.title).toBe(`${title} · Obra`)
    const links = main().getAllByRole('link') as HTMLAnchorElement[]
    const wanted = new Set(links.map((link) => link.href.slice(location.origin.length)))
    wanted.delete('/seleccionar-desarrolladora')
    for (const link of wanted) {
      await obra.open(link)
      await screen.findByRole('heading', { level: 1 })
      const opened = (address() + location.hash).replace('?proyecto=1', '')
      expect(opened, 'the link leads where it says').toBe(link.replace('?proyecto=1', ''))
    }
  })
}

test('the help reports a failed load, and recovers', async () => {
  const recover = obra.network.fail('listFaqCategories', 500)
  await obra.open('/help', inProject)
  await screen.findByRole('heading', { name: 'Ayuda', level: 1 })
  await waitFor(() => expect(main().getAllByText('No pudimos cargar las preguntas')).toHaveLength(2))
  recover()
  await user.click(main().getAllByRole('button', { name: 'Reintentar' })[0]!)
  await main().findByText('¿Cómo cambio de proyecto?')
  await main().findByRole('heading', { name: 'Cuando algo no anda' })
  expect(main().getByText('Abre la búsqueda desde cualquier pantalla.')).toBeInTheDocument()
})

const notices = () => within(screen.getByRole('region', { name: 'Avisos' }))
const countNotices = () => notices().queryAllByRole('button').length

async function tell(type: string, duration: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: type }))
  const field = screen.getByLabelText('Duración')
  await user.clear(field)
  await user.type(field, duration)
  await user.click(screen.getByRole('button', { name: 'Mostrar aviso' }))
}

test('notices disappear after their time, stay while hovered, and can be closed', async () => {
  await obra.open(feedback, inProject)
  await tell('warning', '0')
  await tell('error', '0')
  await tell('success', '5000')
  await waitFor(() => expect(countNotices()).toBe(3))
  await user.hover(notices().getByRole('alert'))
  await passTime(5_500)
  expect(countNotices()).toBe(3)
  await user.hover(screen.getByRole('heading', { level: 1 }))
  await passTime(5_500)
  await waitFor(() => expect(countNotices()).toBe(2))
  notices().getAllByRole('button')[0]!.focus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(countNotices()).toBe(1))
  await expectFocus(notices().getByRole('button'))
  await user.click(screen.getByRole('button', { name: 'Mostrar aviso' }))
  await waitFor(() => expect(countNotices()).toBe(2))
  await user.click(screen.getByRole('button', { name: 'Cerrar el último' }))
  await waitFor(() => expect(countNotices()).toBe(1))
})

test('a confirmation has the default texts, is not dismissible, and returns the focus', async () => {
  await obra.open(feedback, inProject)
  const opener = await screen.findByRole('button', { name: 'Valores de fábrica' })
  await user.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Confirm action' })
  expect(dialog).toHaveTextContent('Are you sure you want to confirm this action?')
  await expectFocus(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(
    within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Cancel', 'Confirm'])
  await user.keyboard('{Escape}')
  expect(dialog).toBeInTheDocument()
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  await screen.findByText('Resultado: confirmado')
  await expectFocus(opener)
})

test('a dismissible confirmation is cancelled by Escape; one button alone is enough', async () => {
  await obra.open(feedback, inProject)
  await user.click(await screen.findByRole('button', { name: 'Publicar, descartable' }))
  await screen.findByRole('dialog', { name: 'Publicar el presupuesto' })
  await user.keyboard('{Escape}')
  await screen.findByText('Resultado: cancelado')
  await user.click(screen.getByRole('button', { name: 'Un solo botón, sin ícono' }))
  const dialog = await screen.findByRole('dialog', { name: 'Carga terminada' })
  expect(dialog.querySelector('.confirm-icon')).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Entendido' }))
  await screen.findByText('Resultado: confirmado')
})
