import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schema } from '../../../api/types.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { SecretDialog } from '../../../ui/SecretDialog.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { developerChoicesQuery } from '../../developers/door.ts'
import { createToken } from './queries.ts'

type Scope = Schema<'ScriptTokenScope'>
type CreatedToken = Schema<'ScriptTokenCreated'>
type Values = { name: string; scope: Scope; company: string; days: string }

const scopes = [
  { value: 'read', label: 'Solo leer' },
  { value: 'write', label: 'Leer y cambiar, como vos' },
] as const
const lifetimes = [
  { value: '7', label: '7 días' },
  { value: '30', label: '30 días' },
  { value: '90', label: '90 días' },
  { value: '365', label: 'Un año' },
] as const

/** Creates a token and shows it; it cannot be shown again later. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const [created, setCreated] = useState<CreatedToken>()
  if (!created) return <InputDialog onMade={setCreated} onClose={onClose} />
  return <SecretDialog title={created.token.name} label="Token" secret={created.accessToken} onClose={onClose} />
}

function InputDialog({ onMade, onClose }: { onMade: (created: CreatedToken) => void; onClose: () => void }) {
  const { mutateAsync } = useMutation(createToken)
  const { data } = useQuery(developerChoicesQuery)
  const companies = data?.developers.map(({ id, nombre }) => ({ value: String(id), label: nombre })) ?? []
  const form = useForm<Values, CreatedToken>({
    draft: { kind: 'token', record: null },
    values: { name: '', scope: 'read', company: '', days: '90' },
    check: ({ name }) => ({ name: name.trim() ? undefined : 'Escribí para qué es' }),
    save: ({ name, scope, company, days }) => {
      const desarrolladoraId = company ? Number(company) : null
      return mutateAsync({ body: { name: name.trim(), scope, days: Number(days), desarrolladoraId } })
    },
    renamed: { desarrolladoraId: 'company' },
    onSaved: onMade,
  })
  return (
    <FormDialog
      title="Crear token"
      form={form}
      failure="No se creó el token."
      saveLabel="Crear"
      onClose={onClose}
      width={440}
    >
      <TextField
        label="Nombre"
        required
        maxLength={100}
        autoFocus
        help="Para qué es: así sabés cuál revocar."
        {...form.field('name')}
      />
      <SelectField label="Permite" options={scopes} {...form.field('scope')} />
      <SelectField
        label="Empresa"
        options={[{ value: '', label: 'Todas mis empresas' }, ...companies]}
        {...form.field('company')}
      />
      <SelectField label="Vale por" options={lifetimes} {...form.field('days')} />
    </FormDialog>
  )
}
