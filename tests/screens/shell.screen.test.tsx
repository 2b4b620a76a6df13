import { expect, test } from 'vitest'
import { inProject, screen, useObra, waitFor } from './app.ts'

const obra = useObra()

test('the shell requests its data at once, and does not wait for the badges of closed panels', async () => {
  const release = obra.network.hold('listNotifications')
  await obra.open('/calendario', inProject)
  const operations = [
    'getNavigation',
    'getUser',
    'getUserSettings',
    'listMessages',
    'listNotifications',
    'listShortcuts',
  ] as const
  await waitFor(() => {
    for (const id of operations) expect(obra.network.requests(id), id).toHaveLength(1)
  })
  await screen.findByRole('heading', { name: 'Calendario' })
  expect(screen.getByRole('button', { name: 'Notificaciones' })).toBeInTheDocument()
  release()

  await screen.findByRole('button', { name: /^Notificaciones, \d+ sin leer/ })
})
