// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PickerField, type Picked } from './PickerField.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Opens the list of recent entries by focusing the field. */
function open(search: () => Promise<Picked[]>) {
  render(<PickerField label="Proveedor" value={null} onChange={() => {}} search={search} />)
  screen.getByRole('combobox', { name: 'Proveedor' }).focus()
}

const nothingFound = () => screen.queryByText('No hay resultados')
const failedSearch = () => Promise.reject(new TypeError('fetch failed'))

it('says that nothing was found only if the server answered so', async () => {
  open(async () => [])
  await waitFor(() => expect(nothingFound()).not.toBeNull())
})

it.each([
  [false, 'Estás sin conexión: no pudimos buscar.'],
  [true, 'No pudimos buscar. Probá de nuevo.'],
])('says that it could not search (online: %s)', async (isOnline, message) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  open(failedSearch)
  expect(await screen.findByText(message)).toBeDefined()
  expect(nothingFound()).toBeNull()
})

describe('Enter on found entries', () => {
  const litoral = { id: '1', label: 'Hormigones del Litoral' }
  const field = () => screen.getByRole('combobox', { name: 'Proveedor' })
  /** Types a text and waits for its results, whose highlight is then taken off, as before PrimeReact sets it. */
  async function type(onChange: (picked: Picked | null) => void) {
    render(<PickerField label="Proveedor" value={null} onChange={onChange} search={async () => [litoral]} />)
    fireEvent.change(field(), { target: { value: 'lito' } })
    const found = await screen.findByRole('option', { name: litoral.label, hidden: true })
    await waitFor(() => expect(found.getAttribute('data-p-highlight')).toBe('true'))
    found.setAttribute('data-p-highlight', 'false')
  }

  it('picks the first one before it is highlighted', async () => {
    const onChange = vi.fn()
    await type(onChange)
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(onChange).toHaveBeenLastCalledWith(litoral)
  })

  it('picks none once Escape has closed the list', async () => {
    const onChange = vi.fn()
    await type(onChange)
    fireEvent.keyDown(field(), { key: 'Escape', code: 'Escape' })
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(onChange).not.toHaveBeenCalled()
  })
})
