import { expect, test } from 'vitest'
import { expectAddress, inProject, screen, useObra, user, waitFor, within } from './app.ts'

const obra = useObra()

const center = '/apps/help-center'
const main = () => within(screen.getByRole('main'))
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

test('the help search tolerates typing errors, and the URL keeps the query', async () => {
  await obra.open(center, inProject)
  await user.type(await screen.findByLabelText('Buscar en la ayuda'), 'contraceña')
  const hits = await screen.findByRole('list', { name: 'Encontrado en la ayuda' })
  await waitFor(() => expect(hits.querySelector('mark')).toHaveTextContent(/contraseña/i))
  await expectAddress(/contrace/)
  await obra.reload()
  const again = await screen.findByRole('list', { name: 'Encontrado en la ayuda' })
  await user.click(await within(again).findByRole('link', { name: /^Recuperar la contraseña/ }))
  await heading('Recuperar la contraseña')
})

test('a guide asks whether it helped, and stores the feedback', async () => {
  await obra.open(`${center}?buscar=contraseña`, inProject)
  await user.click((await screen.findAllByRole('link', { name: /^Recuperar la contraseña/ }))[0]!)
  await heading('Recuperar la contraseña')
  await user.click(await screen.findByRole('button', { name: 'No' }))
  await user.type(await screen.findByLabelText('¿Qué faltó o qué está mal?'), 'Cuánto tarda el mail.')
  await user.click(screen.getByRole('button', { name: 'Enviar' }))
  await screen.findByText('Gracias, lo anotamos.')
  await obra.reload()
  await waitFor(() => expect(screen.getByLabelText('¿Qué faltó o qué está mal?')).toHaveValue('Cuánto tarda el mail.'))
  const others = screen.getByRole('navigation', { name: 'Guía anterior y siguiente' })
  await user.click(within(others).getAllByRole('link').at(-1)!)
  await waitFor(() =>
    expect(main().getByRole('heading', { level: 1 })).not.toHaveTextContent('Recuperar la contraseña'),
  )
})

test('an unknown guide links to all guides', async () => {
  await obra.open(`${center}/guides/projects/nada`, inProject)
  await screen.findByText('No encontramos esa guía')
  await user.click(screen.getByRole('link', { name: 'Ver todas las guías' }))
  await user.click(await screen.findByRole('link', { name: /^Ver las \d+ guías de Finanzas/ }))
  await heading('Finanzas')
})

test('Ctrl+K leads to a guide', async () => {
  await obra.open(center, inProject)
  await screen.findByText('¿Cómo cambio de proyecto?')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: 'Buscar en Obra' }), 'iniciar ses')
  // The hit is marked, which splits its accessible name in happy-dom.
  const options = await screen.findAllByRole('option')
  await user.click(options.find(({ textContent }) => textContent.startsWith('Iniciar sesión'))!)
  await heading('Iniciar sesión')
})

test('a support question is sent once', async () => {
  await obra.open(`${center}/support?desde=/finanzas/pagos`, inProject)
  await user.type(await screen.findByLabelText(/^Asunto/), 'Un pago')
  await user.type(screen.getByLabelText(/^Consulta/), 'Lo cargué ayer.')
  await screen.findByText('/finanzas/pagos')
  // The question arrives, but its response is lost.
  const restore = obra.network.lose('createSupportRequest')
  const send = screen.getByRole('button', { name: 'Mandar la consulta' })
  await user.click(send)
  await screen.findByText(/^No se mandó la consulta/)
  restore()
  await user.dblClick(send)
  await screen.findByText('Tu consulta salió')
  await obra.server.services.background.settled()
  expect(obra.server.mails.filter(({ subject }) => subject === 'Consulta: Un pago')).toHaveLength(1)
})
