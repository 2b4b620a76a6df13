/** Input that was not saved or sent when the session ended. */
import { expect, test } from 'vitest'
import { openBoard, openCard } from './boards.ts'
import { field as chatField, openChat, openWith } from './chat-support.ts'
import { fill, findField, norteApi, openFinance, press } from './company-support.ts'
import { act, demo, expectText, fireEvent, inProject, screen, second, useObra, user, within } from './app.ts'

const obra = useObra()

const signInScreen = () => screen.findByRole('heading', { level: 1, name: 'Iniciá sesión' })
const support = '/apps/help-center/support'
const offer = /Quedó sin guardar lo que escribiste acá/

/** The server ends the session: the next request gets a 401. */
async function expire(): Promise<void> {
  const { call } = await import('../../web/api/operations.ts')
  const recover = obra.network.fail('getUser', 401, { more: { error: 'Invalid token' } })
  await call('getUser').catch(() => {})
  await signInScreen()
  recover()
}

/** Signs in at the screen, as the user would. */
async function signIn(): Promise<void> {
  await user.type(await screen.findByLabelText('Correo electrónico'), demo.email)
  await user.type(screen.getByLabelText('Contraseña'), `${demo.password}{Enter}`)
}

/** Another tab removes the token. */
function removeTokenElsewhere(prepare = () => {}): void {
  const oldValue = localStorage.getItem('accessToken')
  prepare()
  localStorage.removeItem('accessToken')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'accessToken', oldValue, newValue: null })))
}

async function typeCobro(from: string): Promise<void> {
  await openFinance(obra, '/cobros')
  await press('Nuevo cobro')
  await fill('De quién', from)
}

async function openCobro(): Promise<void> {
  await openFinance(obra, '/cobros')
  await press('Nuevo cobro')
  await findField('De quién')
}

test('a form is offered to the same account after signing in, and to no other', async () => {
  await obra.open(support, inProject)
  await fill('Asunto', 'No puedo imprimir la foja')
  await expire()
  await expectText('Lo que escribiste sin guardar quedó en este navegador, solo para tu cuenta.')
  await obra.open(support, { as: second })
  expect(await findField('Asunto')).toHaveValue('')
  expect(screen.queryByText(offer)).toBeNull()
  localStorage.removeItem('accessToken')
  await obra.open('/sign-in')
  await signIn()
  await expectText('Lo que escribiste en «Mandar una consulta» te espera ahí')
  await obra.open(support, inProject)
  await screen.findByText(offer)
  await press('Recuperar')
  expect(await findField('Asunto')).toHaveValue('No puedo imprimir la foja')
  expect(screen.queryByText(offer)).toBeNull()

  // Another project loads the page anew: the question comes before the server switches.
  await press(/^Desarrolladora y proyecto activos/)
  await press('Plaza Saavedra')
  await press('Seguir editando')
  expect(await findField('Asunto')).toHaveValue('No puedo imprimir la foja')
  expect(obra.network.requests('setActiveProject')).toEqual([])
})

test('the end in another tab stores it, signing out there deletes it', async () => {
  await typeCobro('Fideicomiso Norte')
  removeTokenElsewhere(() => localStorage.setItem('obra-session-ended', 'true'))
  await signInScreen()
  await openCobro()
  await screen.findByText(offer)
  await press('Recuperar')
  expect(await findField('De quién')).toHaveValue('Fideicomiso Norte')
  localStorage.removeItem('obra-session-ended')
  removeTokenElsewhere()
  await signInScreen()
  await openCobro()
  expect(screen.queryByText(offer)).toBeNull()
})

test('signing out asks first, and then deletes it', async () => {
  await openChat(obra)
  await openWith('Walter Zamudio')
  await user.type(chatField(), 'Mañana llega la bomba')
  await obra.open('/sign-out')
  await screen.findByRole('heading', { level: 1, name: 'Hay textos sin enviar o sin guardar' })
  expect(localStorage.getItem('accessToken')).not.toBeNull()
  await press('Borrarlos y cerrar la sesión')
  await screen.findByRole('heading', { level: 1, name: 'Cerraste la sesión' })
  expect(Object.keys(localStorage)).toEqual([])
})

test('a comment comes back', async () => {
  const board = await openBoard(obra, 'Sesión', 'Excavar')
  const comment = async () => (await openCard('Excavar')).findByRole('textbox', { name: 'Comentar' })
  await user.type(await comment(), 'Falta la bomba')
  await expire()
  await obra.open(`/apps/scrumboard/${board.id}`, inProject)
  const restored = await comment()
  await press('Recuperar')
  expect(restored).toHaveValue('Falta la bomba')
})

test('a chat text comes back', async () => {
  await openChat(obra)
  await openWith('Walter Zamudio')
  await user.type(chatField(), 'Mañana llega la bomba')
  await expire()
  await openChat(obra)
  await openWith('Walter Zamudio')
  expect(chatField()).toHaveValue('Mañana llega la bomba')
})

test('a note comes back', async () => {
  await obra.open('/apps/notes', inProject)
  const cut = obra.network.cut('createNote')
  await user.click(await screen.findByRole('button', { name: /^Escribí una nota/ }))
  fireEvent.change(await screen.findByLabelText('Título'), { target: { value: 'Comprar cal' } })
  await expire()
  cut()
  await obra.open('/apps/notes', inProject)
  await screen.findByRole('link', { name: 'Comprar cal' })
})

test('a sheet comes back, and says that the budget changed meanwhile', async () => {
  const api = await norteApi(obra)
  const { id } = (await api('createPresupuesto', { params: { proyectoId: 1 }, body: { nombre: 'A medias' } })).body
  const grid = () => screen.findByRole('treegrid', { name: 'Ítems del presupuesto' })
  await openFinance(obra, `/presupuesto/${id}`)
  await user.click((await grid()).querySelector('[data-line="0"][data-column="0"]')!)
  await user.keyboard('04.02.1')
  await user.tab()
  await expectText('1 cambio sin guardar')
  await expire()
  const { version } = (await api('getPresupuesto', { params: { proyectoId: 1, id } })).body
  await api('updatePresupuesto', { params: { proyectoId: 1, id }, body: { version, nombre: 'A medias, revisada' } })
  await openFinance(obra, `/presupuesto/${id}`)
  await screen.findByText(/Desde entonces cambiaron los datos guardados/)
  await press('Recuperar')
  await within(await grid()).findByText('04.02.1')
  await expectText('1 cambio sin guardar')
})
