import { useMutation, useQuery } from '@tanstack/react-query'
import { words } from '../../../openapi/generated/words.ts'
import { q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { useOnce } from '../../api/use-once.ts'
import { optionsOf } from '../../records/words.ts'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { createFuente, updateFuente, type Fuente, type SourceKind } from './queries.ts'

type Values = { url: string; formato: string; moneda: string; tipo: string; indiceId: string; diaria: boolean }
type SourceDialogProps = {
  desarrolladoraId: number
  of: SourceKind
  /** Undefined for a new source. */
  source: Fuente | undefined
  onClose: () => void
}

const bcraAddress = 'https://api.bcra.gob.ar/estadisticascambiarias/v1.0/Cotizaciones/USD'
const monedas = ['USD', 'EUR', 'UVA'].map((value) => ({ value, label: value }))
const tipos = ['oficial', 'mayorista', 'MEP', 'CCL', 'blue', 'tarjeta', 'manual'].map((value) => ({
  value,
  label: value,
}))

const newValues = (of: SourceKind): Values => ({
  url: of === 'cotizaciones' ? bcraAddress : '',
  formato: of === 'cotizaciones' ? 'bcra' : 'csv',
  moneda: 'USD',
  tipo: 'oficial',
  indiceId: '',
  diaria: false,
})

const valuesOf = ({ url, formato, moneda, tipo, indiceId, diaria }: Fuente): Values => ({
  url,
  formato,
  moneda: moneda ?? '',
  tipo: tipo ?? '',
  indiceId: indiceId ?? '',
  diaria,
})

const bodyOf = ({ url, formato, moneda, tipo, indiceId, diaria }: Values, of: SourceKind): Schema<'FuenteInput'> => ({
  url: url.trim(),
  formato: formato as 'csv',
  ...(of === 'indices' ? { indiceId } : { moneda: moneda as 'USD', tipo: tipo as 'oficial' }),
  diaria,
})

/** Creates or edits a source; what it fills is chosen once. */
export function SourceDialog({ desarrolladoraId, of, source, onClose }: SourceDialogProps) {
  const { data: indices } = useQuery({
    ...q('listIndices', { desarrolladoraId, activo: true, size: 200 }),
    enabled: of === 'indices' && source === undefined,
  })
  const { mutateAsync: create } = useMutation(createFuente)
  const { mutateAsync: update } = useMutation(updateFuente)
  const once = useOnce()
  const form = useForm<Values, unknown>({
    draft: { kind: 'fuente', record: source?.id ?? null, parent: of },
    values: source ? valuesOf(source) : newValues(of),
    check: ({ url, indiceId }) => ({
      url: /^https?:\/\/[^\s/?#]+[^\s#]*$/.test(url.trim())
        ? undefined
        : 'Escribí una dirección que empiece con https://',
      indiceId: of === 'indices' && indiceId === '' ? 'Elegí un índice.' : undefined,
    }),
    async save(values) {
      const { url, formato, diaria, ...target } = bodyOf(values, of)
      if (source) {
        const body = { url, formato, diaria: diaria ?? false, version: source.version }
        return update({ desarrolladoraId, id: source.id, body })
      }
      return once((headers) => create({ desarrolladoraId, body: { url, formato, diaria, ...target }, headers }))
    },
    onSaved: onClose,
  })
  const { moneda, formato } = form.values
  return (
    <FormDialog
      form={form}
      title={source ? 'Editar la fuente' : 'Agregar una fuente'}
      failure="No se guardó."
      saveLabel="Guardar"
      onClose={onClose}
      width={620}
    >
      {!source && of === 'cotizaciones' && (
        <FormRow>
          <SelectField label="Moneda" options={monedas} {...form.field('moneda')} />
          <SelectField label="Tipo" options={tipos} {...form.field('tipo')} />
        </FormRow>
      )}
      {!source && of === 'indices' && (
        <SelectField
          label="Índice"
          required
          options={[
            { value: '', label: 'Elegí uno' },
            ...(indices?.items ?? []).map(({ id, codigo, nombre }) => ({ value: id, label: `${codigo} ${nombre}` })),
          ]}
          {...form.field('indiceId')}
        />
      )}
      <SelectField label="Formato" options={optionsOf(words.FuenteFormato)} {...form.field('formato')} />
      <TextField
        label="Dirección"
        required
        type="url"
        maxLength={500}
        autoComplete="off"
        help={
          formato === 'csv'
            ? 'Un archivo con una línea por valor: 2026-03-02;1402,50. Lo puede publicar una planilla.'
            : of === 'cotizaciones'
              ? `Del Banco Central: …/estadisticascambiarias/v1.0/Cotizaciones/${moneda}`
              : 'Del Banco Central: …/estadisticas/ y el número de la variable.'
        }
        {...form.field('url')}
      />
      <CheckboxField label="Leerla todos los días" {...form.field('diaria')} />
    </FormDialog>
  )
}
