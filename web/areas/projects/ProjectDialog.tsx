import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { notify } from '../../api/notices.ts'
import { useOnce } from '../../api/use-once.ts'
import { useSeen } from '../../api/use-seen.ts'
import { DateField, MonthField } from '../../ui/DateField.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { OpenDebts } from './OpenDebts.tsx'
import {
  draftOf,
  emptyProject,
  hasEnded,
  inputOf,
  projectErrors,
  statesFrom,
  type ProjectDraft,
  type Proyecto,
} from './project-draft.ts'
import { createProject, indicesQuery, type IndexChoice } from './queries.ts'
import { currencies, saveProject, stateNames, types } from './save-project.ts'

type ProjectDialogProps = {
  companyId: number
  /** The project to edit; undefined to create one. */
  project?: Proyecto | undefined
  onClose: () => void
}

/** The active indices, plus the one that the project uses. */
function indexOptions(indices: IndexChoice[] = [], chosen: string) {
  const choices = indices.filter(({ id, activo }) => activo || id === chosen)
  const isMissing = chosen !== '' && !choices.some(({ id }) => id === chosen)
  return [
    { value: '', label: 'Ninguno' },
    ...choices.map(({ id, codigo, nombre }) => ({ value: id, label: `${codigo} · ${nombre}` })),
    ...(isMissing ? [{ value: chosen, label: 'El de ahora' }] : []),
  ]
}

/** Creates or edits a project of a company. */
export function ProjectDialog({ companyId, project, onClose }: ProjectDialogProps) {
  const indices = useQuery(indicesQuery(companyId))
  const once = useOnce()
  const seen = useSeen(project)
  const form = useForm<ProjectDraft, Proyecto>({
    draft: { kind: 'proyecto', record: project?.id ?? null, parent: companyId },
    seen,
    values: project ? draftOf(project) : emptyProject,
    check: projectErrors,
    save: (draft) =>
      project
        ? saveProject(companyId, seen.get() ?? project, project, draft)
        : once((headers) => createProject(companyId, inputOf(draft), headers)),
    onSaved({ nombre }) {
      onClose()
      notify({
        type: 'success',
        title: project ? 'Proyecto guardado' : 'Proyecto creado',
        message: nombre,
        duration: 6000,
      })
    },
  })
  useLayoutEffect(() => seen.follow(form.isDirty))
  return (
    <FormDialog
      form={form}
      title={project ? `Proyecto ${project.nombre}` : 'Nuevo proyecto'}
      failure="No se pudo guardar el proyecto."
      saveLabel={project ? 'Guardar' : 'Crear proyecto'}
      width={720}
      onClose={onClose}
    >
      <TextField label="Nombre" required autoFocus maxLength={200} {...form.field('nombre')} />
      <FormRow>
        <TextField
          label="Código"
          maxLength={20}
          help={project ? undefined : 'Si lo dejás vacío, lleva el siguiente.'}
          {...form.field('codigo')}
        />
        <SelectField label="Tipo" options={types} {...form.field('tipo')} />
        <SelectField label="Moneda base" options={currencies} {...form.field('monedaBase')} />
      </FormRow>
      {project && (
        <FormRow>
          <SelectField
            label="Estado"
            options={statesFrom[project.estado].map((value) => ({ value, label: stateNames[value] }))}
            {...form.field('estado')}
          />
          {form.values.estado === 'cancelado' && (
            <TextField label="Motivo de la cancelación" required maxLength={500} {...form.field('motivo')} />
          )}
          {hasEnded(form.values.estado) && (
            <DateField
              label="Fin real"
              help={form.values.estado === 'terminado' ? 'Vacía, la de hoy.' : undefined}
              {...form.field('fechaFinReal')}
            />
          )}
        </FormRow>
      )}
      {project && project.estado !== 'terminado' && form.values.estado === 'terminado' && (
        <OpenDebts proyectoId={project.id} />
      )}
      <TextField label="Dirección" maxLength={300} {...form.field('direccion')} />
      <FormRow>
        <DateField label="Inicio" {...form.field('fechaInicio')} />
        <DateField label="Fin previsto" {...form.field('fechaFinPlan')} />
      </FormRow>
      <FormRow>
        <SelectField
          label="Índice que lo ajusta"
          help={indices.isError ? 'No pudimos traer los índices.' : undefined}
          options={indexOptions(indices.data, form.values.indiceId)}
          {...form.field('indiceId')}
        />
        <MonthField label="Mes base" {...form.field('mesBase')} />
      </FormRow>
      <FormRow>
        <NumberField label="Superficie cubierta (m²)" decimals={4} {...form.field('superficieCubierta')} />
        <NumberField label="Superficie vendible (m²)" decimals={4} {...form.field('superficieVendible')} />
        <NumberField label="Unidades" decimals={0} {...form.field('unidades')} />
      </FormRow>
      <TextAreaField label="Descripción" rows={2} maxLength={2000} {...form.field('descripcion')} />
    </FormDialog>
  )
}
