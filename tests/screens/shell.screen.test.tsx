import { expect, test } from 'vitest'
import { inProject, screen, useObra, waitFor } from './app.ts'

const obra = useObra()

test('the shell shows once all that it shows is there, and what it asks for is asked for together', async () => {
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
  expect(screen.queryByRole('button', { name: /^Notificaciones/ })).toBeNull()
  release()

  await screen.findByRole('button', { name: /^Notificaciones, \d+ sin leer/ })
  await screen.findByRole('heading', { name: 'Calendario' })
})
