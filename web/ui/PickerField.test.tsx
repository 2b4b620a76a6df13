// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
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
