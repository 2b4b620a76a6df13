import { useQuery } from '@tanstack/react-query'
import type { FormState } from '../../ui/form/form-types.ts'
import { SelectField, type SelectOption } from '../../ui/SelectField.tsx'
import { SwitchField } from '../../ui/SwitchField.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { ProductDraft } from './product-draft.ts'
import { brandsQuery, categoriesQuery, vendorsQuery } from './queries.ts'

type Named = { id: string; name: string; parentId?: string | null }

/** What a product is: name, description, category, brand, vendor, active. */
export function GeneralSection({ form, isNew }: { form: FormState<ProductDraft>; isNew: boolean }) {
  const categories = useQuery(categoriesQuery)
  const brands = useQuery(brandsQuery)
  const vendors = useQuery(vendorsQuery)
  const catalogue = (
    key: 'category' | 'brand' | 'vendor',
    label: string,
    query: { data?: Named[]; isError: boolean },
  ) => (
    <SelectField
      label={label}
      help={query.isError ? 'No pudimos traer la lista.' : undefined}
      options={catalogueOptions(query.data, form.values[key])}
      {...form.field(key)}
    />
  )
  return (
    <div className="product-grid">
      <div className="product-grid-wide">
        <TextField
          label="Nombre"
          required
          maxLength={200}
          autoFocus={isNew}
          onFocus={isNew ? (event) => event.target.select() : undefined}
          {...form.field('name')}
        />
      </div>
      <div className="product-grid-wide">
        <TextAreaField label="Descripción" rows={3} maxLength={5000} {...form.field('description')} />
      </div>
      {catalogue('category', 'Categoría', categories)}
      {catalogue('brand', 'Marca', brands)}
      {catalogue('vendor', 'Proveedor', vendors)}
      <SwitchField label="Activo" {...form.field('active')} />
    </div>
  )
}

/** The entries of a catalogue, children under their parent. What is chosen shows also before the list is there. */
function catalogueOptions(entries: Named[] | undefined, chosen: string): SelectOption[] {
  const none = { value: '', label: '—' }
  if (!entries) return chosen ? [none, { value: chosen, label: '…' }] : [none]
  const parents = entries.filter(({ parentId }) => !parentId)
  const options = parents.flatMap((parent) => {
    const children = entries.filter(({ parentId }) => parentId === parent.id)
    const group = children.length > 0 ? parent.name : undefined
    return [parent, ...children].map(({ id, name }) => ({ value: id, label: name, group }))
  })
  return [none, ...options]
}
