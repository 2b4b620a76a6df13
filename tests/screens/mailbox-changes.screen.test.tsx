import { describe, expect, test } from 'vitest'
import { demo, expectAddress, inProject, passTime, screen, useObra, user, waitFor, within } from './app.ts'
import { expectListening } from './live-support.ts'
import {
  boxOf,
  choose,
  composer,
  countOf,
  dialog,
  expectNotice,
  folder,
  isWriting,
  labelNav,
  linkOf,
  mailbox,
  notices,
  openMail,
  openMailbox,
  press,
  pressFirst,
  reader,
  row,
  rows,
  subjectOf,
  subjects,
} from './mailbox-support.ts'
import { replaceAll } from './panels.ts'

const obra = useObra()

const flag = (item: HTMLElement, name: 'Destacado' | 'Importante') =>
  within(item).getByRole('button', { name: new RegExp(`^${name}`) })
const isOn = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true'

/** The number of mails in a folder on the server. */
async function storedIn(name: 'inbox' | 'trash'): Promise<number> {
  const api = await obra.server.as(demo.email)
  return (await api('listMails', { query: { folder: name } })).body.pagination.totalResults!
}

describe('one mail', () => {
  test('opening marks as read and updates the count; u marks as unread', async () => {
    await openMailbox(obra)
    const before = countOf('Recibidos')
    await openMail('Una duda sobre la cochera 17')
    await waitFor(() => expect(countOf('Recibidos')).toBe(before - 1))
    await user.keyboard('u')
    await waitFor(() => expect(countOf('Recibidos')).toBe(before))
    await obra.reload()
    await waitFor(() => expect(countOf('Recibidos')).toBe(before - 1))
  })

  test('star and importance appear before the server responds, and roll back if refused', async () => {
    await openMailbox(obra)
    obra.network.fail('updateMails', 503)
    // A refetch would hide a missing rollback.
    for (const id of ['listMails', 'listMailboxFolders'] as const) obra.network.hold(id)
    const release = obra.network.hold('updateMails')
    const item = rows().find((each) => !isOn(flag(each, 'Destacado')) && !isOn(flag(each, 'Importante')))!
    const subject = subjectOf(item)
    const flags = () => [flag(row(subject), 'Destacado'), flag(row(subject), 'Importante')]
    for (const each of flags()) {
      await user.click(each)
      await waitFor(() => expect(each).toHaveAttribute('aria-pressed', 'true'))
    }
    release()
    await expectNotice('No se pudo cambiar la estrella')
    await expectNotice('No se pudo cambiar la importancia')
    await waitFor(() => expect(flags().map(isOn)).toEqual([false, false]))
  })

  test('star and importance are stored', async () => {
    await openMailbox(obra)
    const item = rows().find((each) => !isOn(flag(each, 'Destacado')) && !isOn(flag(each, 'Importante')))!
    const subject = subjectOf(item)
    await user.click(flag(item, 'Destacado'))
    await user.click(flag(item, 'Importante'))
    await waitFor(() => expect(obra.network.requests('updateMails')).toHaveLength(2))
    await openMailbox(obra)
    expect([flag(row(subject), 'Destacado'), flag(row(subject), 'Importante')].map(isOn)).toEqual([true, true])
    await user.click(flag(row(subject), 'Destacado'))
    await waitFor(() => expect(isOn(flag(row(subject), 'Destacado'))).toBe(false))
  })

  test('unread changes row and count at once, and both roll back if refused', async () => {
    await openMailbox(obra)
    const before = countOf('Recibidos')
    obra.network.fail('updateMails', 503)
    // A refetch would hide a missing rollback.
    for (const id of ['listMails', 'listMailboxFolders'] as const) obra.network.hold(id)
    const release = obra.network.hold('updateMails')
    const subject = subjectOf(rows().find((item) => item.matches('.mail-row-unread'))!)
    await user.click(boxOf(row(subject)))
    await press('Marcar como leído')
    await waitFor(() => expect(row(subject)).not.toHaveClass('mail-row-unread'))
    expect(countOf('Recibidos')).toBe(before - 1)
    release()
    await expectNotice('No se pudo marcar como leído')
    await waitFor(() => expect(row(subject)).toHaveClass('mail-row-unread'))
    expect(countOf('Recibidos')).toBe(before)
  })

  test('that is deleted can be restored, and the next one opens', async () => {
    await openMailbox(obra)
    const [, subject = '', next = ''] = subjects()
    const before = await storedIn('trash')
    await openMail(subject)
    await user.keyboard('#')
    await waitFor(() => reader().getByRole('heading', { name: next }))
    expect(subjects()).not.toContain(subject)
    await press('Deshacer')
    await waitFor(() => expect(subjects()).toContain(subject))
    expect(await storedIn('trash')).toBe(before)
  })

  test('is the only one deleted by a double press on delete', async () => {
    const before = await storedIn('trash')
    await openMailbox(obra, '/inbox/2')
    await openMail(subjects()[0]!)
    await user.dblClick(reader().getByRole('button', { name: 'Eliminar' }))
    await screen.findByText('Mail movido a Papelera')
    await waitFor(async () => expect(await storedIn('trash')).toBe(before + 1))
    const changes = await Promise.all(obra.network.requests('updateMails').map((request) => request.json()))
    expect(changes.filter(({ mail }) => 'folder' in mail)).toHaveLength(1)
  })

  test('is moved to spam and back', async () => {
    await openMailbox(obra)
    const before = countOf('Spam')
    await openMail('Reunión de coordinación, orden del día')
    await user.click(await reader().findByRole('button', { name: 'Marcar como spam' }))
    await waitFor(() => expect(countOf('Spam')).toBe(before + 1))
    await user.click(folder('Spam'))
    await waitFor(() => expect(subjects()).toContain('Reunión de coordinación, orden del día'))
    await openMail('Reunión de coordinación, orden del día')
    await user.click(await reader().findByRole('button', { name: 'No es spam' }))
    await waitFor(() => expect(countOf('Spam')).toBe(before))
  })
})

describe('several mails', () => {
  test('selected with Shift are labelled and moved, and all is undone', async () => {
    await openMailbox(obra)
    await user.click(boxOf(rows()[0]!))
    await user.keyboard('{Shift>}')
    await user.click(boxOf(rows()[3]!))
    await user.keyboard('{/Shift}')
    await screen.findByText('4 elegidos')
    const [first = '', , , last = ''] = subjects()
    const hasLabel = () => within(row(last)).queryByText('Foros') !== null
    await choose('Etiquetar', 'Foros')
    await waitFor(() => expect(hasLabel()).toBe(true))
    await user.keyboard('z')
    await waitFor(() => expect(hasLabel()).toBe(false))
    await press('Mover a')
    await user.keyboard('{End}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Papelera'))
    await user.keyboard('{Enter}')
    await screen.findByText('4 mails movidos a Papelera')
    await waitFor(() => expect(subjects()).not.toContain(first))
    await user.keyboard('z')
    await waitFor(() => expect(subjects()).toContain(first))
    await waitFor(() => expect(rows()).toHaveLength(10))
  })

  test('are selected as a range with Shift by keyboard', async () => {
    await openMailbox(obra)
    await user.keyboard('jxjj{Shift>}X{/Shift}')
    await screen.findByText('3 elegidos')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('3 elegidos')).toBeNull())
  })

  test('that cannot be moved or labelled are unchanged, without an undo notice', async () => {
    await openMailbox(obra)
    const [subject = ''] = subjects()
    obra.network.fail('updateMails', 503)
    await user.click(boxOf(rows()[0]!))
    await choose('Mover a', 'Papelera')
    await expectNotice('No se pudo mover a Papelera')
    await waitFor(() => expect(subjects()[0]).toBe(subject))
    await user.click(boxOf(rows()[0]!))
    await choose('Etiquetar', 'Foros')
    await expectNotice('No se pudo cambiar la etiqueta')
    await waitFor(() => expect(within(row(subject)).queryByText('Foros')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
  })

  test('are deleted permanently only after a question, by one call', async () => {
    await openMailbox(obra, '/spam/1')
    const before = countOf('Spam')
    await user.click(linkOf(rows()[0]!))
    await waitFor(() => reader().getByRole('button', { name: 'Eliminar para siempre' }))
    const question = () => dialog('¿Eliminar este mail para siempre?')
    await user.click(reader().getByRole('button', { name: 'Eliminar para siempre' }))
    await user.click((await question()).getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^¿Eliminar/ })).toBeNull())
    expect(obra.network.requests('deleteMails')).toEqual([])
    await user.click(reader().getByRole('button', { name: 'Eliminar para siempre' }))
    await user.click((await question()).getByRole('button', { name: 'Eliminar para siempre' }))
    await waitFor(() => expect(countOf('Spam')).toBe(before - 1))
    for (const index of [0, 1]) await user.click(boxOf(rows()[index]!))
    await pressFirst('Eliminar para siempre')
    const both = await dialog('¿Eliminar 2 mails para siempre?')
    await user.click(both.getByRole('button', { name: 'Eliminar para siempre' }))
    await waitFor(() => expect(countOf('Spam')).toBe(before - 3))
    expect(obra.network.requests('deleteMails')).toHaveLength(2)
    await press('Vaciar spam')
    await user.click((await dialog('¿Vaciar el spam?')).getByRole('button', { name: 'Vaciar spam' }))
    await screen.findByText('No hay spam')
    await waitFor(() => expect(countOf('Spam')).toBe(0))
  })
})

describe('layout and keys', () => {
  test('the reading pane is on the right, below or hidden, and the choice persists', async () => {
    await openMailbox(obra)
    const isBelow = () => expect(document.querySelector('.mailbox-bottom')).not.toBeNull()
    const hasReader = () => document.querySelector('section[aria-label="Lectura"]') !== null
    await choose('Vista y ayuda', 'Lectura abajo')
    await waitFor(isBelow)
    await waitFor(() => expect(obra.network.requests('updateMailboxSettings')).toHaveLength(1))
    await openMailbox(obra)
    await waitFor(isBelow)
    await choose('Vista y ayuda', 'Sin panel de lectura')
    await waitFor(() => expect(hasReader()).toBe(false))
    await user.click(linkOf(rows()[0]!))
    await waitFor(() => expect(rows()).toEqual([]))
    await user.click(reader().getByRole('button', { name: 'Recibidos' }))
    await waitFor(() => expect(rows()).toHaveLength(10))
    const mend = obra.network.fail('updateMailboxSettings', 503)
    await choose('Vista y ayuda', 'Lectura a la derecha')
    await expectNotice('No se pudo cambiar la vista')
    await waitFor(() => expect(hasReader()).toBe(false))
    mend()
    await choose('Vista y ayuda', 'Lectura a la derecha')
    await waitFor(() => expect(hasReader()).toBe(true))
  })

  test('keys move, open, flag and answer, but not while typing', async () => {
    await openMailbox(obra)
    await user.keyboard('jj')
    await waitFor(() => expect(linkOf(rows()[1]!)).toHaveFocus())
    await user.keyboard('k')
    await waitFor(() => expect(linkOf(rows()[0]!)).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(linkOf(rows()[0]!)).toHaveAttribute('aria-current', 'true'))
    await user.keyboard('e')
    await waitFor(() => expect(linkOf(rows()[1]!)).toHaveAttribute('aria-current', 'true'))
    const star = () => flag(rows()[1]!, 'Destacado')
    const wasStarred = isOn(star())
    await user.keyboard('s')
    await waitFor(() => expect(isOn(star())).toBe(!wasStarred))
    await user.keyboard('x')
    await screen.findByText('1 elegido')
    await user.keyboard('{Escape}')
    for (const [key, subject] of [
      ['r', /^Re: /],
      ['a', /^Re: /],
      ['f', /^Fwd: /],
      ['c', /^$/],
    ] as const) {
      await user.keyboard(key)
      await waitFor(() => expect(composer().getByLabelText<HTMLInputElement>('Asunto').value).toMatch(subject))
      await user.click(composer().getByLabelText('Asunto'))
      await user.keyboard('?{Backspace}{Escape}')
      await waitFor(() => expect(isWriting()).toBe(false))
    }
    await user.keyboard('?')
    const keys = await dialog('Atajos de teclado')
    keys.getByText('Marcar como leído y pasar al siguiente')
    await user.click(keys.getByRole('checkbox'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Atajos de teclado' })).toBeNull())
    await user.keyboard('c?')
    expect(screen.queryAllByRole('dialog')).toEqual([])
  })
})

describe('labels', () => {
  const newLabel = async () => {
    await press('Crear etiqueta')
    return dialog('Nueva etiqueta')
  }
  const labelLink = (name: string) => labelNav().queryByRole('link', { name })

  test('are created, renamed, recoloured and deleted after a question', async () => {
    await openMailbox(obra)
    const create = await newLabel()
    await user.click(create.getByRole('button', { name: 'Crear etiqueta' }))
    await create.findByText('Escribí un nombre.')
    await user.type(create.getByLabelText(/^Nombre/), 'Obra Núñez')
    await user.click(create.getByRole('radio', { name: 'Verde' }))
    await user.click(create.getByRole('button', { name: 'Crear etiqueta' }))
    await waitFor(() => expect(labelLink('Obra Núñez')).not.toBeNull())
    await user.click(labelLink('Obra Núñez')!)
    await expectAddress(`${mailbox}/label/obra-nunez/1`)
    await screen.findByText('No hay mails acá')
    expect(labelLink('Obra Núñez')!.closest('[data-colour]')).toHaveAttribute('data-colour', 'green')
    await user.click(labelNav().getByRole('button', { name: 'Opciones de la etiqueta Obra Núñez' }))
    await user.click(labelNav().getByRole('menuitem', { name: 'Cambiar nombre o color' }))
    const edit = await dialog('Editar etiqueta')
    await user.clear(edit.getByLabelText(/^Nombre/))
    await user.type(edit.getByLabelText(/^Nombre/), 'Obra Sur')
    await user.click(edit.getByRole('radio', { name: 'Rosa' }))
    await user.click(edit.getByRole('button', { name: 'Guardar' }))
    await expectAddress(`${mailbox}/label/obra-sur/1`)
    await screen.findByRole('heading', { name: 'Obra Sur', level: 1 })
    await user.click(labelNav().getByRole('button', { name: 'Opciones de la etiqueta Obra Sur' }))
    await user.click(labelNav().getByRole('menuitem', { name: 'Eliminar etiqueta' }))
    const question = await dialog('¿Eliminar la etiqueta «Obra Sur»?')
    question.getByText(/Los mails no se borran\./)
    await user.click(question.getByRole('button', { name: 'Eliminar etiqueta' }))
    await waitFor(() => expect(labelLink('Obra Sur')).toBeNull())
    await expectAddress(`${mailbox}/inbox/1`)
  })

  test('are refused with the same name and colour, and a double press creates one', async () => {
    await openMailbox(obra)
    const create = await newLabel()
    const save = create.getByRole('button', { name: 'Crear etiqueta' })
    await user.type(create.getByLabelText(/^Nombre/), 'TRABAJO')
    await user.click(create.getByRole('radio', { name: 'Índigo' }))
    await user.click(save)
    await create.findByText(/Ya tenés la etiqueta «Trabajo» de ese color/)
    await user.clear(create.getByLabelText(/^Nombre/))
    await user.type(create.getByLabelText(/^Nombre/), 'Doble')
    await user.dblClick(save)
    await waitFor(() => expect(labelLink('Doble')).not.toBeNull())
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nueva etiqueta' })).toBeNull())
    expect(obra.network.requests('createMailboxLabel')).toHaveLength(1)
  })

  test('that cannot be created keep the input, without a notice', async () => {
    obra.network.fail('createMailboxLabel', 503, { message: 'El servicio no está.' })
    await openMailbox(obra)
    const create = await newLabel()
    await user.type(create.getByLabelText(/^Nombre/), 'Obra Oeste')
    await user.click(create.getByRole('button', { name: 'Crear etiqueta' }))
    expect(await create.findByRole('alert')).toHaveTextContent('No se pudo guardar la etiqueta. El servicio no está.')
    expect(create.getByLabelText(/^Nombre/)).toHaveValue('Obra Oeste')
    expect(notices()).toBeEmptyDOMElement()
  })

  test('that cannot be renamed keep the input; those that cannot be deleted stay', async () => {
    obra.network.fail('updateMailboxLabel', 503, { message: 'El servicio no está.' })
    obra.network.fail('deleteMailboxLabel', 503)
    await openMailbox(obra)
    await user.click(labelNav().getByRole('button', { name: 'Opciones de la etiqueta Foros' }))
    await user.click(labelNav().getByRole('menuitem', { name: 'Cambiar nombre o color' }))
    const edit = await dialog('Editar etiqueta')
    await user.type(edit.getByLabelText(/^Nombre/), ' viejos')
    await user.click(edit.getByRole('radio', { name: 'Rojo' }))
    await user.click(edit.getByRole('button', { name: 'Guardar' }))
    expect(await edit.findByRole('alert')).toHaveTextContent('No se pudo guardar la etiqueta. El servicio no está.')
    expect(edit.getByLabelText(/^Nombre/)).toHaveValue('Foros viejos')
    expect(edit.getByRole('radio', { name: 'Rojo' })).toBeChecked()
    await user.click(edit.getByRole('button', { name: 'Cancelar' }))
    await user.click(labelNav().getByRole('button', { name: 'Opciones de la etiqueta Foros' }))
    await user.click(labelNav().getByRole('menuitem', { name: 'Eliminar etiqueta' }))
    const question = await dialog('¿Eliminar la etiqueta «Foros»?')
    await user.click(question.getByRole('button', { name: 'Eliminar etiqueta' }))
    await expectNotice('No se pudo eliminar la etiqueta')
    expect(labelLink('Foros')).not.toBeNull()
  })
})

describe('changes from elsewhere', () => {
  test('are refetched; the page that made a change refetches only once', async () => {
    await openMailbox(obra)
    await expectListening(obra)
    const asked = () => obra.network.requests('listMails').length
    const before = asked()
    await user.click(flag(rows()[0]!, 'Destacado'))
    await waitFor(() => expect(asked()).toBe(before + 1))
    // Announced on the same stream, after the change of the mail.
    await replaceAll(obra, 'messages', [{ title: 'Después' }])
    await screen.findByRole('button', { name: 'Mensajes, 1 sin leer' })
    expect(asked()).toBe(before + 1)

    await passTime(1_000)
    const api = await obra.server.as(demo.email)
    await api('sendMail', { body: { mail: { to: [demo.email], subject: 'Recién llegado', content: 'Hola' } } })
    await waitFor(() => expect(subjects()).toContain('Recién llegado'))
  })

  test('report that the listed label was deleted', async () => {
    const api = await obra.server.as(demo.email)
    const { id } = (await api('createMailboxLabel', { body: { label: { title: 'Fugaz' } } })).body
    await obra.open(`${mailbox}/label/fugaz/1`, inProject)
    await screen.findByText('No hay mails acá')
    await expectListening(obra)
    await api('deleteMailboxLabel', { query: { id } })
    await screen.findByText('No encontramos esa etiqueta')
    expect(screen.queryByText('No pudimos actualizar la lista.')).toBeNull()
  })
})
