import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { emailRule } from './field-rules.ts'
import { FormAlert } from './FormAlert.tsx'
import { useAuthForm } from './use-auth-form.ts'

type AddressFormProps = {
  email: string | undefined
  /** What the button says. */
  action: string
  send: (email: string) => Promise<void>
  autoFocus?: boolean
}

/** Asks for the address that a mail goes to. */
export function AddressForm({ email = '', action, send, autoFocus }: AddressFormProps) {
  const { field, form, isPending, error } = useAuthForm({
    initial: { email },
    rules: { email: emailRule },
    send: (values) => send(values.email.trim()),
  })
  return (
    <form {...form}>
      {error != null && <FormAlert error={error} />}
      <TextField
        {...field('email')}
        label="Correo electrónico"
        type="email"
        autoComplete="username"
        autoFocus={autoFocus}
        maxLength={254}
      />
      <Button type="submit" variant="primary" block busy={isPending}>
        {action}
      </Button>
    </form>
  )
}
