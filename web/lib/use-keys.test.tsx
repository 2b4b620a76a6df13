// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useKeys } from './use-keys.ts'

afterEach(cleanup)

const onKey = vi.fn()
afterEach(() => onKey.mockClear())

function Page({ isOn = true, isCovered = false }: { isOn?: boolean; isCovered?: boolean }) {
  useKeys({ j: () => onKey('j'), Enter: () => onKey('Enter'), '#': () => onKey('#') }, isOn)
  return (
    <>
      <input aria-label="text" />
      <input aria-label="box" type="checkbox" />
      <textarea aria-label="area" />
      <button type="button">press</button>
      {isCovered && <div role="dialog" aria-modal="true" />}
    </>
  )
}

test('a key works anywhere on the page, also on a checkbox', () => {
  render(<Page />)
  fireEvent.keyDown(document.body, { key: 'j' })
  fireEvent.keyDown(screen.getByLabelText('box'), { key: '#', shiftKey: true })
  expect(onKey.mock.calls).toEqual([['j'], ['#']])
})

test('a key is ignored in text fields and with Ctrl, Alt or Cmd', () => {
  render(<Page />)
  fireEvent.keyDown(screen.getByLabelText('text'), { key: 'j' })
  fireEvent.keyDown(screen.getByLabelText('area'), { key: '#' })
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
    fireEvent.keyDown(document.body, { key: 'j', [modifier]: true })
  }
  expect(onKey).not.toHaveBeenCalled()
})

test('Enter acts on the focused button only', () => {
  render(<Page />)
  fireEvent.keyDown(screen.getByText('press'), { key: 'Enter' })
  expect(onKey).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'Enter' })
  expect(onKey).toHaveBeenCalledExactlyOnceWith('Enter')
})

test('keys are ignored under a dialog and when turned off', () => {
  const { rerender } = render(<Page isCovered />)
  fireEvent.keyDown(document.body, { key: 'j' })
  rerender(<Page isOn={false} />)
  fireEvent.keyDown(document.body, { key: 'j' })
  expect(onKey).not.toHaveBeenCalled()
})
