import { useState } from 'react'
import { Field } from './Field.tsx'
import type { TextFieldProps } from './TextField.tsx'
import './PasswordField.css'

/** A password field with a button that reveals the text. */
export function PasswordField({ label, help, warning, error, required, ...input }: TextFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field label={label} help={help} warning={warning} error={error} required={required}>
      {(control) => (
        <div className="password">
          <input {...input} {...control} type={isShown ? 'text' : 'password'} className="input" />
          <button
            type="button"
            className="password-toggle"
            aria-label="Mostrar la contraseña"
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? 'Ocultar' : 'Mostrar'}
          </button>
        </div>
      )}
    </Field>
  )
}
