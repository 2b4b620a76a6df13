import { beforeEach, describe, expect, test } from 'vitest'
import { linkFor } from './mail-links.ts'
import {
  demo,
  expectAddress,
  inProject,
  newcomer,
  screen,
  second,
  storedKeys,
  useObra,
  user,
  waitFor,
  within,
} from './app.ts'

const obra = useObra()

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const dialog = async (name?: string) => within(await screen.findByRole('dialog', { name }))
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))

/** The status of a call with a token. */
const statusOf = async (token: string) => (await obra.server.withToken(token)('getUser')).status

/** Signs the demo account in as the command does, and returns its token. */
async function signInElsewhere(): Promise<string> {
  const headers = { 'User-Agent': 'obra/0.1.0 (linux)' }
  const { status, body } = await obra.server.anonymous('signIn', { body: demo, headers })
  expect(status).toBe(200)
  return body.accessToken
}

describe('open sessions', () => {
  const sessions = () => region('Sesiones abiertas')
  const row = 'Comando obra en Linux'

  beforeEach(async () => {
    await (
      await obra.server.as(demo.email)
    )('endOtherSessions')
  })

  test('are listed, and one is ended', async () => {
    const elsewhere = await signInElsewhere()
    await obra.open('/settings/security', inProject)
    const card = await sessions()
    await screen.findByText(/Al cambiarla se cierran tus otras sesiones/)
    expect(await card.findAllByText('Esta sesión')).toHaveLength(1)
    await card.findByText(row)
    expect(await statusOf(elsewhere)).toBe(200)
    await user.click(card.getByRole('button', { name: `Cerrar la sesión de ${row}` }))
    await waitFor(() => expect(card.queryByText(row)).toBeNull())
    await waitFor(async () => expect(await statusOf(elsewhere)).toBe(401))
    await obra.reload()
    await (await sessions()).findByText('Esta sesión')
    expect((await sessions()).queryByText(row)).toBeNull()
  })

  test('are all ended except the current one, after a question', async () => {
    const others = [await signInElsewhere(), await signInElsewhere()]
    await obra.open('/settings/security', inProject)
    const card = await sessions()
    expect(await card.findAllByText(row)).toHaveLength(2)
    await user.click(card.getByRole('button', { name: 'Cerrar las otras' }))
    const question = await dialog('Cerrar tus otras sesiones')
    expect(obra.network.requests('endOtherSessions')).toEqual([])
    await user.click(question.getByRole('button', { name: 'Cerrar las otras' }))
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(1))
    card.getByText('Esta sesión')
    for (const token of others) await waitFor(async () => expect(await statusOf(token)).toBe(401))
    expect(await statusOf(localStorage.getItem('accessToken')!)).toBe(200)
  })

  test('that could not be ended reappear, with a notice', async () => {
    const elsewhere = await signInElsewhere()
    await obra.open('/settings/security', inProject)
    const card = await sessions()
    await card.findByText(row)
    obra.network.fail('endSession', 503)
    await user.click(card.getByRole('button', { name: `Cerrar la sesión de ${row}` }))
    await within(screen.getByRole('region', { name: 'Avisos' })).findByText('No se cerró la sesión')
    await card.findByText(row)
    expect(await statusOf(elsewhere)).toBe(200)
  })
})

describe('a token for scripts', () => {
  const tokens = () => region('Tokens para scripts')

  async function openForm(name?: string) {
    await press('Crear token')
    const form = await dialog('Crear token')
    if (name) await user.type(form.getByRole('textbox', { name: 'Nombre' }), name)
    return form
  }

  test('is created, shown once, used, and revoked', async () => {
    await obra.open('/settings/account', inProject)
    await user.click(await screen.findByRole('link', { name: 'Tokens' }))
    await expectAddress('/settings/tokens')
    const form = await openForm()
    await user.click(form.getByRole('button', { name: 'Crear' }))
    await form.findByText('Escribí para qué es')
    expect(obra.network.requests('createToken')).toEqual([])
    await user.type(form.getByRole('textbox', { name: 'Nombre' }), 'Informe mensual')
    await form.findByRole('option', { name: 'Norte Desarrollos S.A.' })
    await user.selectOptions(form.getByRole('combobox', { name: 'Empresa' }), 'Norte Desarrollos S.A.')
    await user.click(form.getByRole('button', { name: 'Crear' }))
    const token = (await screen.findByLabelText<HTMLInputElement>('Token')).value
    await press('Ya lo guardé')
    await waitFor(() => expect(screen.queryByLabelText('Token')).toBeNull())
    expect(await statusOf(token)).toBe(200)
    await obra.server.services.background.settled()
    await obra.reload()
    await (await tokens()).findByText(/^Solo lee · Norte Desarrollos S\.A\..*usado recién$/)
    expect(document.body.innerHTML).not.toContain(token)
    await press('Revocar Informe mensual')
    const question = await dialog('Revocar Informe mensual')
    expect(await statusOf(token)).toBe(200)
    await user.click(question.getByRole('button', { name: 'Revocar' }))
    await (await tokens()).findByText('No tenés ninguno.')
    await waitFor(async () => expect(await statusOf(token)).toBe(401))
  })

  test('that cannot be created is reported, and keeps the input', async () => {
    obra.network.cut('createToken')
    await obra.open('/settings/tokens', inProject)
    const form = await openForm('Carga')
    await user.click(form.getByRole('button', { name: 'Crear' }))
    expect(await form.findByRole('alert')).toHaveTextContent('No se creó el token.')
    expect(form.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Carga')
    expect(screen.getByRole('region', { name: 'Avisos' })).toBeEmptyDOMElement()
  })
})

describe('a session ends on the server at once', () => {
  test('by signing out', async () => {
    await obra.open('/dashboards/project', inProject)
    const token = localStorage.getItem('accessToken')!
    expect(await statusOf(token)).toBe(200)
    await obra.open('/sign-out')
    await waitFor(async () => expect(await statusOf(token)).toBe(401))
    expect(storedKeys()).toEqual([])
  })

  test('by locking it', async () => {
    await obra.open('/cuenta/contrasena', inProject)
    const token = localStorage.getItem('accessToken')!
    await press(/^Cuenta de/)
    expect(await statusOf(token)).toBe(200)
    await user.click(await screen.findByRole('link', { name: 'Bloquear sesión' }))
    await screen.findByRole('heading', { level: 1, name: 'Sesión bloqueada' })
    await waitFor(async () => expect(await statusOf(token)).toBe(401))
  })
})

describe('the settings', () => {
  test('change the name shown to others', async () => {
    await obra.open('/settings/account', inProject)
    const name = await screen.findByRole('textbox', { name: 'Nombre' })
    const account = (label: RegExp) => screen.findByRole('button', { name: label })
    const save = async (text: string) => {
      await user.clear(name)
      if (text) await user.type(name, text)
      await press('Guardar')
    }
    expect(name).toHaveValue('Lucía Ferreyra')
    await screen.findByText('Es tu usuario. Se cambia más abajo.')
    await save('  ')
    await screen.findByText('Escribí tu nombre')
    expect(obra.network.requests('updateUser')).toEqual([])
    await save('Lucía F.')
    await account(/^Cuenta de Lucía F\./)
    const api = await obra.server.as(demo.email)
    expect((await api('getUser')).body.name).toBe('Lucía F.')
  })

  test('change the appearance, which persists', async () => {
    await obra.open('/settings/account', inProject)
    await user.click(await screen.findByRole('link', { name: 'Apariencia' }))
    const radio = () => screen.findByRole('radio', { name: 'Compacto' })
    expect(await radio()).not.toBeChecked()
    await user.click(await radio())
    const api = await obra.server.as(demo.email)
    await waitFor(async () => expect((await api('getUserSettings')).body.density).toBe('compact'))
    await obra.reload()
    await waitFor(async () => expect(await radio()).toBeChecked())
  })
})

describe('a new email address', () => {
  const card = () => region('Email')

  async function ask(email: string, password: string) {
    await user.click(await (await card()).findByRole('button', { name: 'Cambiar email' }))
    const form = await dialog('Cambiar email')
    await user.type(form.getByLabelText(/^Email nuevo/), email)
    await user.type(form.getByLabelText(/^Contraseña actual/), password)
    await user.click(form.getByRole('button', { name: 'Mandar enlace' }))
    return form
  }

  test('is requested with the password, and takes effect once its link is opened', async () => {
    const email = 'sofia.nueva@obra.test'
    await obra.open('/settings/account', { as: newcomer })
    const form = await ask(email, 'no es esta')
    await form.findByText('No es tu contraseña actual.')
    expect(obra.server.mails.filter(({ to }) => to === email)).toEqual([])
    const field = form.getByLabelText(/^Contraseña actual/)
    await user.clear(field)
    await user.type(field, newcomer.password)
    await user.click(form.getByRole('button', { name: 'Mandar enlace' }))
    await (await card()).findByText(/le mandamos un enlace/)
    await (await card()).findByText(`Entrás con ${newcomer.email}`)
    await obra.open(await linkFor(obra, email))
    await (await card()).findByText(`Entrás con ${newcomer.email}`)
    await press('Confirmar email')
    await (await card()).findByText(`Entrás con ${email}`)
    await expectAddress('/settings/account')
    const signIn = (as: string) => obra.server.anonymous('signIn', { body: { email: as, password: newcomer.password } })
    expect((await signIn(email)).status).toBe(200)
    expect((await signIn(newcomer.email)).status).toBe(404)
  })

  test('is not confirmed by another account’s session', async () => {
    const email = 'lucia.nueva@obra.test'
    const api = await obra.server.as(demo.email)
    await api('requestEmailChange', { body: { current: demo.password, email } })
    await obra.open(await linkFor(obra, email), { as: second })
    await press('Confirmar email')
    await (await card()).findByText(/ya no sirve|no existe|venció/)
    await (await card()).findByText(`Entrás con ${second.email}`)
  })
})
