import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { errorMessage } from '../../api/problem.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { userQuery } from '../user/door.ts'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { emailRule, passwordRule } from './field-rules.ts'
import { confirmEmailChange, requestEmailChange } from './queries.ts'

/** The user's email address. A change is confirmed by a link sent to the new address. */
export function EmailCard() {
  const { data: user } = useQuery(userQuery)
  const [search, setSearch] = useSearchParams()
  const [isAsking, setIsAsking] = useState(false)
  const [sentTo, setSentTo] = useState('')
  const token = search.get('token')
  const leaveLink = () => setSearch({}, { replace: true })
  return (
    <Card
      title="Email"
      subtitle={user ? `Entrás con ${user.email}` : undefined}
      actions={
        <Button size="small" onClick={() => setIsAsking(true)}>
          Cambiar email
        </Button>
      }
    >
      {token && <Confirmation token={token} onDone={leaveLink} />}
      {sentTo && !token && (
        <Alert type="info">
          Si {sentTo} no tiene otra cuenta, le mandamos un enlace. Abrilo para terminar; hasta entonces entrás como
          siempre.
        </Alert>
      )}
      {isAsking && (
        <EmailDialog
          onClose={() => setIsAsking(false)}
          onSent={(email) => {
            setSentTo(email)
            setIsAsking(false)
          }}
        />
      )}
    </Card>
  )
}

/** Confirms on a click, not on load: mail scanners that open links would use up the token. */
function Confirmation({ token, onDone }: { token: string; onDone: () => void }) {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: confirmEmailChange,
    onSuccess(user) {
      client.setQueryData(userQuery.queryKey, user)
      onDone()
    },
  })
  return (
    <>
      <Alert type={error ? 'error' : 'info'}>
        {error ? errorMessage(error) : 'Abriste el enlace de tu email nuevo: confirmalo para entrar con él.'}
      </Alert>
      <div className="form-actions">
        <Button onClick={onDone}>Ahora no</Button>
        <Button variant="primary" busy={isPending} onClick={() => mutate(token)}>
          Confirmar email
        </Button>
      </div>
    </>
  )
}

function EmailDialog({ onClose, onSent }: { onClose: () => void; onSent: (email: string) => void }) {
  const { mutateAsync } = useMutation({ mutationFn: requestEmailChange })
  const form = useForm({
    draft: null,
    values: { email: '', current: '' },
    check: ({ email, current }) => ({ email: emailRule(email), current: passwordRule(current) }),
    save: async ({ email, current }) => {
      await mutateAsync({ email: email.trim(), current })
      return email.trim()
    },
    onSaved: onSent,
  })
  return (
    <FormDialog
      title="Cambiar email"
      form={form}
      failure="No se pidió el cambio."
      saveLabel="Mandar enlace"
      onClose={onClose}
      width={440}
    >
      <TextField
        label="Email nuevo"
        type="email"
        required
        autoFocus
        maxLength={254}
        autoComplete="email"
        help="Le mandamos un enlace: el cambio vale cuando lo abrís."
        {...form.field('email')}
      />
      <CurrentPasswordField label="Contraseña actual" required {...form.field('current')} />
    </FormDialog>
  )
}
