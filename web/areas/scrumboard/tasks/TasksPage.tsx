import { useParams } from 'react-router-dom'
import { TasksView } from './TasksView.tsx'

/** The cards of all boards as tasks. The URL holds the filters and the open task. */
export function TasksPage() {
  const { '*': path = '' } = useParams()
  const [id = null] = path.split('/').filter(Boolean)
  return <TasksView openId={id} />
}
