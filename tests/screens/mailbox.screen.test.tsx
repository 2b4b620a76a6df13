import { describe, expect, test } from 'vitest'
import { moments } from '../support/moments.ts'
import { address, expectAddress, inProject, screen, useObra, user, waitFor } from './app.ts'
import {
  folder,
  labelNav,
  linkOf,
  mailbox,
  openMail,
  openMailbox,
  press,
  reader,
  row,
  rows,
  subjects,
} from './mailbox-support.ts'

const obra = useObra()

const search = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Buscar mails' })

describe('places', () => {
  test('opens the inbox with folders, counts, filters and labels in Spanish', async () => {
    await openMailbox(obra, '')
    await expectAddress(`${mailbox}/inbox/1`)
    screen.getByRole('heading', { name: 'Recibidos', level: 1 })
    expect(rows()).toHaveLength(10)
    for (const name of ['Enviados', 'Borradores', 'Spam', 'Papelera', 'Destacados', 'Importantes']) folder(name)
    for (const name of ['Personal', 'Trabajo', 'Pagos', 'Facturas', 'Cuentas', 'Foros']) {
      labelNav().getByRole('link', { name })
    }
    expect(folder('Recibidos')).toHaveAccessibleName(/sin leer/)
  })

  test('a link opens its folder, page and mail, and Back returns', async () => {
    await openMailbox(obra, '/inbox/2')
    screen.getByText(/^11–20 de/)
    const [subject = ''] = subjects()
    await openMail(subject)
    expect(address()).toBe(linkOf(row(subject)).getAttribute('href'))
    await obra.reload()
    await waitFor(() => reader().getByRole('heading', { name: subject }))
    await screen.findByText(/^11–20 de/)
    const opened = address()
    await user.click(folder('Destacados'))
    await expectAddress(`${mailbox}/filter/starred/1`)
    await screen.findByRole('heading', { name: 'Destacados', level: 1 })
    await user.click(labelNav().getByRole('link', { name: 'Facturas' }))
    await expectAddress(`${mailbox}/label/invoices/1`)
    history.back()
    await expectAddress(`${mailbox}/filter/starred/1`)
    history.back()
    await expectAddress(opened)
    await waitFor(() => reader().getByRole('heading', { name: subject }))
  })

  test('an unknown folder, label, mail or page shows a not-found message with a link', async () => {
    await obra.open(`${mailbox}/nowhere/1`, inProject)
    await screen.findByText('No encontramos esa carpeta')
    await obra.open(`${mailbox}/label/nowhere/1`, inProject)
    await screen.findByText('No encontramos esa etiqueta')
    await obra.open(`${mailbox}/inbox/1/00000000-0000-4000-8000-000000000000`, inProject)
    await screen.findByText('Ese mail ya no está')
    await press('Volver a la lista')
    await expectAddress(`${mailbox}/inbox/1`)
    await openMailbox(obra, '/inbox/9999')
    expect(address()).not.toContain('9999')
  })

  test('searches while typing, keeps the text in the URL, and says if nothing matches', async () => {
    await openMailbox(obra)
    await user.keyboard('/')
    expect(await search()).toHaveFocus()
    await user.type(await search(), 'cochera')
    await expectAddress(/query=cochera/)
    await waitFor(() => expect(subjects()).toContain('Una duda sobre la cochera 17'))
    await obra.reload()
    expect(await search()).toHaveValue('cochera')
    await user.clear(await search())
    await user.type(await search(), 'zzzz')
    await screen.findByText('Nada contiene «zzzz» en Recibidos.')
    await press('Buscar en todo el correo')
    await expectAddress(/\/all\/1\?query=zzzz/)
    await screen.findByText('Nada contiene «zzzz» en Todo el correo.')
    await user.click(await screen.findByRole('button', { name: 'Borrar la búsqueda' }))
    await waitFor(() => expect(rows()).toHaveLength(10))
    expect(await search()).toHaveValue('')
  })

  test('turns pages by buttons and by number', async () => {
    await openMailbox(obra)
    await press('Página siguiente')
    await screen.findByText(/^11–20 de/)
    expect(address()).toBe(`${mailbox}/inbox/2`)
    const page = screen.getByRole('textbox', { name: /^Página/ })
    await user.clear(page)
    await user.type(page, '3{Enter}')
    await screen.findByText(/^21–30 de/)
    await press('Primera página')
    await expectAddress(`${mailbox}/inbox/1`)
  })

  test('Back and Forward walk through the mails that were opened', async () => {
    await openMailbox(obra)
    const [, , , , first = '', , , second = ''] = subjects()
    await openMail(first)
    await openMail(second)
    history.back()
    await waitFor(() => reader().getByRole('heading', { name: first }))
    history.forward()
    await waitFor(() => reader().getByRole('heading', { name: second }))
  })

  test('the first load shows placeholders of folders and mails', async () => {
    const releases = (['listMails', 'listMailboxFolders'] as const).map((id) => obra.network.hold(id))
    await obra.open(`${mailbox}/inbox/1`, inProject)
    await screen.findByText('Cargando los mails…')
    await screen.findByText('Cargando las carpetas…')
    for (const release of releases) release()
    await waitFor(() => expect(rows()).toHaveLength(10))
  })

  test('a list that cannot be loaded offers a retry', async () => {
    const mend = obra.network.fail('listMails', 503)
    await obra.open(`${mailbox}/inbox/1`, inProject)
    await screen.findByText('No pudimos traer los mails')
    mend()
    await press('Reintentar')
    await waitFor(() => expect(rows()).toHaveLength(10))
  })
})

for (const [name, moment] of Object.entries(moments)) {
  test(`lists pages of ten with the newest first, at ${name}`, async () => {
    await openMailbox(obra, '/inbox/1', { ...inProject, at: new Date(moment) })
    const times = () => rows().map((item) => item.querySelector('time')!.dateTime)
    const first = times()
    await press('Página siguiente')
    await screen.findByText(/^11–20 de/)
    await waitFor(() => expect(times()[0]).not.toBe(first[0]))
    const both = [...first, ...times()]
    expect(both).toHaveLength(20)
    expect(both).toEqual(both.toSorted().toReversed())
  })
}
