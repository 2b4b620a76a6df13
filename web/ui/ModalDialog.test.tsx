// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ModalDialog } from './ModalDialog.tsx'
import { PickerField, type Picked } from './PickerField.tsx'

afterEach(cleanup)

const entries: Picked[] = [{ id: '1', label: 'Corralón San Martín' }]

/** A page whose button opens a dialog with a picker, in which another button opens a question. */
function Sample({ isQuestionDismissible }: { isQuestionDismissible: boolean }) {
  const [open, setOpen] = useState<'nothing' | 'form' | 'question'>('nothing')
  const [picked, setPicked] = useState<Picked | null>(null)
  return (
    <>
      <button onClick={() => setOpen('form')}>Nuevo pago</button>
      <ModalDialog title="Pago" isOpen={open !== 'nothing'} onClose={() => setOpen('nothing')}>
        <PickerField label="Proveedor" value={picked} onChange={setPicked} search={async () => entries} />
        <button onClick={() => setOpen('question')}>Borrar</button>
      </ModalDialog>
      <ModalDialog
        title="¿Borrar?"
        isOpen={open === 'question'}
        dismissible={isQuestionDismissible}
        onClose={() => setOpen('form')}
      >
        <button>Sí</button>
      </ModalDialog>
    </>
  )
}

async function openForm(isQuestionDismissible = true) {
  render(<Sample isQuestionDismissible={isQuestionDismissible} />)
  const opener = screen.getByRole('button', { name: 'Nuevo pago' })
  opener.focus()
  fireEvent.click(opener)
  return { opener, form: within(await screen.findByRole('dialog', { name: 'Pago' })) }
}

const escape = () =>
  fireEvent.keyDown(document.activeElement!, { key: 'Escape', code: 'Escape', keyCode: 27, which: 27 })
const dialogs = () => screen.queryAllByRole('dialog').length

it('closes an open list first, then the dialog, and returns the focus', async () => {
  const { opener, form } = await openForm()
  // Focusing the field opens the list of recent entries.
  form.getByRole('combobox', { name: 'Proveedor' }).focus()
  // happy-dom has no layout: PrimeReact hides its list, as if the field were out of view.
  await screen.findByRole('option', { name: 'Corralón San Martín', hidden: true })
  escape()
  await waitFor(() => expect(screen.queryByRole('option', { hidden: true })).toBeNull())
  expect(dialogs()).toBe(1)
  escape()
  await waitFor(() => expect(dialogs()).toBe(0))
  expect(document.activeElement).toBe(opener)
})

it('closes the question above it first, and then itself', async () => {
  const { form } = await openForm()
  const button = form.getByRole('button', { name: 'Borrar' })
  button.focus()
  fireEvent.click(button)
  await screen.findByRole('dialog', { name: '¿Borrar?' })
  escape()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '¿Borrar?' })).toBeNull())
  expect(dialogs()).toBe(1)
  expect(document.activeElement).toBe(button)
  escape()
  await waitFor(() => expect(dialogs()).toBe(0))
})

it('stays open below a question that has to be answered', async () => {
  const { form } = await openForm(false)
  fireEvent.click(form.getByRole('button', { name: 'Borrar' }))
  await screen.findByRole('dialog', { name: '¿Borrar?' })
  escape()
  expect(dialogs()).toBe(2)
})
