import { TextField, type TextFieldProps } from '../../ui/TextField.tsx'

/** The address that an account goes by. */
export function EmailField(field: Omit<TextFieldProps, 'label'>) {
  return <TextField label="Correo electrónico" type="email" autoComplete="username" maxLength={254} {...field} />
}
