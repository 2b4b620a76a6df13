import { useParams } from 'react-router-dom'
import { TasksView } from './TasksView.tsx'

/** The cards of all boards as tasks; the address says which are listed and which one is open beside them. */
export function TasksPage() {
  const { '*': path = '' } = useParams()
  const [id = null] = path.split('/').filter(Boolean)
  return <TasksView openId={id} />
}
