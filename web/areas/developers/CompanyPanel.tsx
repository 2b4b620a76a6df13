import { useMutation } from '@tanstack/react-query'
import { useId, useLayoutEffect } from 'react'
import { notify } from '../../api/notices.ts'
import { saveSeen } from '../../api/save-seen.ts'
import { tellFailure } from '../../api/tell-failure.ts'
import { useSeen } from '../../api/use-seen.ts'
import { Form, FormRow } from '../../ui/form/Form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Switch } from '../../ui/Switch.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { CuitField } from './CuitField.tsx'
import { cuitWarning, developerErrors, type DeveloperDraft } from './developer-rules.ts'
import { reloadCompany, updateCompany, type Company } from './queries.ts'

/** The data of a company, editable for administrators. */
export function CompanyPanel({ company }: { company: Company }) {
  if (company.rol !== 'administrador') return <CompanyData company={company} />
  return (
    <>
      <CompanyForm company={company} />
      <SampleScreensSwitch company={company} />
    </>
  )
}

const fieldNames: Record<keyof DeveloperDraft, string> = {
  nombre: 'Nombre',
  cuit: 'CUIT',
  telefono: 'Teléfono',
  mail: 'Email',
  ubicacion: 'Ubicación',
}
const fields = Object.keys(fieldNames) as (keyof DeveloperDraft)[]

const draftOf = ({ nombre, cuit, telefono, mail, ubicacion }: Company): DeveloperDraft => ({
  nombre,
  cuit,
  telefono,
  mail,
  ubicacion,
})

/** Saves the changed fields. Asks before overwriting fields that changed since `seen`. */
async function save(seen: Company, latest: Company, draft: DeveloperDraft): Promise<Company> {
  const { id } = seen
  const saved = await saveSeen<Company, Partial<DeveloperDraft>, Company>({
    seen,
    latest,
    patch: Object.fromEntries(fields.filter((key) => draft[key] !== latest[key]).map((key) => [key, draft[key]])),
    load: () => reloadCompany(id),
    send: (patch) => updateCompany(id, patch),
    name: latest.nombre,
    say: (_key, value) => (value ? `«${String(value)}»` : 'nada'),
    label: (key) => fieldNames[key],
  })
  return saved ?? reloadCompany(id)
}

function CompanyForm({ company }: { company: Company }) {
  const seen = useSeen(company)
  const form = useForm<DeveloperDraft, Company>({
    draft: { kind: 'empresa', record: company.id },
    seen,
    values: draftOf(company),
    check: developerErrors,
    save: (draft) => save(seen.get(), company, draft),
    valuesOf: draftOf,
    onSaved: ({ nombre }) => notify({ type: 'success', title: 'Empresa guardada', message: nombre, duration: 6000 }),
  })
  useLayoutEffect(() => seen.follow(form.isDirty))
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

/** Turns the sample screens of menu and search on or off, at once. */
function SampleScreensSwitch({ company }: { company: Company }) {
  const { id, version, pantallasDeMuestra } = company
  const { mutate } = useMutation({
    mutationFn: (isOn: boolean) => updateCompany(id, { version, pantallasDeMuestra: isOn }),
    onError: tellFailure('No se pudo cambiar'),
  })
  const note = useId()
  return (
    <div className="company-samples">
      <Switch
        label="Mostrar pantallas de muestra"
        isLabelShown
        describedBy={note}
        isOn={pantallasDeMuestra}
        onChange={mutate}
      />
      <p id={note} className="company-note">
        Galerías, íconos y tableros de ejemplo, en el menú debajo de Solo Desarrollo y en la búsqueda. No tienen datos
        de la empresa.
      </p>
    </div>
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
