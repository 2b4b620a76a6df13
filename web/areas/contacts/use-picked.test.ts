// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { notices } from '../../api/notices.ts'
import { usePicked } from './use-picked.ts'

const ids = Array.from({ length: 3000 }, (_none, index) => `c${index}`)
const list = {
  indexOf: (id: string) => ids.indexOf(id),
  idsBetween: async (from: number, to: number) => ids.slice(from, to + 1),
}
const toggle = (hook: { current: ReturnType<typeof usePicked> }, id: string, isRange = false) =>
  act(async () => hook.current.toggle(id, isRange))

afterEach(cleanup)

describe('usePicked', () => {
  it('selects and deselects with Shift over rows that are not rendered', async () => {
    const { result } = renderHook(() => usePicked('all', list))
    await toggle(result, 'c10')
    await toggle(result, 'c400', true)
    expect(result.current.ids.size).toBe(391)
    await toggle(result, 'c300', true)
    expect(result.current.ids.size).toBe(290)
  })

  it('refuses more than 1,000 contacts and keeps the selection', async () => {
    const { result } = renderHook(() => usePicked('all', list))
    await toggle(result, 'c0')
    await toggle(result, 'c2999', true)
    expect(result.current.ids.size).toBe(1)
    expect(notices.get().at(-1)?.message).toContain('1.000')
  })

  it('clears the selection when the list changes', async () => {
    const { result, rerender } = renderHook(({ key }) => usePicked(key, list), { initialProps: { key: 'all' } })
    await toggle(result, 'c1')
    rerender({ key: 'abel' })
    expect(result.current.ids.size).toBe(0)
  })
})
