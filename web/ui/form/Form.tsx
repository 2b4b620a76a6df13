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
  /** Begins what is told where saving fails: 'No se pudo crear la etiqueta.' */
  failure: string
  /** What the button says that saves. */
  saveLabel: string
  /** Keeps the button from being pressed; without it a press points to what is wrong. */
  isSaveDisabled?: boolean
  onCancel: () => void
  label?: string
  className?: string
  /** `page` has its buttons at the foot of the window and says what is unsaved. */
  variant?: 'plain' | 'page'
  children: ReactNode
}

/** A form with its fields, what went wrong, and its two buttons. For a dialog see `FormDialog`. */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, failure, saveLabel, isSaveDisabled, onCancel, label, className, children } = props
  const isPage = props.variant === 'page'
  return (
    <FormFrame form={form} label={label} className={classNames('form', isPage && 'form-page', className)}>
      {children}
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
    </FormFrame>
  )
}

/** Leaving a field draws what is wrong with it, which would move the button away under the pointer. */
const stayInField = (event: MouseEvent) => event.preventDefault()

type FormNoteProps = { form: Pick<FormState<FieldValues>, 'isSaving' | 'isDirty' | 'isSaved'>; className?: string }

/** Says whether there is something unsaved. */
export function FormNote({ form, className }: FormNoteProps) {
  return (
    <p className={classNames('form-note', className)} role="status">
      {form.isSaving ? 'Guardando…' : form.isDirty ? 'Cambios sin guardar' : form.isSaved ? 'Guardado' : ''}
    </p>
  )
}

/** Fields side by side where there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className="form-row">{children}</div>
}
