import { useEffect, useEffectEvent, useRef } from 'react'

/** Makes the choice if there is only one, once. */
export function useOnlyChoice<Choice>(choices: Choice[], choose: (choice: Choice) => void): void {
  const isDone = useRef(false)
  const [only] = choices.length === 1 ? choices : []
  const chooseOnly = useEffectEvent(() => {
    if (only === undefined || isDone.current) return
    isDone.current = true
    choose(only)
  })
  useEffect(() => chooseOnly(), [only])
}
