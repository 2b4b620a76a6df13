import { describe, expect, test } from 'vitest'
import { demo, expectAddress, inProject, screen, storedKeys, useObra, user } from './app.ts'

const obra = useObra()

const email = () => screen.findByLabelText('Correo electrónico')

async function signIn(account: { email: string; password: string }): Promise<void> {
  await user.type(await email(), account.email)
  await user.type(screen.getByLabelText('Contraseña'), `${account.password}{Enter}`)
}

describe('signing in', () => {
  test('leads back to the requested page', async () => {
    await obra.open('/seleccionar-desarrolladora?layout=empty')
    await expectAddress('/sign-in?redirectURL=/seleccionar-desarrolladora%3Flayout%3Dempty')
    await signIn(demo)
    await screen.findByRole('heading', { name: 'Selección de Desarrolladora' })
    await expectAddress('/seleccionar-desarrolladora?layout=empty')
    expect(screen.queryByRole('link', { name: 'Obra, inicio' })).toBeNull()
  })

  test('reports wrong credentials once and keeps the input', async () => {
    await obra.open('/sign-in')
    await signIn({ email: 'nadie@obra.test', password: 'equivocada' })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El correo o la contraseña no coinciden, o la cuenta todavía no está confirmada.',
    )
    expect(await email()).toHaveValue('nadie@obra.test')
    expect(screen.getByRole('region', { name: 'Avisos' })).toBeEmptyDOMElement()
  })

  test('reports missing fields', async () => {
    await obra.open('/sign-in')
    await user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }))
    await screen.findByText('Ingresá tu correo electrónico')
    expect(screen.getByLabelText('Contraseña')).toBeInvalid()
    expect(obra.network.requests('signIn')).toEqual([])
  })

  test('shows the server’s reason for too many attempts', async () => {
    const message = 'Hiciste demasiados intentos. Esperá un momento y probá de nuevo.'
    obra.network.fail('signIn', 429, { message })
    await obra.open('/sign-in')
    await signIn({ ...demo, password: 'equivocada' })
    await screen.findByText(message)
  })
})

describe('the guards', () => {
  test('clear the local storage without a session', async () => {
    localStorage.setItem('desarrolladoraActiva', '1')
    await obra.open('/dashboards/project?gastos=mes')
    await screen.findByRole('heading', { name: 'Iniciá sesión' })
    await expectAddress('/sign-in?redirectURL=/dashboards/project%3Fgastos%3Dmes')
    expect(storedKeys()).toEqual([])
  })

  for (const place of ['/sign-in', '/sign-up', '/confirmation-required', '/forgot-password', '/reset-password']) {
    test(`redirect a signed-in person away from ${place}`, async () => {
      await obra.open(place, inProject)
      await screen.findByRole('heading', { name: 'Tablero del proyecto' })
      await expectAddress('/dashboards/project?proyecto=1')
    })
  }

  test('redirect to the selection without an active project', async () => {
    localStorage.setItem('desarrolladoraActiva', '1')
    for (const [place, requested] of [
      ['/dashboards/project', '?redirectURL=/dashboards/project'],
      ['/finanzas?valuacion=dolar', '?redirectURL=/finanzas%3Fvaluacion%3Ddolar'],
      ['/', ''],
    ]) {
      await obra.open(place!, { as: demo })
      await screen.findByRole('heading', { name: 'Selección de Desarrolladora' })
      await expectAddress(`/seleccionar-desarrolladora${requested}`)
    }
  })

  for (const place of ['/', '/home', '/no-existe/nunca', '/dashboards/project/mes', '/signed-in-redirect']) {
    test(`redirect ${place} to the dashboard of the active project`, async () => {
      await obra.open(place, inProject)
      await screen.findByRole('heading', { name: 'Tablero del proyecto' })
      await expectAddress('/dashboards/project?proyecto=1')
    })
  }

  test('ask a guest to sign in first, even for unknown paths', async () => {
    for (const [place, wanted] of [
      ['/no-existe', '/dashboards/project'],
      ['/materiales', '/materiales'],
    ]) {
      await obra.open(place!)
      await screen.findByRole('heading', { name: 'Iniciá sesión' })
      await expectAddress(`/sign-in?redirectURL=${wanted}`)
    }
  })
})

test('a 401 response signs out, reloads and says why', async () => {
  obra.network.fail('getProjectDashboard', 401, { message: 'Tu sesión venció.' })
  await obra.open('/dashboards/project', inProject)
  await screen.findByText('Tu sesión venció. Volvé a iniciar sesión para seguir donde estabas.')
  await expectAddress('/sign-in?redirectURL=/dashboards/project%3Fproyecto%3D1')
  expect(screen.getByRole('region', { name: 'Avisos' })).toBeEmptyDOMElement()
})
