import { PasswordField } from '../../ui/PasswordField.tsx'
import type { TextFieldProps } from '../../ui/TextField.tsx'
import { passwordStrength } from './password-strength.ts'
import './NewPasswordField.css'

type NewPasswordFieldProps = TextFieldProps & {
  value: string
  /** What the person has told already and should not use. */
  known?: string[]
}

/** A password to be chosen: its one rule and how strong it is, in words and as a bar. */
export function NewPasswordField({ value, known, ...field }: NewPasswordFieldProps) {
  const { level, words } = passwordStrength(value, known)
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
