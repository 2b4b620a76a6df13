import { expect, test } from 'vitest'
import { expectAddress, inProject, passTime, screen, storedKeys, useObra, user } from './app.ts'

const obra = useObra()

const goodbye = () => screen.findByRole('heading', { level: 1, name: 'Cerraste la sesión' })

test('signing out says goodbye and leads to sign-in after a countdown', async () => {
  await obra.open('/sign-out', inProject)
  await goodbye()
  expect(document.title).toBe('Sesión cerrada · Obra')
  expect(await screen.findByRole('status')).toHaveTextContent('En 5 segundos vas a la pantalla de ingreso.')
  expect(storedKeys()).toEqual([])
  await passTime(5_500)
  await expectAddress('/sign-in')
})

test('the countdown can be stopped, and skipped', async () => {
  await obra.open('/sign-out', inProject)
  await user.click(await screen.findByRole('button', { name: 'Quedarme acá' }))
  await passTime(30_000)
  await goodbye()
  await screen.findByText('Podés cerrar esta pestaña.')
  await user.click(screen.getByRole('link', { name: 'Iniciar sesión' }))
  await expectAddress('/sign-in')
})
