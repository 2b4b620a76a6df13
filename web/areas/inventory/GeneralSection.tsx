import { useQuery } from '@tanstack/react-query'
import type { FormState } from '../../ui/form/form-types.ts'
import { SwitchField } from '../../ui/SwitchField.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { ProductDraft } from './product-draft.ts'
import { CatalogueField } from './CatalogueField.tsx'
import { brandsQuery, categoriesQuery, vendorsQuery } from './queries.ts'

/** A product's name, description, category, brand, vendor and active flag. */
export function GeneralSection({ form, isNew }: { form: FormState<ProductDraft>; isNew: boolean }) {
  const categories = useQuery(categoriesQuery)
  const brands = useQuery(brandsQuery)
  const vendors = useQuery(vendorsQuery)
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
      <CatalogueField form={form} kind="category" label="Categoría" list={categories} />
      <CatalogueField form={form} kind="brand" label="Marca" list={brands} />
      <CatalogueField form={form} kind="vendor" label="Proveedor" list={vendors} />
      <SwitchField label="Activo" {...form.field('active')} />
    </div>
  )
}
