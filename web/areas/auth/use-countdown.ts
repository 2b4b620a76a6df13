import { useEffect, useState } from 'react'

/** The whole seconds until `moment` (epoch ms), updated as time passes; 0 afterwards or without one. */
export function useCountdown(moment: number | undefined): number {
  const [now, setNow] = useState(Date.now)
  const seconds = moment === undefined ? 0 : Math.max(0, Math.ceil((moment - now) / 1000))
  const isRunning = seconds > 0
  useEffect(() => {
    if (moment === undefined) return
    setNow(Date.now())
    if (moment <= Date.now()) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [moment, isRunning])
  return seconds
}
