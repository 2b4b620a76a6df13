import { useLayoutEffect, type ComponentType } from 'react'
import { createLazyPart } from '../lib/lazy-part.ts'
import { useStore } from '../lib/store.ts'
import { PartFailed } from './PartFailed.tsx'

/**
 * A component whose code is fetched once it is drawn, or before that by `preload`; nothing stands in its place meanwhile.
 * React's `lazy` would hold back for 300 ms what has arrived. Where it cannot be fetched, that is said beside the page.
 */
export function onDemand<Props extends object>(fetchComponent: () => Promise<ComponentType<Props>>) {
  const { state, load } = createLazyPart(fetchComponent)

  function OnDemand(props: Props) {
    const { value: Component, hasFailed } = useStore(state)
    useLayoutEffect(() => void load(), [])
    if (Component) return <Component {...props} />
    return hasFailed ? <PartFailed onRetry={load} /> : null
  }

  /** Fetches it ahead; a failure shows when it is drawn. */
  const preload = () => void load()
  return Object.assign(OnDemand, { preload })
}
