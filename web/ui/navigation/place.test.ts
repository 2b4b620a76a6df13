import { describe, expect, it } from 'vitest'
import type { NavigationItem } from './item.ts'
import { currentOf, hasActiveChild, isActive, placeOf, type Place } from './place.ts'

const at = (address: string): Place => {
  const { pathname, search, hash } = new URL(address, 'https://obra.test')
  return { pathname, search, hash }
}
const item = (part: Partial<NavigationItem>): NavigationItem => ({ id: 'a', type: 'basic', ...part })
const target = (part: Partial<NavigationItem>, here: string) => {
  const { pathname, search, hash } = placeOf(item(part), at(here))
  return pathname + search + hash
}

describe('the target of a link', () => {
  it('is its path, with or without a leading slash', () => {
    expect(target({ link: '/calendario' }, '/')).toBe('/calendario')
    expect(target({ link: 'apps/mailbox' }, '/calendario')).toBe('/apps/mailbox')
  })

  it('has its own query, merges it with the current one, or preserves the current one', () => {
    const part = { link: '/a', queryParams: { tab: 'dos' } }
    expect(target(part, '/b?tab=uno&mes=3')).toBe('/a?tab=dos')
    expect(target({ ...part, queryParamsHandling: '' }, '/b?mes=3')).toBe('/a?tab=dos')
    expect(target({ ...part, queryParamsHandling: 'merge' }, '/b?tab=uno&mes=3')).toBe('/a?tab=dos&mes=3')
    expect(target({ ...part, queryParamsHandling: 'preserve' }, '/b?mes=3')).toBe('/a?mes=3')
  })

  it('has its own fragment, or preserves the current one', () => {
    expect(target({ link: '/a', fragment: 'pie' }, '/b#otro')).toBe('/a#pie')
    expect(target({ link: '/a', fragment: 'pie', preserveFragment: true }, '/b#otro')).toBe('/a#otro')
    expect(target({ link: '/a' }, '/b#otro')).toBe('/a')
  })
})

describe('an item is active', () => {
  const active = (part: Partial<NavigationItem>, here: string) => isActive(item(part), at(here))

  it('on its page and below it, compared by segments', () => {
    expect(active({ link: '/finanzas' }, '/finanzas')).toBe(true)
    expect(active({ link: '/finanzas' }, '/finanzas/')).toBe(true)
    expect(active({ link: '/finanzas' }, '/finanzas/pagos?mes=3#pie')).toBe(true)
    expect(active({ link: '/finanzas' }, '/finanzas-viejas')).toBe(false)
  })

  it('unless the address has the query parameter of other items', () => {
    const all = { link: '/listas', inactiveWith: 'lista' }
    expect(active(all, '/listas?proyecto=1')).toBe(true)
    expect(active(all, '/listas?proyecto=1&lista=rubros')).toBe(false)
  })

  it('with exactMatch on the same path and query only, ignoring the fragment', () => {
    const exact = { link: '/finanzas', exactMatch: true }
    expect(active(exact, '/finanzas#pie')).toBe(true)
    expect(active(exact, '/finanzas/pagos')).toBe(false)
    expect(active(exact, '/finanzas?mes=3')).toBe(false)
    expect(active({ ...exact, queryParams: { mes: '3' } }, '/finanzas?mes=3')).toBe(true)
  })

  it('if its query is a subset of the current one', () => {
    const part = { link: '/a', queryParams: { tab: 'dos' } }
    expect(active(part, '/a?tab=dos&mes=3')).toBe(true)
    expect(active(part, '/a?tab=uno')).toBe(false)
  })

  it('for the root only on the root', () => {
    expect(active({ link: '/' }, '/')).toBe(true)
    expect(active({ link: '/' }, '/calendario')).toBe(false)
  })

  it('if its `active` is set, and never as an external link', () => {
    expect(active({ active: true }, '/calendario')).toBe(true)
    expect(active({ link: '/calendario', externalLink: true }, '/calendario')).toBe(false)
    expect(active({}, '/calendario')).toBe(false)
  })
})

describe('aria-current', () => {
  it("is page on the item's own page, and true below it", () => {
    expect(currentOf(item({ link: '/finanzas' }), at('/finanzas?mes=3'))).toBe('page')
    expect(currentOf(item({ link: '/finanzas' }), at('/finanzas/pagos'))).toBe('true')
    expect(currentOf(item({ link: '/finanzas' }), at('/ayuda'))).toBeUndefined()
  })

  it('active children are found at any depth', () => {
    const tree = item({ children: [item({ id: 'b', children: [item({ id: 'c', link: '/c' })] })] })
    expect(hasActiveChild(tree, at('/c/d'))).toBe(true)
    expect(hasActiveChild(tree, at('/d'))).toBe(false)
  })
})
