import { CargasPage } from '../../areas/cargas/CargasPage.tsx'
import { projectTipos } from '../../../openapi/shared/project-loads.ts'
import { useActiveProjectId } from '../../lib/use-active-project.ts'
import { ActiveProjectName } from './ActiveProjectName.tsx'
import { catalogueOf } from './catalogues/load-nouns.ts'

/** 'Carga de Transaccionales': loads sheets into the lists of the active project. */
export function LoadRecordsPage() {
  const proyectoId = useActiveProjectId()
  // The guard requires a project; it is missing only while the user leaves it.
  if (proyectoId === null) return null
  return (
    <CargasPage
      key={proyectoId}
      title="Carga de Transaccionales"
      subtitle={<ActiveProjectName />}
      proyectoId={proyectoId}
      tipos={projectTipos}
      nounOf={catalogueOf}
    />
  )
}
