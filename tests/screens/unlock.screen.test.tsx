import { expect, test } from 'vitest'
import { moments } from '../support/moments.ts'
import {
  demo,
  expectAddress,
  expectFocus,
  expectText,
  inProject,
  screen,
  storedKeys,
  useObra,
  user,
  waitFor,
} from './app.ts'

const obra = useObra()

const lockScreen = () => screen.findByRole('heading', { level: 1, name: 'Sesión bloqueada' })

async function unlock(password = demo.password): Promise<void> {
  const field = await screen.findByLabelText('Contraseña')
  await user.clear(field)
  await user.type(field, `${password}{Enter}`)
}

for (const [name, moment] of Object.entries(moments)) {
  test(`at ${name} a locked session shows its owner and resumes where the person was`, async () => {
    await obra.open('/unlock-session?redirectURL=/dashboards/project?semana=1', { ...inProject, at: new Date(moment) })
    await screen.findByText('Lucía Ferreyra')
    expect(document.title).toBe('Sesión bloqueada · Obra')
    expect(screen.getByText(demo.email)).toBeInTheDocument()
    expect(screen.getByLabelText('Contraseña')).toHaveAttribute('autocomplete', 'current-password')
    await unlock()
    await screen.findByRole('heading', { level: 1, name: 'Tablero del proyecto' })
    await expectAddress('/dashboards/project?semana=1&proyecto=1')
  })
}

test('nothing works until the password is entered, even after a reload', async () => {
  await obra.open('/unlock-session?redirectURL=/dashboards/project', inProject)
  await lockScreen()
  expect(localStorage.getItem('accessToken')).toBeNull()
  await obra.reload()
  await screen.findByText('Lucía Ferreyra')
  for (const address of ['/', '/dashboards/project', '/sign-in', '/sign-up', '/seleccionar-desarrolladora']) {
    await obra.open(address)
    await lockScreen()
  }
  await expectAddress('/unlock-session?redirectURL=/seleccionar-desarrolladora')
})

test('a wrong password is reported and keeps the lock', async () => {
  await obra.open('/unlock-session', inProject)
  await unlock('no es esta')
  expect(await screen.findByRole('alert')).toHaveTextContent('La contraseña no es correcta. Probá de nuevo.')
  await expectFocus(screen.getByLabelText('Contraseña'))
  const recover = obra.network.fail('unlockSession', 429, { headers: { 'Retry-After': '873' } })
  await unlock('tampoco')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('14 minutos y 33 segundos'))
  expect(localStorage.getItem('accessToken')).toBeNull()
  recover()
  await unlock()
  await screen.findByRole('heading', { level: 1, name: 'Tablero del proyecto' })
})

test('another person can sign out and sign in with their own account', async () => {
  await obra.open('/unlock-session?redirectURL=/dashboards/project', inProject)
  await user.click(await screen.findByRole('button', { name: 'No soy yo' }))
  await expectAddress('/sign-in')
  expect(storedKeys()).toEqual([])
})

for (const wanted of ['//evil.test', 'https://evil.test/', '/.//evil.test', '/unlock-session', '/sign-out']) {
  test(`unlocking does not lead to ${wanted}`, async () => {
    await obra.open(`/unlock-session?redirectURL=${encodeURIComponent(wanted)}`, inProject)
    await lockScreen()
    await unlock()
    await screen.findByRole('heading', { level: 1, name: 'Tablero del proyecto' })
    await expectAddress('/dashboards/project?proyecto=1')
    expect(location.host).toBe('obra.test')
  })
}

test('a session can be locked while the server is down; unlocking then asks for the address too', async () => {
  const connect = obra.network.cut('getUser')
  await obra.open('/unlock-session', inProject)
  await lockScreen()
  await user.type(await screen.findByLabelText('Correo electrónico'), demo.email)
  connect()
  await unlock()
  await screen.findByRole('heading', { level: 1, name: 'Selección de Desarrolladora' })
})

test('without a session the lock leads to sign-in, and not back to the lock', async () => {
  await obra.open('/unlock-session?redirectURL=/seleccionar-desarrolladora')
  await user.type(await screen.findByLabelText('Correo electrónico'), demo.email)
  await expectAddress(/^\/sign-in\?redirectURL=/)
  await unlock()
  await expectText('Selección de Desarrolladora')
  await expectAddress('/seleccionar-desarrolladora')
})
