import { expect, test } from 'vitest'
import { createStreams } from '../../server/lib/streams.ts'
import { demo, expectAddress, inProject, passTime, screen, useObra, user, waitFor } from './app.ts'
import { expectListening, useOldPage } from './live-support.ts'
import { barButton, openDashboard, openPanel, replaceAll } from './panels.ts'

const obra = useObra()

const makePageOld = useOldPage()

const notices = () => screen.getByRole('region', { name: 'Avisos' })
const streams = () => obra.network.requests('streamEvents')

test('losing access to the project leads to the selection, with a notice', async () => {
  await obra.open('/calendario', { ...inProject, choice: { companyId: 1, projectId: 99_999 } })
  await expectAddress('/seleccionar-desarrolladora')
  await waitFor(() => expect(notices()).toHaveTextContent('Cambió tu acceso'))
  expect(localStorage.getItem('proyectoActivo')).toBeNull()
})

test('a stream that ends at once is reopened without a notice or refetch', async () => {
  const { services } = obra.server
  const before = services.streams
  services.streams = createStreams()
  services.streams.endAll()
  try {
    await openDashboard(obra)
    // React's strict mode opens two at first and aborts one.
    for (let second = 0; second < 60 && streams().length < 4; second++) await passTime(1_000)
    expect(streams().length).toBeGreaterThanOrEqual(4)
    expect(obra.network.requests('listMessages'), 'nothing has changed').toHaveLength(1)
    expect(notices()).toBeEmptyDOMElement()
    expect(screen.queryByRole('progressbar', { name: 'Cargando' })).toBeNull()
  } finally {
    services.streams = before
  }
})

test('signing out ends the stream', async () => {
  await openDashboard(obra)
  await expectListening(obra)
  expect(streams().at(-1)!.signal.aborted).toBe(false)
  const panel = await openPanel(/^Cuenta de/, 'Tu cuenta')
  await user.click(await panel.findByRole('link', { name: 'Cerrar sesión' }))
  // Ended by the browser, or by the server with the session: whichever is first. It is not opened again.
  await waitFor(() => expect(obra.server.services.streams.count()).toBe(0))
  const count = streams().length
  await passTime(4_000)
  expect(streams()).toHaveLength(count)
})

test('changes during the page load are refetched, and nothing else', async () => {
  await replaceAll(obra, 'messages', [])
  makePageOld()
  const open = obra.network.hold('streamEvents')
  await openDashboard(obra)
  await barButton('Mensajes')
  const api = await obra.server.as(demo.email)
  await api('createMessage', { body: { message: { title: 'Justo ahora' } } })
  open()
  await barButton('Mensajes, 1 sin leer')
  const counts = (['listMessages', 'listNotifications', 'getUser'] as const).map(
    (id) => obra.network.requests(id).length,
  )
  expect(counts).toEqual([2, 1, 1])
})
