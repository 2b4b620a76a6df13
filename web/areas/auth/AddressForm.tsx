import { Button } from '../../ui/Button.tsx'
import { EmailField } from './EmailField.tsx'
import { emailRule } from './field-rules.ts'
import { FormAlert } from './FormAlert.tsx'
import { useAuthForm } from './use-auth-form.ts'

type AddressFormProps = {
  email?: string | undefined
  /** The label of the submit button. */
  action: string
  send: (email: string) => Promise<void>
  autoFocus?: boolean
}

/** A form with an email address. */
export function AddressForm({ email = '', action, send, autoFocus }: AddressFormProps) {
  const { field, form, isPending, error } = useAuthForm({
    initial: { email },
    rules: { email: emailRule },
    send: (values) => send(values.email.trim()),
  })
  return (
    <form {...form}>
      {error != null && <FormAlert error={error} />}
      <EmailField {...field('email')} autoFocus={autoFocus} />
      <Button type="submit" variant="primary" block busy={isPending}>
        {action}
      </Button>
    </form>
  )
}
