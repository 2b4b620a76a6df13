import type { NavigationItem } from './item.ts'

/** An address inside the app, split as in `window.location`. */
export type Place = { pathname: string; search: string; hash: string }

const segmentsOf = (pathname: string): string[] => pathname.split('/').filter(Boolean)

function searchOf(item: NavigationItem, here: Place): string {
  if (item.queryParamsHandling === 'preserve') return here.search
  const params = new URLSearchParams(item.queryParamsHandling === 'merge' ? here.search : '')
  for (const [name, value] of Object.entries(item.queryParams ?? {})) params.set(name, value)
  return params.size > 0 ? `?${params}` : ''
}

/** The target of an item's link from here, with query and fragment as the item handles them. */
export function placeOf(item: NavigationItem, here: Place): Place {
  const pathname = `/${(item.link ?? '').replace(/^\//, '')}`
  const fragment = item.fragment ? `#${item.fragment}` : ''
  return { pathname, search: searchOf(item, here), hash: item.preserveFragment ? here.hash : fragment }
}

function isWithin(params: URLSearchParams, all: URLSearchParams): boolean {
  return [...params].every(([name, value]) => all.get(name) === value)
}

/**
 * Whether an item is active at an address. Without `exactMatch` its path may be a prefix and its query a subset of the current
 * one; the fragment is ignored. `active` overrides the address.
 */
export function isActive(item: NavigationItem, here: Place): boolean {
  if (item.active) return true
  if (!item.link || item.externalLink) return false
  const target = placeOf(item, here)
  const [wanted, current] = [segmentsOf(target.pathname), segmentsOf(here.pathname)]
  const [wantedParams, params] = [new URLSearchParams(target.search), new URLSearchParams(here.search)]
  const isBelow = wanted.every((segment, index) => segment === current[index]) && isWithin(wantedParams, params)
  if (!isBelow || (item.inactiveWith && params.has(item.inactiveWith))) return false
  // Every path starts with the root, so the root always needs an exact match.
  const isSamePath = wanted.length === current.length
  return item.exactMatch || wanted.length === 0 ? isSamePath && wantedParams.size === params.size : true
}

/** Whether any descendant of the item is active. */
export function hasActiveChild(item: NavigationItem, here: Place): boolean {
  return (item.children ?? []).some((child) => isActive(child, here) || hasActiveChild(child, here))
}

/** The `aria-current` of an item: 'page' on its own page, 'true' on a page below it. */
export function currentOf(item: NavigationItem, here: Place): 'page' | 'true' | undefined {
  if (!isActive(item, here)) return undefined
  const isThisPage = item.link && segmentsOf(item.link).join('/') === segmentsOf(here.pathname).join('/')
  return isThisPage ? 'page' : 'true'
}
