import { createStore } from '../lib/store.ts'

/** The state of loading bar and overlay. `progress` (0 to 100) applies to determinate mode only. */
export type Loading = {
  show: boolean
  auto: boolean
  mode: 'indeterminate' | 'determinate'
  progress: number
}

export const loading = createStore<Loading>({ show: false, auto: true, mode: 'indeterminate', progress: 0 })
const inFlight = new Map<string, number>()

const change = (part: Partial<Loading>) => loading.set({ ...loading.get(), ...part })

export const showLoading = (): void => change({ show: true })
export const hideLoading = (): void => change({ show: false })
export const setLoadingAuto = (auto: boolean): void => change({ auto })
export const setLoadingMode = (mode: Loading['mode']): void => change({ mode })

/** Sets the progress, 0 to 100; other values are logged and ignored. */
export function setLoadingProgress(progress: number): void {
  if (!(progress >= 0 && progress <= 100)) {
    console.error('Progress value must be between 0 and 100!')
    return
  }
  change({ progress })
}

/** Registers the start (true) or end (false) of a request. The indicator shows while any is in flight. */
export function setLoadingStatus(isLoading: boolean, url: string): void {
  if (!url) {
    console.error('The request URL must be provided!')
    return
  }
  const count = (inFlight.get(url) ?? 0) + (isLoading ? 1 : -1)
  if (count > 0) inFlight.set(url, count)
  else inFlight.delete(url)
  change({ show: inFlight.size > 0 })
}
