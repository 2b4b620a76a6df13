import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Location } from 'react-router-dom'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormNote } from '../../ui/form/Form.tsx'
import { FormFrame } from '../../ui/form/FormFrame.tsx'
import type { FormState } from '../../ui/form/form-types.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { GeneralSection } from './GeneralSection.tsx'
import { ImagesSection } from './ImagesSection.tsx'
import { PriceSection } from './PriceSection.tsx'
import { draftErrors, draftOf, patchOf, shownName, type ProductDraft } from './product-draft.ts'
import { tabKeys, tabs, type TabKey } from './product-view.ts'
import { ProductImage } from './ProductImage.tsx'
import { updateProduct, type Product } from './queries.ts'
import { StockSection } from './StockSection.tsx'
import { TagsSection } from './TagsSection.tsx'
import './ProductEditor.css'

type ProductEditorProps = {
  product: Product
  isNew: boolean
  tab: TabKey
  onTab: (tab: TabKey) => void
  onClose: () => void
  /** Deletes the product; true once it is gone. */
  onDelete: () => Promise<boolean>
}

const fieldsOf: Record<TabKey, (keyof ProductDraft)[]> = {
  general: ['name', 'description', 'category', 'brand', 'vendor', 'active'],
  stock: ['sku', 'barcode', 'stock', 'reserved', 'weight'],
  precio: ['cost', 'basePrice', 'taxPercent'],
  imagenes: ['images', 'thumbnail'],
  etiquetas: ['tags'],
}

const productIn = ({ search }: Location) => new URLSearchParams(search).get('producto')
const toAnotherProduct = (next: Location, current: Location) =>
  next.pathname !== current.pathname || productIn(next) !== productIn(current)

/** All of a product, to be edited in five sections. */
export function ProductEditor({ product, isNew, tab, onTab, onClose, onDelete }: ProductEditorProps) {
  const { mutateAsync } = useMutation(updateProduct)
  const form = useForm<ProductDraft>({
    values: draftOf(product),
    check: draftErrors,
    async save(draft) {
      const patch = patchOf(draft, product)
      if (Object.keys(patch).length > 0) await mutateAsync({ id: product.id, patch })
    },
    onInvalid(wrong) {
      const sections = tabKeys.filter((key) => fieldsOf[key].some((field) => wrong.includes(field)))
      if (sections[0] && !sections.includes(tab)) onTab(sections[0])
    },
    leaves: toAnotherProduct,
  })
  const name = shownName(product.name)
  const section = {
    general: <GeneralSection form={form} isNew={isNew} />,
    stock: <StockSection form={form} />,
    precio: <PriceSection form={form} />,
    imagenes: <ImagesSection form={form} id={product.id} />,
    etiquetas: <TagsSection form={form} />,
  }
  return (
    <FormFrame form={form} className="product-editor" label={name}>
      <div className="product-editor-picture">
        <ProductImage address={form.values.thumbnail ?? form.values.images[0]} size={176} />
      </div>
      <div className="product-editor-body">
        <Tabs
          label={`Secciones de ${name}`}
          current={tab}
          onChange={onTab}
          tabs={tabKeys.map((key) => ({
            key,
            label: tabs[key],
            hasError: fieldsOf[key].some((field) => form.errors[field]),
          }))}
        >
          {section[tab]}
        </Tabs>
      </div>
      <EditorFoot form={form} onClose={onClose} onDelete={onDelete} />
    </FormFrame>
  )
}

type EditorFootProps = { form: FormState<ProductDraft> } & Pick<ProductEditorProps, 'onClose' | 'onDelete'>

function EditorFoot({ form, onClose, onDelete }: EditorFootProps) {
  const [isDeleting, setIsDeleting] = useState(false)
  const remove = async () => {
    setIsDeleting(true)
    const isGone = await onDelete()
    setIsDeleting(false)
    if (!isGone) return
    form.discard()
    onClose()
  }
  return (
    <div className="product-editor-foot">
      {form.failure && (
        <Alert type="error">
          No se guardó: el producto sigue como estaba y lo que escribiste sigue acá. {form.failure}
        </Alert>
      )}
      <Button variant="quiet" className="product-editor-delete" busy={isDeleting} onClick={() => void remove()}>
        <i className="pi pi-trash" aria-hidden="true" /> Eliminar
      </Button>
      <FormNote form={form} className="product-editor-state" />
      {form.isDirty && !form.isSaving ? (
        <Button onClick={form.discard}>Descartar</Button>
      ) : (
        <Button onClick={onClose}>Cerrar</Button>
      )}
      <Button type="submit" variant="primary" disabled={!form.isDirty && !form.isSaving} busy={form.isSaving}>
        {form.failure ? 'Reintentar' : 'Guardar'}
      </Button>
    </div>
  )
}
