import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { call } from '../../api/operations.ts'
import { useOnce } from '../../api/use-once.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { previousAddress } from '../../lib/previous-address.ts'
import { selectionQuery } from '../developers/door.ts'
import { userQuery } from '../user/door.ts'
import { HelpTabs } from './HelpTabs.tsx'
import { helpCenter } from './help-words.ts'
import './SupportPage.css'

/** Context that the mail includes: the screen, and the active project and company. */
function useSupportContext() {
  const [search] = useSearchParams()
  const { data } = useQuery(selectionQuery)
  const { proyecto, desarrolladora } = data ?? {}
  const project = [proyecto?.nombre, desarrolladora?.nombre].filter(Boolean).join(' · ')
  return {
    screen: (search.get('desde') ?? previousAddress.get()).slice(0, 300),
    project: project.slice(0, 300),
    browser: navigator.userAgent.slice(0, 300),
  }
}

/** The form for a question to support, with its context filled in. */
export function SupportPage() {
  const [sent, setSent] = useState<'support' | 'administrators'>()
  return (
    <div className="page">
      <PageHeader title="Mandá tu consulta" subtitle="Te responden por mail." />
      <HelpTabs current="support" />
      {sent ? (
        <EmptyState
          title="Tu consulta salió"
          icon={<i className="pi pi-check-circle" />}
          actions={<Link to={helpCenter}>Volver al centro de ayuda</Link>}
        >
          {sent === 'support'
            ? 'Le llega por mail a quien atiende esta instalación de Obra.'
            : 'Les llega por mail a los administradores de tu empresa.'}{' '}
          Te mandamos una copia.
        </EmptyState>
      ) : (
        <SupportForm onSent={setSent} />
      )}
    </div>
  )
}

function SupportForm({ onSent }: { onSent: (to: 'support' | 'administrators') => void }) {
  const navigate = useNavigate()
  const context = useSupportContext()
  const { data: user } = useQuery(userQuery)
  const once = useOnce()
  const form = useForm({
    draft: { kind: 'consulta', record: null },
    values: { subject: '', message: '' },
    check: ({ subject, message }) => ({
      subject: subject.trim() ? undefined : 'Escribí en pocas palabras de qué se trata.',
      message: message.trim() ? undefined : 'Contá qué querías hacer y qué pasó.',
    }),
    save: (draft) => once((headers) => call('createSupportRequest', { body: { ...draft, context }, headers })),
    onSaved({ sentTo }) {
      form.discard()
      onSent(sentTo)
    },
  })
  const facts = [
    ['Tu mail', user?.email],
    ['Pantalla', context.screen],
    ['Proyecto', context.project],
    ['Navegador', context.browser],
  ]
  return (
    <Card className="support-card">
      <Form
        form={form}
        failure="No se mandó la consulta."
        saveLabel="Mandar la consulta"
        onCancel={() => void navigate(helpCenter)}
      >
        <TextField label="Asunto" required autoFocus maxLength={150} {...form.field('subject')} />
        <TextAreaField
          label="Consulta"
          required
          rows={7}
          maxLength={5000}
          help="Qué querías hacer, qué esperabas y qué pasó. Si viste un error, copiá su código."
          {...form.field('message')}
        />
        <div className="support-facts">
          <p>Con tu consulta va esto, para que la entiendan más rápido:</p>
          <dl>
            {facts.map(
              ([name, fact]) =>
                fact && (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{fact}</dd>
                  </div>
                ),
            )}
          </dl>
        </div>
      </Form>
    </Card>
  )
}
