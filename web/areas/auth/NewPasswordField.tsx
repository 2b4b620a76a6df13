import { PasswordField } from '../../ui/PasswordField.tsx'
import type { TextFieldProps } from '../../ui/TextField.tsx'
import { passwordStrength } from './password-strength.ts'
import './NewPasswordField.css'

type NewPasswordFieldProps = TextFieldProps & {
  value: string
  /** Personal data (name, email, company) that the password should not contain. */
  personalData?: string[]
}

/** A field for a new password, with its strength in words and as a bar. */
export function NewPasswordField({ value, personalData, ...field }: NewPasswordFieldProps) {
  const { level, words } = passwordStrength(value, personalData)
  return (
    <div className="new-password">
      <PasswordField {...field} value={value} help={words} autoComplete="new-password" maxLength={200} />
      <div className="strength" data-level={level} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  )
}
