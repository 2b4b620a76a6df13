import { expect, test } from 'vitest'
import { expectAddress, inProject, screen, useObra, user } from './app.ts'

const obra = useObra()

test('a set of icons that there is not says so, and leads to one that there is', async () => {
  await obra.open('/ui/icons/nada', inProject)
  await user.click(await screen.findByRole('button', { name: 'Ver Feather' }))
  await screen.findByRole('button', { name: 'activity' })
  await expectAddress(/^\/ui\/icons(\/feather)?$/)
})

test('the example shows the gallery of components', async () => {
  await obra.open('/example', inProject)
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading).toHaveTextContent('Galería de componentes')
})
