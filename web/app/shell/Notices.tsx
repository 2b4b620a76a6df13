import { notices } from '../../api/notices.ts'
import { useStore } from '../../lib/store.ts'
import { NoticeCard } from './NoticeCard.tsx'
import './Notices.css'

/** The alerts, stacked at the top right. */
export function Notices() {
  const shown = useStore(notices)
  return (
    <div className="notices" role="region" aria-label="Avisos">
      {shown.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </div>
  )
}
