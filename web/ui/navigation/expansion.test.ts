import { describe, expect, it } from 'vitest'
import { expandTo, toggle } from './expansion.ts'
import type { NavigationItem } from './item.ts'

const link = (id: string): NavigationItem => ({ id, type: 'basic', title: id, link: `/${id}` })
const items: NavigationItem[] = [
  {
    id: 'obra',
    type: 'collapsable',
    children: [link('cimientos'), { id: 'estructura', type: 'collapsable', children: [link('losas')] }],
  },
  { id: 'grupo', type: 'group', children: [{ id: 'ventas', type: 'collapsable', children: [link('unidades')] }] },
  { id: 'cerrado', type: 'collapsable', disabled: true, children: [link('secreto')] },
]
const at = (pathname: string) => ({ pathname, search: '', hash: '' })
const none = new Set<string>()

describe('expanding to the current page', () => {
  it('expands every ancestor of the page', () => {
    expect([...expandTo(items, at('/losas'), none, true)]).toEqual(['obra', 'estructura'])
    expect([...expandTo(items, at('/unidades'), none, true)]).toEqual(['ventas'])
  })

  it('collapses the other branches with autoCollapse only', () => {
    const before = new Set(['ventas'])
    expect([...expandTo(items, at('/cimientos'), before, true)]).toEqual(['obra'])
    expect([...expandTo(items, at('/cimientos'), before, false)]).toEqual(['ventas', 'obra'])
  })

  it('changes nothing if the ancestors are expanded already', () => {
    const before = new Set(['ventas'])
    expect(expandTo(items, at('/calendario'), before, true)).toBe(before)
  })
})

describe('toggling a branch', () => {
  it('expands it, and collapses the others with autoCollapse', () => {
    expect([...toggle(items, 'ventas', new Set(['obra']), true)]).toEqual(['ventas'])
    expect([...toggle(items, 'ventas', new Set(['obra']), false)]).toEqual(['obra', 'ventas'])
  })

  it('keeps its ancestors expanded', () => {
    expect([...toggle(items, 'estructura', new Set(['obra']), true)]).toEqual(['obra', 'estructura'])
  })

  it('collapses it with its descendants', () => {
    expect([...toggle(items, 'obra', new Set(['obra', 'estructura', 'ventas']), true)]).toEqual(['ventas'])
  })

  it('does nothing for a disabled branch', () => {
    expect(toggle(items, 'cerrado', none, true)).toBe(none)
  })
})
