import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../api/QueryState.tsx'
import { MultiSelectField } from '../../ui/MultiSelectField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { FormField } from '../../ui/form/form-types.ts'
import { projectsQuery } from '../projects/door.ts'
import { extentOptions, type ProjectsDraft } from './projects-draft.ts'

type ProjectsFieldsProps = { companyId: number } & { [Name in keyof ProjectsDraft]: FormField<ProjectsDraft[Name]> }

/** All projects of the company, or a choice of them. */
export function ProjectsFields({ companyId, alcance, proyectos }: ProjectsFieldsProps) {
  const { data, error, refetch } = useQuery(projectsQuery(companyId))
  const isChosen = alcance.value === 'algunos'
  return (
    <>
      <SelectField label="Acceso" options={extentOptions} {...alcance} />
      {isChosen && !data && <QueryState error={error} onRetry={() => void refetch()} height="4rem" />}
      {isChosen && data && (
        <MultiSelectField
          label="Proyectos"
          required
          placeholder="Elegí al menos uno"
          help="Los demás no aparecen en sus listas, búsquedas ni avisos."
          options={data.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
          {...proyectos}
        />
      )}
    </>
  )
}
