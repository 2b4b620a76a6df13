import { useState } from 'react'
import { words } from '../../../openapi/generated/words.ts'
import { optionsOf } from '../../records/words.ts'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import type { FormState } from '../../ui/form/form-types.ts'
import { useLines } from '../../ui/form/use-lines.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { hasJurisdiction, hasMoreAmounts, type ComprobanteDraft } from './comprobante-draft.ts'
import './MoreAmounts.css'

const moreFields = ['noGravado', 'exento', 'impuestosInternos', 'percepciones', 'cae', 'caeVence']

/** Suggestions only: a town may be written too. */
const provincesId = 'comprobante-provincias'
const provinces =
  'CABA,Buenos Aires,Catamarca,Chaco,Chubut,Córdoba,Corrientes,Entre Ríos,Formosa,Jujuy,La Pampa,La Rioja,Mendoza,Misiones,Neuquén,Río Negro,Salta,San Juan,San Luis,Santa Cruz,Santa Fe,Santiago del Estero,Tierra del Fuego,Tucumán'.split(
    ',',
  )

/** What few invoices have, folded away: untaxed and exempt amounts, perceptions, internal taxes and the CAE. */
export function MoreAmounts({ form }: { form: FormState<ComprobanteDraft> }) {
  const [isOpen, setIsOpen] = useState(() => hasMoreAmounts(form.values))
  // What the server refuses in here must be in sight.
  const isRefused = Object.entries(form.errors).some(
    ([name, error]) => error !== undefined && moreFields.includes(name.split('.')[0]!),
  )
  const lines = useLines(form, 'percepciones')
  return (
    <details
      className="more-amounts"
      open={isOpen || isRefused}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>Más importes e impuestos</summary>
      <FormRow>
        <NumberField label="No gravado" {...form.field('noGravado')} />
        <NumberField label="Exento" {...form.field('exento')} />
        <NumberField label="Impuestos internos" {...form.field('impuestosInternos')} />
      </FormRow>
      {lines.keys.map((key, index) => (
        <div key={key} className="money-line" role="group" aria-label={`Percepción ${index + 1}`}>
          <SelectField
            label="Percepción de"
            options={optionsOf(words.PercepcionImpuesto)}
            {...form.field(`percepciones.${index}.impuesto`)}
          />
          {hasJurisdiction(form.values.percepciones[index]!) && (
            <TextField
              label="Jurisdicción"
              maxLength={60}
              list={provincesId}
              autoComplete="off"
              {...form.field(`percepciones.${index}.jurisdiccion`)}
            />
          )}
          <NumberField label="Importe" required {...form.field(`percepciones.${index}.importe`)} />
          <IconButton icon="pi-trash" label={`Quitar percepción ${index + 1}`} onClick={() => lines.remove(index)} />
        </div>
      ))}
      {lines.keys.length < 30 && (
        <Button size="small" onClick={() => lines.add({ impuesto: 'iibb', jurisdiccion: '', importe: '' })}>
          <i className="pi pi-plus" aria-hidden="true" /> Agregar percepción
        </Button>
      )}
      <FormRow>
        <TextField label="CAE" inputMode="numeric" autoComplete="off" maxLength={20} {...form.field('cae')} />
        <DateField label="Vencimiento del CAE" {...form.field('caeVence')} />
      </FormRow>
      <datalist id={provincesId}>
        {provinces.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </details>
  )
}
