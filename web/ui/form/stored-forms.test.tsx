// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { TextField } from '../TextField.tsx'
import { Form } from './Form.tsx'
import { areFormsStored, storeForms } from './stored-forms.ts'
import { useForm } from './use-form.ts'

type Draft = { nombre: string; clave: string; adjunto: Blob | null }
const empty: Draft = { nombre: '', clave: '', adjunto: null }

function Sample({ values, isSecret }: { values: Draft; isSecret: boolean }) {
  const form = useForm<Draft>({ values, save: async () => {} })
  return (
    <Form form={form} variant="page" failure="No se guardó." saveLabel="Guardar" onCancel={form.discard}>
      <TextField label="Nombre" {...form.field('nombre')} />
      <TextField label="Clave" type={isSecret ? 'password' : 'text'} {...form.field('clave')} />
      <button type="button" onClick={() => form.change({ adjunto: new Blob(['foto']) })}>
        Adjuntar
      </button>
      {form.values.adjunto && <p>Hay adjunto</p>}
    </Form>
  )
}

function draw(values = empty, isSecret = false) {
  const router = createMemoryRouter([{ path: '/', element: <Sample values={values} isSecret={isSecret} /> }])
  render(<RouterProvider router={router} />)
}
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } })
/** Whether the browser would ask before unloading the page. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
const reload = () => {
  storeForms()
  cleanup()
}

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

it('restores the values once after a reload, without asking before it', () => {
  draw()
  type('Nombre', 'Hormigón H-30')
  expect(asks()).toBe(true)
  storeForms()
  expect(asks()).toBe(false)
  cleanup()
  draw()
  expect(input('Nombre').value).toBe('Hormigón H-30')
  expect(input('Clave').value).toBe('')
  cleanup()
  draw()
  expect(input('Nombre').value).toBe('')
})

it('does not restore into another record or a changed one', () => {
  draw({ ...empty, clave: 'a' })
  type('Nombre', 'De otro')
  reload()
  draw({ ...empty, clave: 'b' })
  expect(input('Nombre').value).toBe('')
})

it('stores neither files nor forms with a password', () => {
  draw()
  type('Nombre', 'Con foto')
  fireEvent.click(screen.getByRole('button', { name: 'Adjuntar' }))
  reload()
  draw()
  expect(input('Nombre').value).toBe('Con foto')
  expect(screen.queryByText('Hay adjunto')).toBeNull()
  cleanup()
  draw(empty, true)
  type('Nombre', 'Secreto')
  storeForms()
  expect(sessionStorage.length).toBe(0)
})

it('asks again and drops the copy after a further edit', () => {
  draw()
  type('Nombre', 'Uno')
  storeForms()
  type('Nombre', 'Uno y medio')
  expect(areFormsStored()).toBe(false)
  expect(asks()).toBe(true)
  expect(sessionStorage.length).toBe(0)
})
