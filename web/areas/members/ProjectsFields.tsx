import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../api/QueryState.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import type { FormField } from '../../ui/form/form-types.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { projectsQuery } from '../projects/door.ts'
import { extentOptions, type ProjectsDraft } from './projects-draft.ts'
import './ProjectsFields.css'

type ProjectsFieldsProps = { companyId: number } & { [Name in keyof ProjectsDraft]: FormField<ProjectsDraft[Name]> }

/** All projects of the company, or a choice of them. */
export function ProjectsFields({ companyId, alcance, proyectos }: ProjectsFieldsProps) {
  const { data, error, refetch } = useQuery(projectsQuery(companyId))
  const toggle = (id: string, isChosen: boolean) =>
    proyectos.onChange(isChosen ? [...proyectos.value, id] : proyectos.value.filter((each) => each !== id))
  return (
    <>
      <SelectField label="Acceso" options={extentOptions} {...alcance} />
      {alcance.value === 'algunos' && (
        <Fieldset className="member-projects" legend="Proyectos que ve">
          {!data && <QueryState error={error} onRetry={() => void refetch()} height="4rem" />}
          <div className="member-projects-list">
            {data?.map(({ id, nombre }) => (
              <CheckboxField
                key={id}
                label={nombre}
                value={proyectos.value.includes(String(id))}
                onChange={(isChosen) => toggle(String(id), isChosen)}
              />
            ))}
          </div>
          <div className="field-note">Los demás no aparecen en sus listas, búsquedas ni avisos.</div>
          <div className="field-note field-error" aria-live="polite">
            {proyectos.error}
          </div>
        </Fieldset>
      )}
    </>
  )
}
