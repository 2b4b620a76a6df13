import { useSearchParams } from 'react-router-dom'
import { valuationSearch } from '../../../areas/control/door.ts'
import { useSeesAllProjects } from '../../../areas/developers/door.ts'
import { SectionsPage } from '../SectionsPage.tsx'
import { groups } from './sections.ts'

/** Finanzas of the active project. The valuation of the address stays from section to section. */
export function FinancePage() {
  const [search] = useSearchParams()
  const hidden = useSeesAllProjects() ? [] : ['cuentas', 'cheques']
  return (
    <SectionsPage
      title="Finanzas"
      address="/finanzas"
      groups={groups}
      search={valuationSearch(search)}
      hidden={hidden}
    />
  )
}
