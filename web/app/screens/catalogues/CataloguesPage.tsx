import { useMay, useSeesAllProjects } from '../../../areas/developers/queries.ts'
import { Catalogues } from '../../../records/catalogue/Catalogues.tsx'
import { loadAddress } from './load-address.ts'
import { nouns } from './nouns.ts'

const withoutAccounts = nouns.filter(({ key }) => key !== 'cuentas')

/** The screen of all catalogues of the company. */
export function CataloguesPage() {
  return (
    <Catalogues
      title="Carga de Categóricos"
      subtitle="Las listas sobre las que se apoya todo lo demás. Son de la empresa, para todos sus proyectos."
      nouns={useSeesAllProjects() ? nouns : withoutAccounts}
      mayWrite={useMay('createRubro')}
      loadAddress={loadAddress}
    />
  )
}
