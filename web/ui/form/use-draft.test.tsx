// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { areDraftsStored, draftTitles, storeDrafts } from '../../lib/draft-sources.ts'
import { pendingConfirmation } from '../confirm.ts'
import { TextField } from '../TextField.tsx'
import { Form } from './Form.tsx'
import { useForm } from './use-form.ts'

type Draft = { nombre: string; clave: string; adjunto: Blob | null }
type SampleProps = { values: Draft; isSecret: boolean; record: string | null; leaves?: false | undefined }
const empty: Draft = { nombre: '', clave: '', adjunto: null }
const seen = { toText: () => 'version 1', fromText: vi.fn() }

function Sample({ values, isSecret, record, leaves }: SampleProps) {
  const draft = { kind: 'muestra', record }
  const form = useForm<Draft>({ draft, seen, values, save: async () => {}, ...(leaves === false && { leaves }) })
  return (
    <Form form={form} label="Muestra" failure="No se guardó." saveLabel="Guardar" onCancel={form.discard}>
      <TextField label="Nombre" {...form.field('nombre')} />
      <TextField label="Clave" type={isSecret ? 'password' : 'text'} {...form.field('clave')} />
      <button type="button" onClick={() => form.change({ adjunto: new Blob(['foto']) })}>
        Adjuntar
      </button>
      {form.values.adjunto && <p>Hay adjunto</p>}
    </Form>
  )
}

function draw(values = empty, more: Partial<SampleProps> = {}) {
  const element = <Sample values={values} isSecret={false} record={null} {...more} />
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '*', element: <p>Otra pantalla</p> },
  ])
  render(<RouterProvider router={router} />)
  return router
}
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
/** Whether the browser would ask before unloading the page. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
const signIn = (sub: string) => localStorage.setItem('accessToken', `head.${btoa(JSON.stringify({ sub }))}.signature`)
const isOffered = () => screen.queryByText(/Quedó sin guardar/) !== null
function end(isReload = false): void {
  expect(storeDrafts({ isReload })).toBe(true)
  cleanup()
}

beforeEach(() => {
  localStorage.clear()
  seen.fromText.mockClear()
  signIn('ana')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('offers the input once after the session ended, without asking before the page goes', () => {
  draw()
  type('Nombre', 'Hormigón H-30')
  expect(asks()).toBe(true)
  storeDrafts()
  expect(asks()).toBe(false)
  expect(draftTitles()).toEqual(['Muestra'])
  cleanup()
  draw()
  expect(input('Nombre').value).toBe('')
  press('Recuperar')
  expect([input('Nombre').value, input('Clave').value]).toEqual(['Hormigón H-30', ''])
  expect(seen.fromText).toHaveBeenCalledExactlyOnceWith('version 1')
  expect(isOffered()).toBe(false)
  cleanup()
  draw()
  expect(isOffered()).toBe(false)
})

it('returns without a question after a reload that the page announced', () => {
  draw()
  type('Nombre', 'Hormigón H-30')
  end(true)
  draw()
  expect(input('Nombre').value).toBe('Hormigón H-30')
  expect(isOffered()).toBe(false)
})

it('is offered to the same account and record only, and says that the record changed', () => {
  const record = { record: 'a' }
  draw({ ...empty, clave: '1' }, record)
  type('Nombre', 'De Ana')
  end()
  draw({ ...empty, clave: '1' }, { record: 'b' })
  expect(isOffered()).toBe(false)
  cleanup()
  signIn('luis')
  draw({ ...empty, clave: '1' }, record)
  expect(isOffered()).toBe(false)
  cleanup()
  signIn('ana')
  draw({ ...empty, clave: '1' }, record)
  expect(screen.queryByText(/cambiaron los datos guardados/)).toBeNull()
  cleanup()
  draw({ ...empty, clave: '2' }, record)
  screen.getByText(/cambiaron los datos guardados/)
  press('Recuperar')
  expect([input('Nombre').value, input('Clave').value]).toEqual(['De Ana', '2'])
})

it('can be discarded, and is superseded by saving the form', async () => {
  const discard = () => {
    press('Descartar')
    expect(isOffered()).toBe(true)
    pendingConfirmation.get()?.answer('confirmed')
  }
  for (const leave of [discard, () => press('Guardar')]) {
    draw()
    type('Nombre', 'Uno')
    end()
    draw()
    leave()
    await vi.waitFor(() => expect(isOffered()).toBe(false))
    expect(draftTitles()).toEqual([])
    cleanup()
  }
})

it('stores neither files nor forms with a password', () => {
  draw()
  type('Nombre', 'Con foto')
  press('Adjuntar')
  end()
  draw()
  press('Recuperar')
  expect(input('Nombre').value).toBe('Con foto')
  expect(screen.queryByText('Hay adjunto')).toBeNull()
  cleanup()
  draw(empty, { isSecret: true })
  type('Nombre', 'Secreto')
  storeDrafts()
  expect(draftTitles()).toEqual([])
})

it('asks again and drops the copy after a further edit', () => {
  draw()
  type('Nombre', 'Uno')
  storeDrafts()
  type('Nombre', 'Uno y medio')
  expect(areDraftsStored()).toBe(false)
  expect(asks()).toBe(true)
  expect(draftTitles()).toEqual([])
})

it('keeps the offered input when the user types on, until it is restored or discarded', () => {
  draw()
  type('Nombre', 'Uno')
  end()
  draw()
  type('Nombre', 'Dos')
  cleanup()
  draw()
  press('Recuperar')
  expect(input('Nombre').value).toBe('Uno')
})

it('asks before the page goes if the input cannot be stored', () => {
  draw()
  type('Nombre', 'Uno')
  const setItem = () => {
    throw new Error('full')
  }
  vi.stubGlobal('localStorage', { getItem: localStorage.getItem.bind(localStorage), setItem })
  expect(storeDrafts()).toBe(false)
  expect(asks()).toBe(true)
  expect(input('Nombre').value).toBe('Uno')
})

it('is stored without a question when the session is locked, and other screens ask', async () => {
  const router = draw()
  type('Nombre', 'Uno')
  await act(() => router.navigate('/contacts'))
  expect(pendingConfirmation.get()?.title).toBe('Hay cambios sin guardar')
  await act(async () => pendingConfirmation.get()?.answer('cancelled'))
  expect(input('Nombre').value).toBe('Uno')
  await act(() => router.navigate('/unlock-session?redirectURL=/'))
  screen.getByText('Otra pantalla')
  expect(draftTitles()).toEqual(['Muestra'])
})

it('asks before the tab closes for a form that outlives its page', () => {
  draw(empty, { leaves: false })
  expect(asks()).toBe(false)
  type('Nombre', 'Uno')
  expect(asks()).toBe(true)
})
