import { useEffect, useRef, type CSSProperties } from 'react'
import { dismissNotice, type Notice } from '../../api/notices.ts'

type NoticeCardProps = { notice: Notice; isHeld: boolean; onClose: () => void }

/** A notice; with a duration it closes by itself, and a bar shows the remaining time. */
export function NoticeCard({ notice, isHeld, onClose }: NoticeCardProps) {
  const { id, type, title, message, duration } = notice
  const remaining = useRef(duration)
  useEffect(() => {
    if (isHeld || duration <= 0) return
    const since = performance.now()
    const timer = setTimeout(() => dismissNotice(id), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= performance.now() - since
    }
  }, [id, duration, isHeld])
  const progress = { '--duration': `${duration}ms`, animationPlayState: isHeld ? 'paused' : 'running' } as CSSProperties
  return (
    <div className={`notice notice-${type}`} role={type === 'error' ? 'alert' : 'status'} data-id={id}>
      <div className="notice-text">
        <p className="notice-title">{title}</p>
        {message && <p>{message}</p>}
      </div>
      <button type="button" className="notice-close" aria-label={`Cerrar el aviso: ${title}`} onClick={onClose}>
        ×
      </button>
      {duration > 0 && <div className="notice-progress keeps-moving" style={progress} aria-hidden="true" />}
    </div>
  )
}
