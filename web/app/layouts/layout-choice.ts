import { useSearchParams } from 'react-router-dom'
import { createStore, useStore } from '../../lib/store.ts'

export const layouts = ['compact', 'empty'] as const
export type LayoutName = (typeof layouts)[number]

/** The configured layout. It lasts until the page is reloaded, so that nobody is left without a navigation. */
export const configuredLayout = createStore<LayoutName>('compact')

/**
 * The layout of the screens that do not bring their own (those of the sign-in are always `empty`): what `?layout=` names,
 * else the configured one (seed 000, section 2).
 */
export function layoutFor(search: URLSearchParams, configured: LayoutName): LayoutName {
  return layouts.find((name) => name === search.get('layout')) ?? configured
}

/** The layout in use, and how to choose another: that clears `?layout=` first, which would hide the choice. */
export function useLayoutChoice(): [LayoutName, (layout: LayoutName) => void] {
  const [search, setSearch] = useSearchParams()
  const layout = layoutFor(search, useStore(configuredLayout))
  const choose = (next: LayoutName) => {
    setSearch(
      (params) => {
        params.delete('layout')
        return params
      },
      { replace: true, preventScrollReset: true },
    )
    configuredLayout.set(next)
  }
  return [layout, choose]
}
