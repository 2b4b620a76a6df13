import { useEffect, useRef, useState } from 'react'
import type { Developer } from '../../areas/developers/queries.ts'
import { DeveloperStep } from '../../areas/developers/DeveloperStep.tsx'
import { ProjectStep } from '../../areas/projects/ProjectStep.tsx'
import { activeProjectId, restoreStoredSelection, storeActiveDeveloper, storeActiveProject } from '../../lib/session.ts'
import { CancelSelection } from './CancelSelection.tsx'
import { openSelection } from './open-selection.ts'
import './SelectionPage.css'

/** Chooses a company, then one of its projects (docs/domain/projects.md, Selection). */
export function SelectionPage() {
  const [developer, setDeveloper] = useState<Developer | null>(null)
  // Not for users who come from a project or go back: they want to see the choices.
  const [isAutomatic, setIsAutomatic] = useState(() => activeProjectId() === null)
  const page = useRef<HTMLDivElement>(null)
  const shown = useRef(developer)
  useEffect(() => {
    // Each step focuses its heading, like a new screen.
    if (shown.current !== developer) page.current?.querySelector('h1')?.focus()
    shown.current = developer
  }, [developer])
  // Leaving without a choice restores the stored selection.
  const isChoosing = useRef(false)
  useEffect(() => {
    // In development, React's strict mode unmounts and mounts again at once.
    openSelection()
    return () => void (isChoosing.current || restoreStoredSelection())
  }, [])
  const choose = (chosen: Developer) => {
    isChoosing.current = true
    storeActiveProject(null)
    storeActiveDeveloper(chosen.id)
    setDeveloper(chosen)
  }
  const back = () => {
    storeActiveProject(null)
    setIsAutomatic(false)
    setDeveloper(null)
  }
  return (
    <div ref={page} className="page selection">
      <p className="selection-steps">Paso {developer ? 2 : 1} de 2</p>
      {developer ? (
        <ProjectStep developer={developer} isAutomatic={isAutomatic} onBack={back} />
      ) : (
        <DeveloperStep onChosen={choose} isAutomatic={isAutomatic} cancel={<CancelSelection />} />
      )}
    </div>
  )
}
