// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { preloadPhones, usePhones } from './phones.ts'

const countries = [
  { id: '1', iso: 'ar', name: 'Argentina', code: '+54', flagImagePos: '0' },
  { id: '2', iso: 'uy', name: 'Uruguay', code: '+598', flagImagePos: '0' },
]
const { result } = renderHook(() => usePhones(countries))
const ar = (phoneNumber: string) => ({ country: 'ar', phoneNumber })

beforeAll(async () => {
  expect(result.current.isPossible(ar('1'))).toBe(true)
  preloadPhones()
  await waitFor(() => expect(result.current.isPossible(ar('1'))).toBe(false))
})

describe('usePhones', () => {
  it('isPossible applies the rules of the country and accepts an empty number', () => {
    const { isPossible } = result.current
    expect(isPossible(ar('11 5834-2207'))).toBe(true)
    expect(isPossible(ar('11 58'))).toBe(false)
    expect(isPossible(ar('hola'))).toBe(false)
    expect(isPossible(ar(''))).toBe(true)
    expect(isPossible({ country: 'uy', phoneNumber: '99 123 456' })).toBe(true)
  })

  it('formats and dials numbers with the dial code of their country', () => {
    expect(result.current.formatted(ar('1158342207'))).toBe('+54 11 5834 2207')
    expect(result.current.address(ar('11 5834-2207'))).toBe('tel:+541158342207')
  })

  it('leaves service numbers as they are', () => {
    expect(result.current.formatted(ar('*145'))).toBe('*145')
    expect(result.current.address(ar('*145#'))).toBe('tel:*145%23')
    expect(result.current.tidied(ar('Guardia 11 5834-2207'))).toEqual(ar('Guardia 11 5834-2207'))
  })

  it('tidied formats a number nationally; a typed dial code sets the country', () => {
    expect(result.current.tidied(ar('1158342207'))).toEqual(ar('11 5834 2207'))
    expect(result.current.tidied(ar('+598 99 123 456'))).toEqual({ country: 'uy', phoneNumber: '99 123 456' })
    expect(result.current.tidied(ar('12'))).toEqual(ar('12'))
  })
})
