import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { notify } from '../../api/notices.ts'
import { startSession } from '../../lib/session.ts'
import { Card } from '../../ui/Card.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { userQuery } from '../user/door.ts'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { newPasswordRule, passwordRule } from './field-rules.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { changePassword } from './queries.ts'
import './PasswordPage.css'

/** Changes the user's password and ends all other sessions. */
export function PasswordPage() {
  const navigate = useNavigate()
  const { key } = useLocation()
  // If the page was opened by its URL, there is no history entry to go back to.
  const leave = () => void (key === 'default' ? navigate('/') : navigate(-1))
  const { data: user } = useQuery(userQuery)
  const { mutateAsync } = useMutation({ mutationFn: changePassword })
  const form = useForm({
    draft: null,
    values: { current: '', password: '' },
    check: ({ current, password }) => ({
      current: passwordRule(current),
      password: newPasswordRule(password) ?? (password === current ? 'Elegí una distinta de la actual' : undefined),
    }),
    save: mutateAsync,
    onSaved({ accessToken }) {
      startSession(accessToken)
      form.discard()
      const message = 'Tus sesiones en otros dispositivos se cerraron.'
      notify({ type: 'success', title: 'Cambiaste tu contraseña', message })
      leave()
    },
  })
  return (
    <div className="page">
      <PageHeader
        title="Cambiar la contraseña"
        subtitle="Al guardarla se cierran tus sesiones en otros dispositivos."
      />
      <Card className="password-card">
        <Form form={form} failure="No se cambió la contraseña." saveLabel="Cambiar contraseña" onCancel={leave}>
          {/* Password managers look for the username next to the password. */}
          <input type="email" name="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
          <CurrentPasswordField label="Contraseña actual" required autoFocus {...form.field('current')} />
          <NewPasswordField
            label="Contraseña nueva"
            required
            personalData={[user?.name ?? '', user?.email ?? '']}
            {...form.field('password')}
          />
        </Form>
      </Card>
    </div>
  )
}
