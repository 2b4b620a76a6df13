import { PasswordField } from '../../ui/PasswordField.tsx'
import type { TextFieldProps } from '../../ui/TextField.tsx'

/** The password that an account has. */
export function CurrentPasswordField(field: Omit<TextFieldProps, 'label'>) {
  return <PasswordField label="Contraseña" autoComplete="current-password" maxLength={200} {...field} />
}
