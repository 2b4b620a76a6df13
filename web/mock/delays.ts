import delays from 'virtual:tab-delays'

const key = 'obra-tab-delays'

/** Whether calls take the time that the contract gives to a mock (seed 001, section 10). Off at first. */
export const hasDelays = (): boolean => localStorage.getItem(key) === 'on'

export function setDelays(isOn: boolean): void {
  if (isOn) localStorage.setItem(key, 'on')
  else localStorage.removeItem(key)
}

/** How many milliseconds a call has to take more. */
export function delayOf({ method, url }: Request): number {
  return hasDelays() ? (delays[`${method} ${new URL(url).pathname}`] ?? 0) : 0
}
