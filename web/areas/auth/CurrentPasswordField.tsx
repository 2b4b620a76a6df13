import { PasswordField } from '../../ui/PasswordField.tsx'
import type { TextFieldProps } from '../../ui/TextField.tsx'

/** A field for the current password. */
export function CurrentPasswordField({
  label = 'Contraseña',
  ...field
}: Omit<TextFieldProps, 'label'> & { label?: string }) {
  return <PasswordField label={label} autoComplete="current-password" maxLength={200} {...field} />
}
