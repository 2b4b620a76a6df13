import { useEffect, useRef } from 'react'
import { hideLoading, loading, setLoadingMode, setLoadingProgress, showLoading } from '../../../api/loading.ts'
import { Button } from '../../../ui/Button.tsx'

const stepMilliseconds = 250

export function LoadingSample() {
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)
  const stop = () => {
    clearInterval(timer.current)
    hideLoading()
    setLoadingMode('indeterminate')
    setLoadingProgress(0)
  }
  useEffect(() => stop, [])
  const start = (mode: 'indeterminate' | 'determinate') => {
    stop()
    setLoadingMode(mode)
    showLoading()
    timer.current = setInterval(() => {
      const { progress } = loading.get()
      if (progress >= 100) stop()
      else setLoadingProgress(progress + 10)
    }, stepMilliseconds)
  }
  return (
    <div className="gallery-actions">
      <Button onClick={() => start('indeterminate')}>Sin fin conocido</Button>
      <Button onClick={() => start('determinate')}>Con progreso</Button>
    </div>
  )
}
