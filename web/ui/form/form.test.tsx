// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NumberField } from '../NumberField.tsx'
import { TextField } from '../TextField.tsx'
import { Form } from './Form.tsx'
import { openForms } from './open-forms.ts'
import { refusedFields } from './refused-fields.ts'
import { useForm } from './use-form.ts'

afterEach(cleanup)

type Draft = { nombre: string; desde: string; hasta: string }
const empty: Draft = { nombre: '', desde: '1', hasta: '2' }
const refusal = (...issues: { field: string; message: string }[]) => Object.assign(new Error('No se pudo.'), { issues })

type SampleProps = { values?: Draft; save?: (draft: Draft) => Promise<unknown>; onSaved?: () => void }

function Sample({ values = empty, save = async () => {}, onSaved }: SampleProps) {
  const form = useForm<Draft>({
    draft: null,
    values,
    check: ({ nombre, desde, hasta }) => ({
      nombre: nombre.trim() ? undefined : 'Escribí un nombre.',
      hasta: Number(hasta) < Number(desde) ? 'Termina antes de empezar.' : undefined,
    }),
    save,
    onSaved,
  })
  return (
    <Form form={form} variant="page" failure="No se guardó." saveLabel="Guardar" onCancel={form.discard}>
      <TextField label="Nombre" {...form.field('nombre')} />
      <NumberField label="Desde" {...form.field('desde')} />
      <NumberField label="Hasta" {...form.field('hasta')} />
    </Form>
  )
}

function draw(props: SampleProps = {}) {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Sample {...props} /> }])} />)
}

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))

describe('a form', () => {
  it('is sent once on a double press, and again after a failure', async () => {
    let finish = (_outcome: 'saved' | 'failed') => {}
    const send = vi.fn(
      () =>
        new Promise<void>((resolve, reject) => {
          finish = (outcome) => (outcome === 'saved' ? resolve() : reject(new Error('No se pudo.')))
        }),
    )
    draw({ save: send })
    type('Nombre', 'Ana')
    save()
    save()
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    save()
    await act(async () => finish('failed'))
    await screen.findByRole('alert')
    expect(send).toHaveBeenCalledOnce()
    save()
    save()
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    await act(async () => finish('saved'))
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('validates a field on blur, and a dependent field at once', async () => {
    draw()
    expect(screen.queryByText('Escribí un nombre.')).toBeNull()
    fireEvent.blur(input('Nombre'))
    await screen.findByText('Escribí un nombre.')
    type('Nombre', 'Ana')
    expect(screen.queryByText('Escribí un nombre.')).toBeNull()
    fireEvent.blur(input('Hasta'))
    type('Desde', '3')
    await screen.findByText('Termina antes de empezar.')
  })

  it('does not submit invalid values and focuses the first invalid field', async () => {
    const send = vi.fn(async () => {})
    draw({ save: send })
    type('Hasta', '0')
    save()
    await waitFor(() => expect(document.activeElement).toBe(input('Nombre')))
    expect(screen.getByText('Termina antes de empezar.')).toBeTruthy()
    expect(send).not.toHaveBeenCalled()
  })

  it('is sent once and shows the progress of saving', async () => {
    let finish = () => {}
    const send = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    const onSaved = vi.fn()
    draw({ save: send, onSaved })
    type('Nombre', 'Ana')
    expect(screen.getByRole('status').textContent).toBe('Cambios sin guardar')
    save()
    save()
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Guardando…'))
    expect([...openForms].map((form) => form.hasUnsaved())).toEqual([true])
    await act(async () => finish())
    expect(send).toHaveBeenCalledExactlyOnceWith({ nombre: 'Ana', desde: '1', hasta: '2' })
    expect(onSaved).toHaveBeenCalledOnce()
    expect(screen.getByRole('status').textContent).toBe('Guardado')
    expect([...openForms].map((form) => form.hasUnsaved())).toEqual([false])
  })

  it('keeps the values when the server refuses, shows the reason beside the field, and can be sent again', async () => {
    const send = vi.fn().mockRejectedValueOnce(refusal({ field: 'obra.nombre', message: 'Ya hay una así.' }))
    draw({ save: send })
    type('Nombre', 'Ana')
    save()
    await screen.findByText('Ya hay una así.')
    expect(screen.getByRole('alert').textContent).toBe('No se guardó. No se pudo.')
    expect([input('Nombre').value, document.activeElement]).toEqual(['Ana', input('Nombre')])
    type('Nombre', 'Eva')
    expect(screen.queryByText('Ya hay una así.')).toBeNull()
    save()
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Guardado'))
  })

  it('updates fields that are not edited, and keeps an edit whose optimistic change is rolled back', async () => {
    const stored: Draft = { nombre: 'Ana', desde: '1', hasta: '2' }
    let store = (_next: Partial<Draft>) => {}
    let fail = () => {}
    function Live() {
      const [values, setValues] = useState(stored)
      store = (next) => act(() => setValues((before) => ({ ...before, ...next })))
      return <Sample values={values} save={() => new Promise((_, reject) => (fail = () => reject(refusal())))} />
    }
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Live /> }])} />)
    type('Nombre', 'Eva')
    store({ nombre: 'Iris', hasta: '9' })
    expect([input('Nombre').value, input('Hasta').value]).toEqual(['Eva', '9'])
    save()
    await screen.findByText('Guardando…')
    store({ nombre: 'Eva' })
    await act(async () => fail())
    store({ nombre: 'Iris' })
    expect(input('Nombre').value).toBe('Eva')
    expect(screen.getByRole('status').textContent).toBe('Cambios sin guardar')
  })

  it('resets to the stored values on cancel', () => {
    draw()
    type('Nombre', 'Ana')
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    expect(input('Nombre').value).toBe('')
    expect(screen.getByRole('status').textContent).toBe('')
  })
})

it('maps refused fields to form fields, and puts other reasons into the message', () => {
  const values = { nombre: '', lineas: [], address: '' }
  const error = refusal(
    { field: 'nombre', message: 'a' },
    { field: 'contrato.lineas[2].monto', message: 'b' },
    { field: 'shortcut.link', message: 'c' },
    { field: 'version', message: 'Cambió.' },
  )
  expect(refusedFields(error, values, { link: 'address' })).toEqual({
    message: 'No se pudo. Cambió.',
    fields: [
      { name: 'nombre', message: 'a' },
      { name: 'lineas.2.monto', message: 'b' },
      { name: 'address', message: 'c' },
    ],
  })
  expect(refusedFields(new Error('boom'), values).message).toBe('Algo salió mal. Probá de nuevo en unos segundos.')
})
