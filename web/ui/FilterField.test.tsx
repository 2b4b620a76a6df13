// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FilterField, type Filter } from './FilterField.tsx'

afterEach(cleanup)

const flag: Filter = { key: 'bajo', label: 'Stock bajo', kind: 'flag' }

it('shows a choice before it is in the address, then follows the address', () => {
  const onChange = vi.fn()
  const { rerender } = render(<FilterField filter={flag} value="" onChange={onChange} />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Stock bajo' })
  fireEvent.click(box)
  expect(onChange).toHaveBeenCalledWith('1')
  expect(box.checked).toBe(true)
  rerender(<FilterField filter={flag} value="1" onChange={onChange} />)
  rerender(<FilterField filter={flag} value="" onChange={onChange} />)
  expect(box.checked).toBe(false)
})
