import { PageHeader } from '../../ui/PageHeader.tsx'
import { plainAddress, screens } from '../screens.ts'
import { LinkCards } from './LinkCards.tsx'

/** Links to all dashboards of the table of screens. */
export function BoardsPage() {
  const links = screens.flatMap((screen) => {
    const path = plainAddress(screen)
    if (!path?.startsWith('/dashboards/')) return []
    return [{ title: screen.title, text: screen.subtitle ?? '', icon: screen.icon ?? 'pi-chart-bar', path }]
  })
  return (
    <div className="page">
      <PageHeader
        title="Todos los tableros"
        subtitle="Los números del proyecto, y tres tableros con datos de muestra."
      />
      <LinkCards links={links} />
    </div>
  )
}
