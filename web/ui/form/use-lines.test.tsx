// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { TextField } from '../TextField.tsx'
import { Form } from './Form.tsx'
import { useForm } from './use-form.ts'
import { useLines } from './use-lines.ts'

afterEach(cleanup)

type Draft = { lineas: { monto: string }[] }

function Sample({ save }: { save: (draft: Draft) => Promise<unknown> }) {
  const form = useForm<Draft>({
    draft: null,
    values: { lineas: [{ monto: '1' }, { monto: '2' }, { monto: '3' }] },
    check: ({ lineas }) =>
      Object.fromEntries(lineas.map(({ monto }, index) => [`lineas.${index}.monto`, monto ? undefined : 'Falta.'])),
    save,
  })
  const lines = useLines(form, 'lineas')
  return (
    <Form form={form} variant="page" failure="No se guardó." saveLabel="Guardar" onCancel={form.discard}>
      {lines.keys.map((key, index) => (
        <div key={key}>
          <TextField label={`Monto ${index + 1}`} {...form.field(`lineas.${index}.monto`)} />
          <button type="button" onClick={() => lines.remove(index)}>
            Quitar {index + 1}
          </button>
        </div>
      ))}
      <button type="button" onClick={() => lines.add({ monto: '' })}>
        Agregar
      </button>
    </Form>
  )
}

const amounts = () => screen.queryAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('lines are added, edited and removed, and errors show in their line', async () => {
  const save = vi.fn(async () => {})
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Sample save={save} /> }])} />)
  fireEvent.change(screen.getByLabelText('Monto 2'), { target: { value: '22' } })
  const third = screen.getByLabelText('Monto 3')
  press('Quitar 1')
  expect(amounts()).toEqual(['22', '3'])
  // The same element, so the focus stays.
  expect(screen.getByLabelText('Monto 2')).toBe(third)
  press('Agregar')
  press('Guardar')
  await screen.findByText('Falta.')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Monto 3')))
  expect(save).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText('Monto 3'), { target: { value: '4' } })
  press('Guardar')
  await waitFor(() => expect(save).toHaveBeenCalledWith({ lineas: [{ monto: '22' }, { monto: '3' }, { monto: '4' }] }))
})
