import delays from 'virtual:tab-delays'

const key = 'obra-tab-delays'

/** Whether calls are delayed by the contract's `x-mock-delay` (docs/domain/suite.md, Sign-in and session). Default: off. */
export const hasDelays = (): boolean => localStorage.getItem(key) === 'on'

export function setDelays(isOn: boolean): void {
  if (isOn) localStorage.setItem(key, 'on')
  else localStorage.removeItem(key)
}

/** The delay of a request in milliseconds. */
export function delayOf({ method, url }: Request): number {
  return hasDelays() ? (delays[`${method} ${new URL(url).pathname}`] ?? 0) : 0
}
