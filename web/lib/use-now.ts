import { useEffect, useState } from 'react'

/** The present moment, again every half minute while `isOn`, so that relative times do not grow old on the screen. */
export function useNow(isOn: boolean): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    if (!isOn) return
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, 30_000)
    return () => clearInterval(timer)
  }, [isOn])
  return now
}
