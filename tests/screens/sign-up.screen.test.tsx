import { expect, test } from 'vitest'
import { linkFor } from './mail-links.ts'
import { demo, expectAddress, expectFocus, expectText, passTime, screen, useObra, user, waitFor } from './app.ts'

const obra = useObra()

const password = 'mate amargo en la vereda'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const email = () => screen.getByLabelText('Correo electrónico')
const send = () => user.click(screen.getByRole('button', { name: 'Crear cuenta' }))

async function fillIn(address: string): Promise<void> {
  await obra.open('/sign-up')
  await user.type(await screen.findByLabelText('Nombre y apellido'), 'Julia Peralta')
  await user.type(email(), address)
  await user.type(screen.getByLabelText('Contraseña'), password)
}

async function signUp(address: string): Promise<void> {
  await fillIn(address)
  await send()
  await expectText(`Te mandamos un mail a ${address}`)
}

test('invalid fields show their error, and the first gets the focus', async () => {
  await obra.open('/sign-up')
  const name = await screen.findByLabelText('Nombre y apellido')
  await user.type(email(), 'julia')
  await user.type(screen.getByLabelText('Contraseña'), 'corta12')
  await send()
  await expectFocus(name)
  expect(name).toHaveAccessibleDescription('Ingresá tu nombre')
  expect(email()).toHaveAccessibleDescription(/Ingresá un correo válido/)
  expect(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription(/Le falta 1 carácter/)
  expect(obra.network.requests('signUp')).toEqual([])
})

test('a refusal of the server is shown at its field until that changes', async () => {
  const issues = [{ field: 'email', message: 'Ese dominio no recibe mails.' }]
  obra.network.fail('signUp', 400, { more: { issues } })
  await fillIn('julia@obra.test')
  await send()
  await waitFor(() => expect(email()).toHaveAccessibleDescription('Ese dominio no recibe mails.'))
  await expectFocus(email())
  await user.type(email(), '.ar')
  expect(email()).not.toHaveAttribute('aria-invalid')
})

test('the strength of a password is described in words', async () => {
  await obra.open('/sign-up')
  const field = await screen.findByLabelText('Contraseña')
  expect(field).toHaveAccessibleDescription(/Usá 8 caracteres o más/)
  expect(field).toHaveAttribute('autocomplete', 'new-password')
  await user.type(field, '12345678')
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Seguridad muy baja/))
  await user.clear(field)
  await user.type(field, password)
  await waitFor(() => expect(field).toHaveAccessibleDescription('Seguridad muy buena.'))
})

test('no input is lost while the server is down, and one press sends once', async () => {
  const connect = obra.network.cut('signUp')
  await fillIn('ida@obra.test')
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos comunicarnos con el servidor')
  expect(screen.getByLabelText('Contraseña')).toHaveValue(password)
  connect()

  const recover = obra.network.fail('signUp', 503, { message: 'Algo no anda.' })
  await send()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Algo no anda.'))
  expect(screen.getByLabelText('Nombre y apellido')).toHaveValue('Julia Peralta')
  recover()

  const before = obra.network.requests('signUp').length
  const release = obra.network.hold('signUp')
  await user.dblClick(screen.getByRole('button', { name: 'Crear cuenta' }))
  await user.type(screen.getByLabelText('Contraseña'), '{Enter}')
  release()
  await heading('Confirmá tu cuenta')
  expect(obra.network.requests('signUp')).toHaveLength(before + 1)
})

test('too many attempts show how long to wait', async () => {
  obra.network.fail('signUp', 429, { headers: { 'Retry-After': '75' } })
  await fillIn('julia@obra.test')
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('1 minuto y 15 segundos')
  await passTime(76_000)
  await screen.findByText('Ya podés probar de nuevo.')
})

test('signing in with an unconfirmed account leads to its confirmation, with another mail', async () => {
  await signUp('nora@obra.test')
  await linkFor(obra, 'nora@obra.test')
  await obra.open('/sign-in')
  await user.type(await screen.findByLabelText('Correo electrónico'), 'nora@obra.test')
  await user.type(screen.getByLabelText('Contraseña'), `${password}{Enter}`)
  await user.click(await screen.findByRole('link', { name: 'Confirmar mi cuenta' }))
  await expectText('abrí el enlace que te mandamos por mail a nora@obra.test')
  await user.click(screen.getByRole('button', { name: 'Reenviar el mail' }))
  await expectText('Te mandamos otro mail.')
  expect(await screen.findByRole('button', { name: /Podés reenviarlo en \d+ s/ })).toBeDisabled()
  await passTime(61_000)
  expect(await screen.findByRole('button', { name: 'Reenviar el mail' })).toBeEnabled()
  await obra.open(await linkFor(obra, 'nora@obra.test', 2))
  await expectText('Tu cuenta quedó confirmada')
})

test('a used link is reported and a new one is offered', async () => {
  await signUp('ema@obra.test')
  const link = await linkFor(obra, 'ema@obra.test')
  await obra.open(link)
  await expectText('Tu cuenta quedó confirmada')
  await expectAddress('/sign-in')
  await obra.open(link)
  await expectFocus(await heading('Este enlace ya no sirve'))
  await user.type(email(), 'ema@obra.test')
  await user.click(screen.getByRole('button', { name: 'Mandame un enlace nuevo' }))
  await expectText('Te mandamos un mail a ema@obra.test')
})

test('a link stays valid if the server is briefly down', async () => {
  await signUp('rita@obra.test')
  const recover = obra.network.fail('confirmEmail', 503)
  await obra.open(await linkFor(obra, 'rita@obra.test'))
  await heading('No pudimos confirmar tu cuenta')
  recover()
  await user.click(screen.getByRole('button', { name: 'Probar de nuevo' }))
  await expectText('Tu cuenta quedó confirmada')
})

test('an address in use gets the same response, and its owner a mail', async () => {
  await signUp(demo.email)
  await waitFor(() => expect(obra.server.mails.filter(({ to }) => to === demo.email)).toHaveLength(1))
})

test('no screen offers sign-up if it is closed', async () => {
  const closed = { page: { signUp: 'closed' } }
  for (const [address, title] of [
    ['/sign-in', 'Iniciá sesión'],
    ['/confirmation-required', 'Confirmá tu cuenta'],
  ] as const) {
    await obra.open(address, closed)
    await heading(title)
    expect(screen.queryByRole('link', { name: /Crear/ })).toBeNull()
  }
  await obra.open('/sign-up', closed)
  await heading('Las cuentas se piden')
  expect(screen.queryByRole('button', { name: /crear/i })).toBeNull()
})
