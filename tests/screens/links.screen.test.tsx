import { describe, expect, test } from 'vitest'
import { act, demo, expectAddress, inProject, screen, useObra, user, waitFor, within } from './app.ts'

const obra = useObra()

const drafts = '/finanzas/comprobantes?estado=borrador'

async function signIn(): Promise<void> {
  await user.type(await screen.findByLabelText('Correo electrónico'), demo.email)
  await user.type(screen.getByLabelText('Contraseña'), demo.password)
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }))
}

describe('a link opened while signed out', () => {
  test('survives sign-in, the choice of company and project, and the reload after it', async () => {
    await obra.open(drafts)
    await signIn()
    await user.click(await screen.findByRole('button', { name: /Norte Desarrollos/ }))
    await user.click(await screen.findByRole('button', { name: /Torre Barrancas/ }))
    await expectAddress(`${drafts}&proyecto=1`)
    await screen.findByRole('heading', { name: 'Comprobantes' })
  })

  test('opens its own project after sign-in, without choosing', async () => {
    await obra.open(`${drafts}&proyecto=2`)
    await signIn()
    await screen.findByRole('heading', { name: 'Comprobantes' })
    await expectAddress(`${drafts}&proyecto=2`)
    expect(localStorage.getItem('proyectoActivo')).toBe('2')
  })
})

test('a link survives a new password by mail', async () => {
  obra.network.answer('forgotPassword', true)
  obra.network.answer('checkResetToken', true)
  obra.network.answer('resetPassword', true)
  await obra.open('/finanzas?proyecto=1')
  await user.click(await screen.findByRole('link', { name: '¿Olvidaste tu contraseña?' }))
  await screen.findByRole('heading', { name: '¿Olvidaste tu contraseña?' })
  await user.type(await screen.findByLabelText('Correo electrónico'), `${demo.email}{Enter}`)
  await screen.findByRole('heading', { name: 'Revisá tu correo' })
  await obra.open('/reset-password?token=algo')
  await user.type(await screen.findByLabelText('Contraseña nueva'), 'el patio con malvones{Enter}')
  await screen.findByText('Cambiaste tu contraseña. Iniciá sesión con la nueva.')
  expect(new URLSearchParams(location.search).get('redirectURL')).toBe('/finanzas?proyecto=1')
})

describe('a link to another project', () => {
  test('names the project, and opens it when the user switches', async () => {
    await obra.open(`${drafts}&proyecto=2`, inProject)
    await screen.findByText('Este enlace es de Altos de Núñez')
    await screen.findByRole('link', { name: 'Seguir en Torre Barrancas' })
    expect(localStorage.getItem('proyectoActivo')).toBe('1')
    await user.click(screen.getByRole('button', { name: 'Abrir Altos de Núñez' }))
    await screen.findByRole('heading', { name: 'Comprobantes' })
    await expectAddress(`${drafts}&proyecto=2`)
  })

  test('says so if the project is gone or not the user’s', async () => {
    await obra.open('/finanzas?proyecto=99999', inProject)
    await screen.findByText('No encontramos el proyecto de este enlace')
    localStorage.clear()
    sessionStorage.clear()
    await obra.open('/finanzas?proyecto=1', { as: { email: 'martin@obra.test' } })
    await screen.findByText('No encontramos el proyecto de este enlace')
    await screen.findByRole('link', { name: 'Elegir un proyecto' })
  })
})

describe('a link to a record', () => {
  const params = { proyectoId: 1 }
  const list = '/finanzas/comprobantes?proyecto=1'
  const openRows = () => document.querySelectorAll('.data-row-open')

  test('opens it on any page and with any filter', async () => {
    const api = await obra.server.as(demo.email)
    const last = await api('listComprobantes', { params, query: { page: 2 } })
    const { id, numeroCompleto } = last.body.items.at(-1)!
    await obra.open(`${list}&estado=borrador&abierto=${id}`, inProject)
    await screen.findByText(/El registro abierto no está en esta página/)
    expect(openRows()[0]).toHaveTextContent(numeroCompleto)
    await user.click(screen.getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(openRows()).toHaveLength(0))
    await expectAddress(`${list}&estado=borrador`)
  })

  test('says so if the record is gone, not the user’s, or no record at all', async () => {
    for (const id of ['00000000-0000-4000-8000-00000000dead', '<script>alert(1)</script>']) {
      await obra.open(`${list}&abierto=${encodeURIComponent(id)}`, inProject)
      await screen.findByText(/No encontramos el registro del enlace/)
      await screen.findByRole('table', { name: 'comprobantes' })
    }
    const entry = '/solo-desarrollo/carga-categoricos?lista=unidades&abierto=00000000-0000-4000-8000-00000000dead'
    await obra.open(entry, inProject)
    await screen.findByText(/No encontramos el registro del enlace/)
  })
})

test('a page beyond the last one leads to the last one', async () => {
  await obra.open('/finanzas/comprobantes?proyecto=1&pagina=99999', inProject)
  const table = await screen.findByRole('table', { name: 'comprobantes' })
  expect(within(table).getAllByRole('row').length).toBeGreaterThan(1)
  await waitFor(() => expect(location.search).not.toContain('99999'))
  expect(location.search).toMatch(/pagina=\d+/)
})

/** All but `detalle` (Archivos), whose panel says that the file is gone. */
const parameters = [
  'abierto archivados archivo agrupar buscar categoria clase columna cotizacion cuando de desde entregas estado etiquetas',
  'fila filas gastos hasta icono indice lista marca medida mensaje mes moneda ocultar orden pagina pago panel persona personas',
  'producto proveedor query rango rubro semana sentido serie sin solapa stock tablero tipo valores valuacion vence venceDesde ver webhook',
].flatMap((line) => line.split(' '))

/** The screens that read query parameters. */
const places = [
  '/dashboards/project',
  '/dashboards/analytics',
  '/dashboards/finance',
  '/finanzas',
  ...['control', 'contratos', 'certificados', 'comprobantes', 'pagos', 'cobros'].map((part) => `/finanzas/${part}`),
  ...['cuenta-corriente', 'flujo', 'libro-iva', 'modificaciones', 'presupuesto', 'vencimientos'].map(
    (part) => `/finanzas/${part}`,
  ),
  '/solo-desarrollo/carga-categoricos',
  '/empresa',
  '/apps/tasks',
  '/apps/contacts',
  '/apps/notes',
  '/apps/chat',
  '/apps/mailbox/inbox',
  '/apps/file-manager',
  '/apps/ecommerce/inventory',
  '/apps/academy',
  '/pages/activities',
  '/ui/icons/feather',
]

test('no value of a query parameter gives an error instead of a screen', async () => {
  await obra.open('/dashboards/project', inProject)
  const { router } = await import('../../web/app/router.tsx')
  const numbers = new Set(['filas', 'pagina', 'valores'])
  const search = new URLSearchParams(
    parameters.flatMap((name) => [
      [name, numbers.has(name) ? '-1' : '<script>'],
      [name, 'zzz'],
    ]),
  )
  for (const place of places) {
    await act(() => router.navigate(`${place}?${search.toString()}`))
    await obra.network.settled()
    await waitFor(() => expect(document.querySelector('main h1'), place).not.toBeNull())
    expect(document.querySelector('.state[role=alert]'), place).toBeNull()
  }
})
