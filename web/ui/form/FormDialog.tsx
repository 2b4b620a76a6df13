import type { FieldValues } from 'react-hook-form'
import { confirmLeave } from '../confirm-leave.ts'
import { Dialog } from '../Dialog.tsx'
import { Form, type FormProps } from './Form.tsx'

type FormDialogProps<Values extends FieldValues> = Omit<FormProps<Values>, 'onCancel' | 'label' | 'variant'> & {
  title: string
  isOpen?: boolean
  onClose: () => void
  /** In pixels. */
  width?: number
}

/**
 * A form in a modal dialog. Escape, the close button and a press on the backdrop ask before discarding changes; 'Cancelar'
 * does not. A form with `leaves: false` keeps its values until it is opened again.
 */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { title, isOpen = true, onClose, width, ...form } = props
  const close = async () => {
    if (form.form.isGuarded && form.form.hasUnsaved() && !(await confirmLeave())) return
    cancel()
  }
  const cancel = () => {
    if (form.form.isGuarded) form.form.discard()
    else form.form.forgetFailure()
    onClose()
  }
  return (
    <Dialog title={title} isOpen={isOpen} onClose={() => void close()} width={width} placesFocus>
      <Form {...form} onCancel={cancel} />
    </Dialog>
  )
}
