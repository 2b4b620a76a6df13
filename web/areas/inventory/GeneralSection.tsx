import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../ui/SelectField.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { SectionProps } from './ProductEditor.tsx'
import { brandsQuery, categoriesQuery, vendorsQuery } from './queries.ts'

type Named = { id: string; name: string; parentId?: string | null }

/** What a product is: name, description, category, brand, vendor, active. */
export function GeneralSection({ draft, change, field, isNew }: SectionProps & { isNew: boolean }) {
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
      {...field(key)}
      help={query.isError ? 'No pudimos traer la lista.' : undefined}
      value={draft[key]}
      onChange={(event) => change({ [key]: event.target.value })}
    >
      <option value="">—</option>
      <CatalogueOptions entries={query.data} chosen={draft[key]} />
    </SelectField>
  )
  return (
    <div className="product-grid">
      <div className="product-grid-wide">
        <TextField
          label="Nombre"
          required
          maxLength={200}
          {...field('name')}
          autoFocus={isNew}
          onFocus={isNew ? (event) => event.target.select() : undefined}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </div>
      <div className="product-grid-wide">
        <TextAreaField
          label="Descripción"
          rows={3}
          maxLength={5000}
          {...field('description')}
          value={draft.description}
          onChange={(event) => change({ description: event.target.value })}
        />
      </div>
      {catalogue('category', 'Categoría', categories)}
      {catalogue('brand', 'Marca', brands)}
      {catalogue('vendor', 'Proveedor', vendors)}
      <div className="product-grid-switch">
        <Switch label="Activo" isLabelShown isOn={draft.active} onChange={(active) => change({ active })} />
      </div>
    </div>
  )
}

/** The entries of a catalogue, children under their parent. What is chosen shows also before the list is there. */
function CatalogueOptions({ entries, chosen }: { entries: Named[] | undefined; chosen: string }) {
  if (!entries) return chosen ? <option value={chosen}>…</option> : null
  const option = ({ id, name }: Named) => (
    <option key={id} value={id}>
      {name}
    </option>
  )
  return entries
    .filter(({ parentId }) => !parentId)
    .map((entry) => {
      const children = entries.filter(({ parentId }) => parentId === entry.id)
      if (children.length === 0) return option(entry)
      return (
        <optgroup key={entry.id} label={entry.name}>
          {[entry, ...children].map(option)}
        </optgroup>
      )
    })
}
