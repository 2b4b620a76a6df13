import { loading } from '../../api/loading.ts'
import { useStore } from '../../lib/store.ts'
import { useDelayed } from './use-delayed.ts'
import './Loading.css'

/** The line at the top while requests are in flight, delayed so that short ones do not flash. */
export function LoadingBar() {
  const { show, mode, progress } = useStore(loading)
  const isLong = useDelayed(show, 150)
  if (!isLong) return null
  const isDeterminate = mode === 'determinate'
  return (
    <div
      className="loading-bar"
      role="progressbar"
      aria-label="Cargando"
      aria-valuenow={isDeterminate ? progress : undefined}
    >
      <div
        className={isDeterminate ? 'loading-bar-fill' : 'loading-bar-fill loading-bar-moving keeps-moving'}
        style={isDeterminate ? { width: `${progress}%` } : undefined}
      />
    </div>
  )
}
