import { TextField, type TextFieldProps } from '../../ui/TextField.tsx'

/** A field for the email address of an account. */
export function EmailField(field: Omit<TextFieldProps, 'label'>) {
  return <TextField label="Correo electrónico" type="email" autoComplete="username" maxLength={254} {...field} />
}
