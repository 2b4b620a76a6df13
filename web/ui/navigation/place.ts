import type { NavigationItem } from './item.ts'

/** An address inside the app, in the parts of the browser's location. */
export type Place = { pathname: string; search: string; hash: string }

const segmentsOf = (pathname: string): string[] => pathname.split('/').filter(Boolean)

function searchOf(item: NavigationItem, here: Place): string {
  if (item.queryParamsHandling === 'preserve') return here.search
  const params = new URLSearchParams(item.queryParamsHandling === 'merge' ? here.search : '')
  for (const [name, value] of Object.entries(item.queryParams ?? {})) params.set(name, value)
  return params.size > 0 ? `?${params}` : ''
}

/** Where an item's link leads from here: its path, with the query and the fragment as the item handles them. */
export function placeOf(item: NavigationItem, here: Place): Place {
  const pathname = `/${(item.link ?? '').replace(/^\//, '')}`
  const fragment = item.fragment ? `#${item.fragment}` : ''
  return { pathname, search: searchOf(item, here), hash: item.preserveFragment ? here.hash : fragment }
}

function isWithin(params: URLSearchParams, all: URLSearchParams): boolean {
  return [...params].every(([name, value]) => all.get(name) === value)
}

/**
 * Whether an item is where the person is. Without `exactMatch` its path, or its section, may be the beginning of the current one, and its
 * query a part of it; the fragment does not count. `active` says so whatever the address.
 */
export function isActive(item: NavigationItem, here: Place): boolean {
  if (item.active) return true
  if (!item.link || item.externalLink) return false
  const target = placeOf(item, here)
  const [wanted, current] = [segmentsOf(item.section ?? target.pathname), segmentsOf(here.pathname)]
  const [wantedParams, params] = [new URLSearchParams(target.search), new URLSearchParams(here.search)]
  const isBelow = wanted.every((segment, index) => segment === current[index]) && isWithin(wantedParams, params)
  if (!isBelow) return false
  // Everything is below the root, so the root is where one is only on itself.
  const isSamePath = wanted.length === current.length
  return item.exactMatch || wanted.length === 0 ? isSamePath && wantedParams.size === params.size : true
}

/** Whether an active item stands anywhere below this one. */
export function hasActiveChild(item: NavigationItem, here: Place): boolean {
  return (item.children ?? []).some((child) => isActive(child, here) || hasActiveChild(child, here))
}

/** What `aria-current` says of an item: this very page, or the part of the app that the page belongs to. */
export function currentOf(item: NavigationItem, here: Place): 'page' | 'true' | undefined {
  if (!isActive(item, here)) return undefined
  const isThisPage = item.link && segmentsOf(item.link).join('/') === segmentsOf(here.pathname).join('/')
  return isThisPage ? 'page' : 'true'
}
