import { notify } from '../../api/notices.ts'
import { Form, FormRow } from '../../ui/form/Form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { CuitField } from './CuitField.tsx'
import { cuitWarning, developerErrors, type DeveloperDraft } from './developer-rules.ts'
import { updateCompany, type Company } from './queries.ts'

/** The data of a company: administrators change them, everybody else reads. */
export function CompanyPanel({ company }: { company: Company }) {
  return company.rol === 'administrador' ? <CompanyForm company={company} /> : <CompanyData company={company} />
}

function CompanyForm({ company }: { company: Company }) {
  const { id, version, rol: _rol, ...values } = company
  const form = useForm<DeveloperDraft>({
    values,
    check: developerErrors,
    save: (draft) => updateCompany(id, { ...draft, version }),
    onSaved: () => notify({ type: 'success', title: 'Empresa guardada', message: company.nombre, duration: 6000 }),
  })
  const cuit = form.field('cuit')
  return (
    <Form
      form={form}
      label="Datos de la empresa"
      className="company-form"
      failure="No se pudo guardar."
      saveLabel="Guardar"
      onCancel={form.discard}
    >
      <TextField label="Nombre" required autoComplete="organization" maxLength={200} {...form.field('nombre')} />
      <FormRow>
        <CuitField label="CUIT" required warning={cuitWarning(cuit.value)} {...cuit} />
        <TextField label="Teléfono" type="tel" autoComplete="tel" maxLength={40} {...form.field('telefono')} />
      </FormRow>
      <TextField label="Email" required type="email" autoComplete="email" maxLength={254} {...form.field('mail')} />
      <TextField label="Ubicación" autoComplete="street-address" maxLength={200} {...form.field('ubicacion')} />
    </Form>
  )
}

function CompanyData({ company }: { company: Company }) {
  const data = { CUIT: company.cuit, Teléfono: company.telefono, Email: company.mail, Ubicación: company.ubicacion }
  return (
    <dl className="company-data">
      {Object.entries(data).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || 'Sin dato'}</dd>
        </div>
      ))}
    </dl>
  )
}
