import { useLayoutEffect, useState, type ComponentType } from 'react'
import { createStore, useStore } from './store.ts'

/**
 * A component whose code is fetched once it is drawn, or before that by `preload`; nothing stands in its place meanwhile.
 * React's `lazy` would hold back for 300 ms what has arrived. A failure is thrown where the component is drawn, and the
 * next one that is drawn tries again.
 */
export function onDemand<Props extends object>(fetchComponent: () => Promise<ComponentType<Props>>) {
  const fetched = createStore<ComponentType<Props> | undefined>(undefined)
  let arrival: Promise<void> | undefined

  const load = () =>
    (arrival ??= fetchComponent().then(fetched.set, (reason: unknown) => {
      arrival = undefined
      throw reason
    }))

  function OnDemand(props: Props) {
    const Component = useStore(fetched)
    const [failure, setFailure] = useState<{ reason: unknown }>()
    useLayoutEffect(() => {
      load().catch((reason: unknown) => setFailure({ reason }))
    }, [])
    if (failure) throw failure.reason
    return Component ? <Component {...props} /> : null
  }

  /** Fetches it ahead; a failure shows when it is drawn. */
  const preload = () => void load().catch(() => {})
  return Object.assign(OnDemand, { preload })
}
