// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { QuickAdd } from './QuickAdd.tsx'

afterEach(cleanup)

it('keeps the text when Escape closes it', () => {
  const onAdd = vi.fn(async () => true)
  render(<QuickAdd label="Título" button="Agregar una tarjeta" add="Agregar" onAdd={onAdd} />)
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Agregar una tarjeta' }))
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Título')
  open()
  fireEvent.change(field(), { target: { value: 'Hormigonar' } })
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(screen.queryByLabelText('Título')).toBeNull()
  open()
  expect(field().value).toBe('Hormigonar')
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('Hormigonar')
  expect(field().value).toBe('')
})
