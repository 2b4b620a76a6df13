import type { MouseEvent, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Alert } from '../Alert.tsx'
import { Button } from '../Button.tsx'
import { classNames } from '../class-names.ts'
import { FormFrame } from './FormFrame.tsx'
import type { FormState } from './form-types.ts'
import './Form.css'

export type FormProps<Values extends FieldValues> = {
  form: FormState<Values>
  /** The start of the error message on saving: 'No se pudo crear la etiqueta.' */
  failure: string
  /** The text of the save button. */
  saveLabel: string
  /** Disables the save button; otherwise pressing it focuses the first invalid field. */
  isSaveDisabled?: boolean
  onCancel: () => void
  label?: string
  className?: string
  /** `page` has a note on unsaved changes. On a page and in a dialog the buttons stay at the bottom while the fields scroll. */
  variant?: 'plain' | 'page'
  children: ReactNode
}

/** A form with fields, error message, save and cancel. In a dialog use `FormDialog`. */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, failure, saveLabel, isSaveDisabled, onCancel, label, className, children } = props
  const isPage = props.variant === 'page'
  return (
    <FormFrame form={form} label={label} className={classNames('form', isPage && 'form-page', className)}>
      {children}
      <div className="form-foot">
        {form.failure && (
          <Alert type="error">
            {failure} {form.failure}
          </Alert>
        )}
        <div className="form-actions">
          {isPage && <FormNote form={form} />}
          <Button onMouseDown={stayInField} onClick={onCancel}>
            Cancelar
          </Button>
          <Button
            type="submit"
            variant="primary"
            onMouseDown={stayInField}
            disabled={isSaveDisabled}
            busy={form.isSaving}
          >
            {saveLabel}
          </Button>
        </div>
      </div>
    </FormFrame>
  )
}

/** Prevents blur: the field's error would shift the button away under the pointer. */
const stayInField = (event: MouseEvent) => event.preventDefault()

type FormNoteProps = { form: Pick<FormState<FieldValues>, 'isSaving' | 'isDirty' | 'isSaved'>; className?: string }

/** Says whether there are unsaved changes. */
export function FormNote({ form, className }: FormNoteProps) {
  return (
    <p className={classNames('form-note', className)} role="status">
      {form.isSaving ? 'Guardando…' : form.isDirty ? 'Cambios sin guardar' : form.isSaved ? 'Guardado' : ''}
    </p>
  )
}

/** Fields side by side if there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className="form-row">{children}</div>
}
