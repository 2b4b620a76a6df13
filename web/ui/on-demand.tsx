import { useLayoutEffect, type ComponentType } from 'react'
import { createLazyPart } from '../lib/lazy-part.ts'
import { useStore } from '../lib/store.ts'
import { PartFailed } from './PartFailed.tsx'

/**
 * A component whose code loads on its first render, or earlier by `preload`; it renders nothing meanwhile, and a retry card on
 * failure. React's `lazy` would delay the loaded component by up to 300 ms.
 */
export function onDemand<Props extends object>(fetchComponent: () => Promise<ComponentType<Props>>) {
  const { state, load } = createLazyPart(fetchComponent)

  function OnDemand(props: Props) {
    const { value: Component, hasFailed } = useStore(state)
    useLayoutEffect(() => void load(), [])
    if (Component) return <Component {...props} />
    return hasFailed ? <PartFailed onRetry={load} /> : null
  }

  /** Loads it early; a failure shows when it is rendered. */
  const preload = () => void load()
  return Object.assign(OnDemand, { preload })
}
