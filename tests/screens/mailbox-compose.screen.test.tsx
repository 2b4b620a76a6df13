import { describe, expect, test } from 'vitest'
import { demo, fireEvent, passTime, screen, second, useObra, user, waitFor, within } from './app.ts'
import {
  composer,
  expectNotice,
  isWriting,
  linkOf,
  notices,
  openMail,
  openMailbox,
  press,
  reader,
  row,
  rows,
  subjects,
} from './mailbox-support.ts'

const obra = useObra()

const meeting = 'Reunión de coordinación, orden del día'
/** The pause before a draft is saved, and before a failed save is retried. */
const [pause, nextTry] = [1_000, 5_000]
/** Longer than a mail waits before it is sent. */
const wait = 5_500

const field = (name: string) => composer().getByRole<HTMLInputElement>('combobox', { name })
const subject = () => composer().getByLabelText<HTMLInputElement>('Asunto')
const text = () => composer().getByLabelText<HTMLTextAreaElement>('Texto del mail')
const recipient = (name: string) => composer().findByRole('button', { name: `Quitar ${name}` })
const pressIn = (name: string) => user.click(composer().getByRole('button', { name }))
const fill = (element: HTMLElement, value: string) => void fireEvent.change(element, { target: { value } })
const expectState = (words: string | RegExp) =>
  waitFor(() => expect(document.querySelector('.composer-state')).toHaveTextContent(words))
const expectObstacle = (words: string) =>
  waitFor(() => expect(composer().getAllByRole('alert')[0]).toHaveTextContent(words))
const expectClosed = () => waitFor(() => expect(isWriting()).toBe(false))

async function expectStored(): Promise<void> {
  await passTime(pause)
  await expectState('Borrador guardado')
}

async function write(title: string): Promise<void> {
  await openMailbox(obra)
  await press('Redactar')
  await waitFor(() => expect(field('Para')).toHaveFocus())
  fill(subject(), title)
}

/** The mails of a folder on the server with this subject. */
async function stored(folder: 'drafts' | 'sent' | 'trash' | 'inbox', title: string, { email } = demo) {
  const api = await obra.server.as(email)
  const { mails } = (await api('listMails', { query: { folder, query: title } })).body
  return (mails ?? []).filter((mail) => mail.subject === title)
}

/** Chooses a file for the mail, as the picker of a browser does. */
const attach = (name: string, content: BlobPart) =>
  user.upload(composer().getByLabelText('Archivos para adjuntar'), new File([content], name, { type: 'text/plain' }))

describe('recipients', () => {
  test('are completed from the contacts, by keyboard', async () => {
    await write('Contactos')
    await user.keyboard('agus')
    const option = await composer().findByRole('option', { name: /agustin@peraltasosa\.test/ })
    expect(option).toHaveAttribute('aria-selected', 'false')
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(option).toHaveAttribute('aria-selected', 'true'))
    await user.keyboard('{Enter}')
    await recipient('Agustín Peralta')
    expect(field('Para')).toHaveValue('')
    await user.keyboard('catastro')
    await composer().findByRole('option', { name: /Beatriz Olmedo.*bolmedo@catastro-rosario\.test/s })
    await user.keyboard('{Enter}')
    await recipient('Beatriz Olmedo')
  })

  test('are checked one by one, and can be corrected', async () => {
    await write('Direcciones')
    fill(field('Para'), 'ana@obra.test, mal; luis@obra')
    await user.keyboard('{Enter}')
    await composer().findByText('No son direcciones de mail: «mal», «luis@obra».')
    await pressIn('Enviar')
    await expectObstacle('Revisá estas direcciones: mal, luis@obra.')
    await pressIn('Quitar mal')
    await composer().findByText('«luis@obra» no es una dirección de mail.')
    expect(composer().queryByRole('alert')).toBeNull()
    expect(field('Para')).toHaveFocus()
    await user.keyboard('{Backspace}')
    await waitFor(() => expect(field('Para')).toHaveValue('luis@obra'))
    await user.keyboard('.test,')
    await recipient('luis@obra.test')
    expect(composer().queryByText(/no es una dirección/)).toBeNull()
    await pressIn('Quitar luis@obra.test')
    await pressIn('Quitar ana@obra.test')
    await pressIn('Enviar')
    await expectObstacle('Agregá al menos un destinatario en «Para».')
    expect(obra.network.requests('sendMail')).toEqual([])
  })
})

describe('drafts', () => {
  test('are saved while writing, and reopen as they were', async () => {
    await write('Borrador de prueba')
    fill(text(), 'Una idea a medio escribir')
    await expectStored()
    await obra.reload()
    await waitFor(() => expect(rows()).not.toEqual([]))
    expect(isWriting()).toBe(false)
    await openMailbox(obra, '/drafts/1')
    await user.click(linkOf(row('Borrador de prueba')))
    await waitFor(() => expect(text()).toHaveValue('Una idea a medio escribir'))
    fill(text(), 'Una idea mejor')
    await pressIn('Guardar y cerrar')
    await expectClosed()
    await waitFor(() => reader().getByText('Una idea mejor'))
  })

  test('are discarded with undo', async () => {
    await write('Para tirar')
    await expectStored()
    await pressIn('Descartar')
    await expectClosed()
    await waitFor(async () => expect(await stored('trash', 'Para tirar')).toHaveLength(1))
    await press('Deshacer')
    await waitFor(() => expect(subject()).toHaveValue('Para tirar'))
    await waitFor(async () => expect(await stored('drafts', 'Para tirar')).toHaveLength(1))
    await pressIn('Descartar')
    await waitFor(async () => expect(await stored('trash', 'Para tirar')).toHaveLength(1))
    await openMailbox(obra, '/trash/1')
    expect(subjects()).toContain('Para tirar')
  })

  test('lose nothing while the server is unreachable, even if the page is reloaded', async () => {
    const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await write('Con el servidor caído')
    await expectStored()
    expect(asksBeforeLeaving()).toBe(false)
    const mend = obra.network.cut('updateMail')
    fill(text(), 'Escrito sin servidor')
    await passTime(pause)
    await expectState(/^Sin guardar\..*no cierres esta ventana/)
    await waitFor(() => expect(asksBeforeLeaving()).toBe(true))
    await pressIn('Guardar y cerrar')
    await expectObstacle('Todavía no pudimos guardar el borrador')
    fill(field('Para'), 'martin@obra.test')
    await pressIn('Enviar')
    await expectObstacle('Todavía no se pudo enviar.')
    expect(text()).toHaveValue('Escrito sin servidor')
    await obra.reload()
    await waitFor(() => expect(text()).toHaveValue('Escrito sin servidor'))
    composer().getByText('Recuperamos lo que estabas escribiendo.')
    await recipient('martin@obra.test')
    mend()
    await passTime(nextTry)
    await expectState('Borrador guardado')
    expect(await stored('drafts', 'Con el servidor caído')).toMatchObject([
      { content: 'Escrito sin servidor', to: ['martin@obra.test'] },
    ])
    expect(await stored('sent', 'Con el servidor caído')).toEqual([])
  })

  test('are saved as soon as the server is back', async () => {
    await write('Vuelve el servidor')
    const mend = obra.network.cut('createMailDraft')
    fill(text(), 'Texto')
    await passTime(pause)
    await expectState(/^Sin guardar\./)
    await passTime(nextTry)
    await waitFor(() => expect(obra.network.requests('createMailDraft')).toHaveLength(2))
    await expectState(/^Sin guardar\./)
    mend()
    await passTime(nextTry)
    await expectState('Borrador guardado')
    expect(await stored('drafts', 'Vuelve el servidor')).toMatchObject([{ content: 'Texto' }])
  })

  test('are saved whatever characters a pasted text contains', async () => {
    await write('Pegado')
    fill(text(), 'Antes\0 <script>alert(1)</script> después')
    fill(field('Para'), 'x'.repeat(400))
    await expectStored()
    const kept = 'Antes <script>alert(1)</script> después'
    expect(text()).toHaveValue(kept)
    expect(await stored('drafts', 'Pegado')).toMatchObject([{ content: kept }])
  })
})

describe('sending', () => {
  async function writeToMartin(title: string): Promise<void> {
    await write(title)
    fill(field('Para'), 'martin@obra.test')
  }

  test('waits five seconds, in which it can be undone', async () => {
    await writeToMartin('Se envía al rato')
    await user.type(text(), 'Hola Martín{Control>}{Enter}{/Control}')
    await expectClosed()
    await press('Deshacer')
    await waitFor(() => expect(text()).toHaveValue('Hola Martín'))
    await passTime(wait)
    expect(obra.network.requests('sendMail')).toEqual([])
    expect(await stored('drafts', 'Se envía al rato')).toHaveLength(1)

    await pressIn('Enviar')
    const offer = await screen.findByText('Enviando el mail…')
    await user.hover(offer)
    await passTime(wait)
    expect(offer).toBeInTheDocument()
    expect(obra.network.requests('sendMail')).toEqual([])
    await user.unhover(offer)
    await passTime(wait)
    await expectNotice('Mail enviado')
    await user.keyboard('z')
    await expectNotice('Ya no hay nada para deshacer')

    expect(obra.network.requests('sendMail')).toHaveLength(1)
    await openMailbox(obra, '/sent/1')
    const sent = rows().filter((item) => item.textContent.includes('Se envía al rato'))
    expect(sent).toHaveLength(1)
    expect(sent[0]).toHaveTextContent('Para: martin@obra.test')
    expect(await stored('inbox', 'Se envía al rato', second)).toHaveLength(1)
    expect(await stored('drafts', 'Se envía al rato')).toEqual([])
  })

  test('that fails is reported and keeps the mail', async () => {
    obra.network.fail('sendMail', 503, { message: 'El servicio no está.' })
    await writeToMartin('No sale')
    await pressIn('Enviar')
    await screen.findByText('Enviando el mail…')
    await passTime(wait)
    await expectNotice(/El servicio no está\. Lo que escribiste quedó en Borradores\./)
    await openMailbox(obra, '/drafts/1')
    expect(subjects()).toContain('No sale')
    expect(await stored('inbox', 'No sale', second)).toEqual([])
  })
})

describe('answers', () => {
  async function openMeeting(): Promise<void> {
    await openMailbox(obra)
    await openMail(meeting)
  }
  const answer = async (name: 'Responder' | 'Responder a todos' | 'Reenviar') => {
    await user.click(reader().getByRole('button', { name }))
    await waitFor(() => expect(isWriting()).toBe(true))
  }
  const files = () => within(composer().getByRole('list', { name: 'Archivos adjuntos' }))

  test('are addressed to the sender, or to all, with the text quoted', async () => {
    await openMeeting()
    await answer('Responder')
    await waitFor(() => expect(text()).toHaveFocus())
    expect(composer().getAllByRole('button', { name: /^Quitar/ })).toHaveLength(1)
    expect(subject()).toHaveValue(`Re: ${meeting}`)
    expect(text().value).toMatch(/Martín Ojeda <martin@obra\.test> escribió:\n> Va lo que anoté/)
    await user.keyboard('{Escape}')
    await expectClosed()
    await answer('Responder a todos')
    expect(field('Cc')).toBeVisible()
    await recipient('Julieta Sosa')
    await pressIn('Cco')
    fill(field('Cco'), 'ana@obra.test')
    field('Cco').focus()
    await user.keyboard('{Enter}')
    await recipient('ana@obra.test')
    await expectStored()
    const [draft] = await stored('drafts', `Re: ${meeting}`)
    const api = await obra.server.as(demo.email)
    const { body } = await api('getMail', { query: { id: draft!.id } })
    expect(body).toMatchObject({ bcc: ['ana@obra.test'] })
    expect(body.cc?.join()).toContain('Julieta Sosa')
  })

  test('show quotations folded', async () => {
    await openMeeting()
    await answer('Responder')
    await waitFor(() => expect(text()).toHaveFocus())
    await user.keyboard('Voy con www.obra.test/plano.')
    await expectStored()
    await user.keyboard('{Escape}')
    await expectClosed()
    await openMailbox(obra, '/drafts/1')
    const draft = rows().find((item) => item.textContent.includes('Voy con'))!
    await user.click(linkOf(draft))
    await waitFor(() => expect(text()).toHaveFocus())
    await user.keyboard('{Escape}')
    await expectClosed()
    const link = await waitFor(() => reader().getByRole('link', { name: 'www.obra.test/plano' }))
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
    const quoted = () => reader().getByText(/> Va lo que anoté/)
    expect(quoted()).not.toBeVisible()
    await user.click(reader().getByText('Texto citado'))
    await waitFor(() => expect(quoted()).toBeVisible())
  })

  test('forwarding keeps the attachments; more can be added and removed', async () => {
    await openMailbox(obra)
    await openMail('Certificado de avance 7 para tu firma')
    await answer('Reenviar')
    expect(subject()).toHaveValue('Fwd: Certificado de avance 7 para tu firma')
    files().getByText('certificado-avance-07.pdf')
    await attach('nota.txt', 'hola')
    await waitFor(() => files().getByText('4 bytes'))
    await attach('enorme.bin', new Uint8Array(5_400_000))
    await expectNotice(/«enorme\.bin» pesa 5,4 MB/)
    const mend = obra.network.cut('uploadMailAttachment')
    await attach('otra.txt', 'otra')
    await waitFor(() => files().getByText(/No se pudo subir/))
    fill(field('Para'), 'martin@obra.test')
    await pressIn('Enviar')
    await expectObstacle('Hay archivos que no se pudieron subir.')
    mend()
    await user.click(files().getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(files().queryByRole('button', { name: 'Reintentar' })).toBeNull())
    await waitFor(() => expect(files().getAllByText('4 bytes')).toHaveLength(2))
    expect(files().getAllByRole('listitem')).toHaveLength(3)
    await user.click(files().getByRole('button', { name: 'Quitar nota.txt' }))
    await waitFor(() => expect(files().getAllByRole('listitem')).toHaveLength(2))
    await expectStored()
    await pressIn('Enviar')
    await screen.findByText('Enviando el mail…')
    await passTime(wait)
    await expectNotice('Mail enviado')
    await openMailbox(obra, '/sent/1')
    await openMail('Fwd: Certificado de avance 7 para tu firma')
    const attached = within(await screen.findByRole('region', { name: 'Archivos adjuntos' }))
    attached.getByText('certificado-avance-07.pdf')
    attached.getByText('otra.txt')
    expect(attached.queryByText('nota.txt')).toBeNull()
  })

  test('with a file above the quota are warned before the upload', async () => {
    const person = { used: 1_999_999_000, limit: 2_000_000_000 }
    await openMeeting()
    const free = obra.network.answer('getStorageUse', { person, company: null })
    await answer('Responder')
    await attach('plano.txt', 'x'.repeat(1_100))
    const refusal = '«plano.txt» pesa 1,1 kB y no entra: tus archivos ocupan 2 GB de 2 GB.'
    await waitFor(() => files().getByText(new RegExp(refusal)))
    expect(obra.network.requests('uploadMailAttachment')).toEqual([])
    free()
    await user.click(files().getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => files().getByText('1,1 kB'))
    expect(obra.network.requests('uploadMailAttachment')).toHaveLength(1)
    expect(notices()).toBeEmptyDOMElement()
  })
})
