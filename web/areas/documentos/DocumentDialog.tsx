import { useMutation } from '@tanstack/react-query'
import { words } from '../../../openapi/generated/words.ts'
import { dateError } from '../../lib/date-text.ts'
import { searchEntries } from '../../records/catalogue/queries.ts'
import { optionsOf } from '../../records/words.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { ChipsField } from '../../ui/ChipsField.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import type { FormState } from '../../ui/form/form-types.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { PickerField } from '../../ui/PickerField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { searchLinked } from '../eventos/door.ts'
import { tiposDocumento } from '../tipos-documento/door.ts'
import { bodyOf, draftErrors, draftOf, maxLinks, type DocumentDraft } from './document-draft.ts'
import { updateDocument, type Documento } from './queries.ts'

type DocumentDialogProps = { proyectoId: number; documento: Documento; onClose: () => void }

/** The form of a document's properties. */
export function DocumentDialog({ proyectoId, documento, onClose }: DocumentDialogProps) {
  const { id, version } = documento
  const { mutateAsync } = useMutation(updateDocument)
  const form = useForm<DocumentDraft>({
    draft: { kind: 'documento', record: id },
    values: draftOf(documento),
    check: (values) => ({
      ...draftErrors(values),
      vencimiento: values.vencimiento ? dateError(values.vencimiento) : undefined,
    }),
    save: (values) => mutateAsync({ proyectoId, id, body: { ...bodyOf(values), version } }),
    onSaved: onClose,
    renamed: { tipoId: 'tipo', plano: 'numero' },
  })
  return (
    <FormDialog
      form={form}
      title="Editar el documento"
      failure="No se guardó el documento."
      saveLabel="Guardar"
      width={680}
      onClose={onClose}
    >
      <TextField label="Nombre" required autoFocus maxLength={200} {...form.field('nombre')} />
      <FormRow>
        <PickerField
          label="Tipo"
          kind="tipos-documento"
          search={(text, signal) => searchEntries(tiposDocumento, text, signal)}
          {...form.field('tipo')}
        />
        <DateField label="Vencimiento" {...form.field('vencimiento')} />
      </FormRow>
      <ChipsField label="Etiquetas" help="Enter o una coma termina cada una." max={20} {...form.field('etiquetas')} />
      <CheckboxField label="Es un plano" {...form.field('isPlano')} />
      {form.values.isPlano && (
        <FormRow>
          <SelectField
            label="Disciplina"
            options={optionsOf(words.DocumentoDisciplina)}
            {...form.field('disciplina')}
          />
          <TextField label="Número" required maxLength={40} {...form.field('numero')} />
          <TextField label="Revisión" maxLength={20} {...form.field('revision')} />
        </FormRow>
      )}
      <LinkFields form={form} proyectoId={proyectoId} />
      <TextAreaField label="Descripción" rows={3} maxLength={2000} {...form.field('descripcion')} />
    </FormDialog>
  )
}

/** The records that the document belongs to. */
function LinkFields({ form, proyectoId }: { form: FormState<DocumentDraft>; proyectoId: number }) {
  const { links } = form.values
  const change = (next: DocumentDraft['links']) => form.change({ links: next })
  return (
    <fieldset className="documentos-linked">
      <legend>Vinculado con</legend>
      {links.map(({ entidad, picked }, index) => (
        <div key={index} className="documentos-linked-row">
          <SelectField
            label="Qué es"
            options={optionsOf(words.EventoVinculoEntidad)}
            value={entidad}
            onChange={(chosen) => change(links.with(index, { entidad: chosen, picked: null }))}
          />
          <PickerField
            label={words.EventoVinculoEntidad[entidad]}
            search={searchLinked(proyectoId, entidad)}
            value={picked}
            onChange={(chosen) => change(links.with(index, { entidad, picked: chosen }))}
          />
          <IconButton
            icon="pi-times"
            label={`Quitar el vínculo ${index + 1}`}
            onClick={() => change(links.filter((_link, at) => at !== index))}
          />
        </div>
      ))}
      {links.length < maxLinks && (
        <Button size="small" onClick={() => change([...links, { entidad: 'contrato', picked: null }])}>
          <i className="pi pi-plus" aria-hidden="true" /> Agregar un vínculo
        </Button>
      )}
    </fieldset>
  )
}
