import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { act, demo, expectAddress, fireEvent, inProject, screen, useObra, user, waitFor, within } from './app.ts'

const obra = useObra()
const home = '/apps/contacts'
const list = () => within(screen.getByRole('list', { name: 'Contactos' }))
const findContact = async (name: RegExp) =>
  within(await screen.findByRole('list', { name: 'Contactos' })).findByRole('link', { name })
const pane = async () => within(await screen.findByRole('region', { name: 'Contacto' }))
const expectHeading = async (name: string) => (await pane()).findByRole('heading', { name })
const expectGone = (name: RegExp) => waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull())
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))

const field = async (name: string) => (await pane()).findByRole('textbox', { name })
async function fill(name: string, value: string): Promise<void> {
  fireEvent.change(await field(name), { target: { value } })
}
async function search(value: string): Promise<void> {
  fireEvent.change(await screen.findByRole('searchbox', { name: 'Buscar contactos' }), { target: { value } })
}

const norteApi = () => obra.server.as(demo.email, 1)
async function addContact(contact: { name: string; title?: string }): Promise<string> {
  const api = await norteApi()
  return (await api('createContact', { body: { contact } })).body.id
}

describe('the list', () => {
  test('is filtered while typing, and its URL restores the filter', async () => {
    await obra.open(home, inProject)
    await findContact(/^Agustín Peralta/)
    list().getByText('A', { exact: true })
    await search('peralta & sosa')
    await screen.findByText(/coincide/)
    await expectAddress(/buscar=peralta/)
    await user.click(await findContact(/^Agustín Peralta/))
    await expectHeading('Agustín Peralta')
    const phone = (await pane()).getByRole('link', { name: '+54 9 11 5834 2207' })
    expect(phone).toHaveAttribute('href', 'tel:+5491158342207')
    await obra.reload()
    await expectHeading('Agustín Peralta')
    expect(screen.getByRole('searchbox', { name: 'Buscar contactos' })).toHaveValue('peralta & sosa')
    await search('nadie se llama así')
    await press('Ver todos')
    await findContact(/^Álvaro Núñez/)
  })

  test('is filtered by tags, and Back shows all', async () => {
    await obra.open(home, inProject)
    const tags = within(await screen.findByRole('group', { name: 'Filtrar por etiqueta' }))
    await user.click(await tags.findByRole('button', { name: 'Familia' }))
    await findContact(/^Bautista Ferreyra/)
    await expectGone(/^Agustín Peralta/)
    await act(async () => history.back())
    await findContact(/^Agustín Peralta/)
  })

  test('reports an unknown contact, and a failed load', async () => {
    await obra.open(`${home}/no-esta`, inProject)
    await screen.findByText('Ese contacto no está')
    const mend = obra.network.cut('listContactPage')
    await obra.reload()
    await screen.findByText('No pudimos traer los contactos')
    mend()
    await press('Reintentar')
    await findContact(/^Agustín Peralta/)
  })
})

describe('a contact', () => {
  test('requires a name, accepts a foreign phone and a birthday, and is edited by keyboard', async () => {
    await obra.open(home, inProject)
    await findContact(/^Agustín Peralta/)
    await user.keyboard('n')
    await fill('Mail 1', 'zoe')
    await press('Crear contacto')
    await screen.findByText('Escribí un nombre.')
    const name = await field('Nombre')
    await waitFor(() => expect(name).toHaveFocus())
    expect(obra.network.requests('createContact')).toEqual([])
    await user.keyboard('Zacarías Yupanqui')
    await fill('Mail 1', 'zaca@andamios.test')
    await fill('Empresa', 'Andamios del Plata')
    await fill('Teléfono 1', '+598 94332817')
    await fill('Cumpleaños', '3/2/1990')
    fireEvent.blur(await field('Teléfono 1'))
    expect(await field('Teléfono 1')).toHaveValue('94 332 817')
    expect((await pane()).getByRole('combobox', { name: 'País del teléfono 1' })).toHaveValue('uy')
    await press('Crear contacto')
    await expectHeading('Zacarías Yupanqui')
    await screen.findByText('3 de febrero de 1990')
    await user.keyboard('e')
    await fill('Puesto', 'Capataz')
    await user.keyboard('{Control>}s{/Control}')
    await screen.findByText('Capataz · Andamios del Plata')
    await search('94332817')
    await findContact(/^Zacarías Yupanqui/)
  })

  test('with unsaved changes is not left without a question', async () => {
    const id = await addContact({ name: 'Elba Pintos' })
    await obra.open(`${home}/${id}/editar`, inProject)
    await fill('Puesto', 'A medias')
    await user.click(await findContact(/^Agustín Peralta/))
    await press('Seguir editando')
    expect(await field('Puesto')).toHaveValue('A medias')
    await user.click(await findContact(/^Agustín Peralta/))
    await press('Salir sin guardar')
    await expectHeading('Agustín Peralta')
  })

  test('is deleted and restored', async () => {
    const id = await addContact({ name: 'Aarón Efímero' })
    await obra.open(`${home}/${id}`, inProject)
    await expectHeading('Aarón Efímero')
    await user.click((await pane()).getByRole('button', { name: 'Eliminar' }))
    await expectGone(/^Aarón Efímero/)
    await press('Deshacer')
    await findContact(/^Aarón Efímero/)
  })

  test('changed concurrently by somebody else causes a question, and nothing is overwritten', async () => {
    const id = await addContact({ name: 'Clara Doble', title: 'Antes' })
    await obra.open(`${home}/${id}/editar`, inProject)
    await waitFor(() => expect(obra.network.requests('streamEvents')).not.toEqual([]))
    await fill('Puesto', 'Mía')
    const api = await norteApi()
    await api('updateContact', { body: { id, contact: { name: 'Clara Doblada', title: 'Ajena', company: 'De otra' } } })
    await findContact(/^Clara Doblada/)
    await press('Guardar')
    await screen.findByText(/Puesto: cambió a «Ajena»; vos escribiste «Mía»/)
    await press('Guardar lo mío')
    await (await pane()).findByText(/Mía/)
    const stored = (await api('getContact', { query: { id } })).body
    expect(stored).toMatchObject({ title: 'Mía', company: 'De otra' })
  })

  test('keeps the input if saving fails, and is saved later', async () => {
    const id = await addContact({ name: 'Delia Caída' })
    await obra.open(`${home}/${id}/editar`, inProject)
    const mend = obra.network.cut('updateContact')
    await fill('Puesto', 'Sobrestante')
    await press('Guardar')
    await screen.findByText(/No se guardó: lo que escribiste sigue acá/)
    expect(await field('Puesto')).toHaveValue('Sobrestante')
    mend()
    await press(/^(Guardar|Reintentar)$/)
    await (await pane()).findByText('Sobrestante')
  })

  test('has tags that are created, renamed and deleted in place', async () => {
    const id = await addContact({ name: 'Tadeo Marcado' })
    await obra.open(`${home}/${id}`, inProject)
    await press('Poner etiqueta')
    const dialog = within(await screen.findByRole('dialog', { name: 'Etiquetas del contacto' }))
    await user.type(dialog.getByRole('textbox', { name: 'Etiqueta nueva' }), 'Gremio{Enter}')
    await dialog.findByRole('checkbox', { name: 'Gremio', checked: true })
    await user.click(dialog.getByRole('button', { name: 'Renombrar Gremio' }))
    fireEvent.change(dialog.getByRole('textbox', { name: 'Nombre de Gremio' }), { target: { value: 'Plomería' } })
    await user.keyboard('{Enter}')
    await dialog.findByRole('checkbox', { name: 'Plomería', checked: true })
    await user.click(dialog.getByRole('button', { name: 'Eliminar Plomería' }))
    const question = within(await screen.findByRole('dialog', { name: 'Eliminar «Plomería»' }))
    await user.click(question.getByRole('button', { name: 'Eliminar' }))
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Plomería' })).toBeNull())
    await waitFor(() => expect(screen.queryByText('Plomería')).toBeNull())
  })

  test('opens the mailbox to write a mail', async () => {
    await obra.open(`${home}?buscar=Beatriz+Olmedo`, inProject)
    await user.click(await findContact(/^Beatriz Olmedo/))
    await user.click(await (await pane()).findByRole('link', { name: 'bolmedo@catastro-rosario.test' }))
    await expectAddress(/^\/apps\/mailbox\/(?!.*para=)/)
    await waitFor(() => expect(document.querySelector('.composer')).toHaveTextContent('bolmedo@catastro-rosario.test'))
  })
})

test('the columns of a table can be changed, and are the same the next time', async () => {
  await obra.open(home, inProject)
  await findContact(/^Agustín Peralta/)
  await press('Más acciones')
  await user.click(await screen.findByRole('menuitem', { name: 'Importar…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Importar contactos' }))
  const choose = () =>
    user.upload(
      dialog.getByLabelText('Archivo de contactos'),
      new File(['Nombre;Interno\nZoe Quiroga;11 4782-9016\n'], 'agenda.csv', { type: 'text/csv' }),
    )
  await choose()
  await dialog.findByText('No se importa: Interno (1 contacto).')
  await user.selectOptions(dialog.getByLabelText('Qué es la columna Interno'), 'Teléfono')
  await waitFor(() => expect(dialog.queryByText(/^No se importa:/)).toBeNull())
  dialog.getByText(/4782.?9016/, { selector: '.import-note' })
  await choose()
  await waitFor(() => expect(dialog.getByLabelText('Qué es la columna Interno')).toHaveValue('phone'))
  dialog.getByText(/4782.?9016/, { selector: '.import-note' })
})

test('a file without contacts is refused, and a failed import can be retried', async () => {
  await obra.open(home, inProject)
  await findContact(/^Agustín Peralta/)
  await press('Más acciones')
  await user.click(await screen.findByRole('menuitem', { name: 'Importar…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Importar contactos' }))
  // As in a browser's file picker, where `accept` can be bypassed.
  const anyFile = userEvent.setup({ delay: null, applyAccept: false })
  const choose = (content: string, name: string, type: string) =>
    anyFile.upload(dialog.getByLabelText('Archivo de contactos'), new File([content], name, { type }))
  await choose('PNG', 'foto.png', 'image/png')
  await dialog.findByText(/foto\.png no es de un tipo que se pueda subir\./)
  await choose('a', 'lista.csv', 'text/csv')
  await dialog.findByText(/No encontramos contactos en el archivo\./)
  const unmapped = ['ORG:Obras;Compras', 'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ', 'EMAIL:sin arroba']
  const cards = ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Zulema Quiroga', ...unmapped, 'END:VCARD'].join('\r\n')
  await choose(cards, 'agenda.vcf', 'text/vcard')
  await dialog.findByText('Va a las notas: Departamento (1 contacto).')
  dialog.getByText('No se importa: Foto (1 contacto).')
  await dialog.findByText(/«sin arroba» no es un mail y se deja afuera\./)
  const mend = obra.network.fail('importContacts', 503)
  await user.click(dialog.getByRole('button', { name: /^Importar 1 contacto/ }))
  await dialog.findByText(/No se importaron\./)
  mend()
  await user.click(dialog.getByRole('button', { name: /^Importar 1 contacto/ }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Importar contactos' })).toBeNull())
  await search('quiroga')
  await findContact(/^Zulema Quiroga/)
  await press('Deshacer')
  await expectGone(/^Zulema Quiroga/)
})
