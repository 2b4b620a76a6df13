import { expect, test } from 'vitest'
import { linkFor } from './mail-links.ts'
import {
  demo,
  expectAddress,
  expectFocus,
  expectText,
  inProject,
  newcomer,
  passTime,
  screen,
  second,
  useObra,
  user,
  waitFor,
} from './app.ts'

const obra = useObra()

const fresh = 'el patio con malvones'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const mailsTo = (email: string) => obra.server.mails.filter(({ to }) => to === email)

/** A password reset link for `email`, requested by API. */
async function askForLink(email: string): Promise<string> {
  const count = mailsTo(email).length
  expect((await obra.server.anonymous('forgotPassword', { body: { email } })).status).toBe(200)
  return linkFor(obra, email, count + 1)
}

const tokenOf = (link: string) => new URLSearchParams(link.split('?')[1]).get('token')!

async function typePassword(password: string): Promise<HTMLElement> {
  const field = await screen.findByLabelText<HTMLInputElement>('Contraseña nueva')
  if (field.value !== '') await user.clear(field)
  await user.type(field, `${password}{Enter}`)
  return field
}

/** Requests a link on the screen, and returns the shown text without the parts that vary by person and time. */
async function forget(email: string): Promise<string> {
  await obra.open('/forgot-password')
  await user.type(await screen.findByLabelText('Correo electrónico'), `${email}{Enter}`)
  await heading('Revisá tu correo')
  return screen.getByRole('main').textContent.replaceAll(email, '…').replace(/\d+ s/, '… s')
}

test('the forgotten-password form starts with the address typed before', async () => {
  await obra.open('/sign-in')
  await user.type(await screen.findByLabelText('Correo electrónico'), newcomer.email)
  await user.click(screen.getByRole('link', { name: '¿Olvidaste tu contraseña?' }))
  await heading('¿Olvidaste tu contraseña?')
  expect(document.title).toBe('Recuperar contraseña · Obra')
  expect(screen.getByLabelText('Correo electrónico')).toHaveValue(newcomer.email)
  await user.type(screen.getByLabelText('Correo electrónico'), '{Enter}')
  await expectFocus(await heading('Revisá tu correo'))
  await expectText(`Si hay una cuenta con ${newcomer.email}`)
  await linkFor(obra, newcomer.email)
})

test('a new password must follow the rule and replaces the old one', async () => {
  await obra.open(await askForLink(second.email))
  const field = await typePassword('corta')
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Le faltan 3 caracteres/))
  await expectFocus(field)
  await typePassword(fresh)
  await screen.findByText('Cambiaste tu contraseña. Iniciá sesión con la nueva.')
  await user.type(screen.getByLabelText('Correo electrónico'), second.email)
  const password = screen.getByLabelText('Contraseña')
  await user.type(password, `${second.password}{Enter}`)
  expect(await screen.findByRole('alert')).toHaveTextContent('no coinciden')
  await expectFocus(password)
  await user.clear(password)
  await user.type(password, `${fresh}{Enter}`)
  await heading('Selección de Desarrolladora')
})

test('a used link says so, does not change the password and offers a new link', async () => {
  const link = await askForLink(demo.email)
  await obra.open(link)
  await typePassword(demo.password)
  await expectAddress('/sign-in')
  await obra.open(link)
  await expectFocus(await heading('Este enlace ya no sirve'))
  expect(screen.queryByLabelText('Contraseña nueva')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Pedir un enlace nuevo' }))
  await screen.findByRole('button', { name: 'Mandame el enlace' })
})

test('a link used elsewhere while its form is open is reported on submit', async () => {
  const link = await askForLink(demo.email)
  await obra.open(link)
  await screen.findByLabelText('Contraseña nueva')
  await obra.server.anonymous('resetPassword', { body: { token: tokenOf(link), password: demo.password } })
  await typePassword(fresh)
  await expectFocus(await heading('Este enlace ya no sirve'))
})

test('a link opened while signed in explains the redirect, and stays valid', async () => {
  const link = await askForLink(demo.email)
  await obra.open(link, inProject)
  await heading('Tablero del proyecto')
  expect(screen.getByRole('region', { name: 'Avisos' })).toHaveTextContent('El enlace del mail sigue sirviendo')
  await obra.open('/sign-out')
  await heading('Cerraste la sesión')
  await obra.open(link)
  await typePassword(demo.password)
  await screen.findByText('Cambiaste tu contraseña. Iniciá sesión con la nueva.')
})

test('the form does not reveal whether an address has an account', async () => {
  expect(await forget('nadie@obra.test')).toBe(await forget(demo.email))
  await obra.server.services.background.settled()
  expect(mailsTo('nadie@obra.test')).toEqual([])
})

test('the mail can be requested again after a minute, or for another address', async () => {
  await forget('otra@obra.test')
  expect(await screen.findByRole('button', { name: /Podés reenviarlo en \d+ s/ })).toBeDisabled()
  await passTime(61_000)
  await user.click(await screen.findByRole('button', { name: 'Reenviar el mail' }))
  await expectText('Te mandamos otro mail.')
  await user.click(screen.getByRole('button', { name: 'Usar otra dirección' }))
  expect(await screen.findByLabelText('Correo electrónico')).toHaveValue('otra@obra.test')
})

test('failures keep the input, and too many attempts show how long to wait', async () => {
  obra.network.fail('forgotPassword', 429, { headers: { 'Retry-After': '42' } })
  await obra.open('/forgot-password')
  await user.type(await screen.findByLabelText('Correo electrónico'), 'otra@obra.test{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('42 segundos')
  expect(screen.getByLabelText('Correo electrónico')).toHaveValue('otra@obra.test')

  obra.network.answer('checkResetToken', true)
  obra.network.cut('resetPassword')
  await obra.open('/reset-password?token=algo')
  const field = await typePassword(fresh)
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos comunicarnos con el servidor')
  expect(field).toHaveValue(fresh)
})

test('the page without a token explains itself', async () => {
  await obra.open('/reset-password')
  await heading('Falta el enlace del mail')
})

test('a changed password ends sessions on other devices', async () => {
  await obra.open('/dashboards/project', inProject)
  await heading('Tablero del proyecto')
  const token = tokenOf(await askForLink(demo.email))
  await obra.server.anonymous('resetPassword', { body: { token, password: demo.password } })
  await obra.reload()
  await expectText('Tu sesión venció.')
})

test('the password is changed in the settings with the current one, and other sessions end', async () => {
  const elsewhere = await obra.server.as(demo.email)
  await obra.open('/dashboards/project', inProject)
  await heading('Tablero del proyecto')
  await user.click(await screen.findByRole('button', { name: /^Cuenta/ }))
  await user.click(await screen.findByRole('link', { name: 'Cambiar contraseña' }))
  await heading('Cambiar la contraseña')
  const current = await screen.findByLabelText(/^Contraseña actual/)
  await user.type(current, 'no es esta')
  await user.type(screen.getByLabelText(/^Contraseña nueva/), fresh)
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }))
  await waitFor(() => expect(current).toHaveAccessibleDescription(/No es tu contraseña actual/))
  await user.clear(current)
  await user.type(current, demo.password)
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }))
  await heading('Tablero del proyecto')
  expect((await elsewhere('getUser')).status).toBe(401)
  await obra.reload()
  await heading('Tablero del proyecto')
})
