import { expect, test } from 'vitest'
import { expectAddress, inProject, screen, useObra, user } from './app.ts'

const obra = useObra()

test('an unknown icon set shows a not-found message with a link to an existing one', async () => {
  await obra.open('/ui/icons/nada', inProject)
  await user.click(await screen.findByRole('button', { name: 'Ver Feather' }))
  await screen.findByRole('button', { name: 'activity' })
  await expectAddress(/^\/ui\/icons(\/feather)?$/)
})

test('the example screen shows the gallery of components', async () => {
  await obra.open('/example', inProject)
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading).toHaveTextContent('Galería de componentes')
})
