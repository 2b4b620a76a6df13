import { useEffect, useRef, useState } from 'react'
import { dismissNotice, type Notice } from '../../api/notices.ts'

/** One alert. Its time stands still while it is pointed at or holds the focus. */
export function NoticeCard({ notice }: { notice: Notice }) {
  const { id, type, title, message, duration } = notice
  const [isHeld, setIsHeld] = useState(false)
  const left = useRef(duration)
  useEffect(() => {
    if (isHeld || duration <= 0) return
    const since = performance.now()
    const timer = setTimeout(() => dismissNotice(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [id, duration, isHeld])
  const hold = () => setIsHeld(true)
  const release = () => setIsHeld(false)
  return (
    <div
      className={`notice notice-${type}`}
      role={type === 'error' ? 'alert' : 'status'}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div className="notice-text">
        <p className="notice-title">{title}</p>
        {message && <p>{message}</p>}
      </div>
      <button type="button" className="notice-close" aria-label="Cerrar el aviso" onClick={() => dismissNotice(id)}>
        ×
      </button>
      {duration > 0 && (
        <div className="notice-progress" style={{ animationDuration: `${duration}ms` }} aria-hidden="true" />
      )}
    </div>
  )
}
