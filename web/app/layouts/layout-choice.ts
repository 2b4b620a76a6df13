import { useSearchParams } from 'react-router-dom'
import { createStore, useStore } from '../../lib/store.ts'

export const layouts = ['compact', 'empty'] as const
export type LayoutName = (typeof layouts)[number]

/** The configured layout. In memory only, so that a reload always brings the navigation back. */
export const configuredLayout = createStore<LayoutName>('compact')

/** The layout of a screen without a fixed one: `?layout=`, or the configured one. */
export function layoutFor(search: URLSearchParams, configured: LayoutName): LayoutName {
  return layouts.find((name) => name === search.get('layout')) ?? configured
}

/** The current layout and a setter, which removes `?layout=` so that it does not override the choice. */
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
