import { useEffect, useState } from 'react'

/** The current time, updated every 30 s while `isOn`, for relative times. */
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
