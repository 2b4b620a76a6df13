import { afterEach, describe, expect, it, vi } from 'vitest'
import { loading, setLoadingProgress, setLoadingStatus } from './loading.ts'

afterEach(() => vi.restoreAllMocks())

describe('loading', () => {
  it('accepts progress from 0 to 100 and logs other values', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    setLoadingProgress(40)
    for (const wrong of [-1, 101, Number.NaN]) setLoadingProgress(wrong)
    expect(loading.get().progress).toBe(40)
    expect(error.mock.calls).toEqual(Array(3).fill(['Progress value must be between 0 and 100!']))
  })

  it('requires a request url', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    setLoadingStatus(true, '')
    expect(loading.get().show).toBe(false)
    expect(error).toHaveBeenCalledWith('The request URL must be provided!')
  })

  it('counts two requests to one url separately', () => {
    setLoadingStatus(true, '/a')
    setLoadingStatus(true, '/a')
    setLoadingStatus(false, '/a')
    expect(loading.get().show).toBe(true)
    setLoadingStatus(false, '/a')
    expect(loading.get().show).toBe(false)
  })
})
