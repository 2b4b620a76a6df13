import { expect, test } from 'vitest'
import { inProject, screen, useObra, waitFor } from './app.ts'

const obra = useObra()

test('the shell appears once all its data is loaded, in parallel requests', async () => {
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
