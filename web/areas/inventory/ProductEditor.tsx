import { useMutation } from '@tanstack/react-query'
import { useEffect, useImperativeHandle, useRef, useState, type FormEvent, type KeyboardEvent, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { ApiError, errorMessage } from '../../api/problem.ts'
import { useLeaveGuard } from '../../lib/use-leave-guard.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { confirmLeave } from '../../ui/confirm-leave.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { GeneralSection } from './GeneralSection.tsx'
import { ImagesSection } from './ImagesSection.tsx'
import { PriceSection } from './PriceSection.tsx'
import { draftErrors, draftOf, isChanged, patchOf, shownName, type ProductDraft } from './product-draft.ts'
import { tabKeys, tabs, type TabKey } from './product-view.ts'
import { ProductImage } from './ProductImage.tsx'
import { updateProduct, type Product } from './queries.ts'
import { StockSection } from './StockSection.tsx'
import { TagsSection } from './TagsSection.tsx'
import './ProductEditor.css'

/** What the page asks of the editor. */
export type EditorHandle = {
  /** Lets go of what is unsaved, once the person agrees; false to stay. */
  leave: () => Promise<boolean>
}

type ProductEditorProps = {
  ref: Ref<EditorHandle>
  product: Product
  isNew: boolean
  tab: TabKey
  onTab: (tab: TabKey) => void
  onClose: () => void
  /** Deletes the product; true once it is gone. */
  onDelete: () => Promise<boolean>
}

/** What every section of the editor gets. */
export type SectionProps = {
  draft: ProductDraft
  change: (part: Partial<ProductDraft>) => void
  /** What is to be said about a field, and when it is left. */
  field: (key: keyof ProductDraft) => { error: string | undefined; onBlur: () => void }
}

const fieldsOf: Record<TabKey, (keyof ProductDraft)[]> = {
  general: ['name', 'description', 'category', 'brand', 'vendor', 'active'],
  stock: ['sku', 'barcode', 'stock', 'reserved', 'weight'],
  precio: ['cost', 'basePrice', 'taxPercent'],
  imagenes: ['images', 'thumbnail'],
  etiquetas: ['tags'],
}

/**
 * All of a product, to be edited. What is typed lies over the product as it is stored, so that it survives a failed save
 * and lets the changes of others through in the fields that nobody touches here.
 */
export function ProductEditor({ ref, product, isNew, tab, onTab, onClose, onDelete }: ProductEditorProps) {
  const [edits, setEdits] = useState<Partial<ProductDraft>>({})
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isDeleting, setIsDeleting] = useState(false)
  const [isPointing, setIsPointing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { mutate, isPending, isSuccess, error, reset } = useMutation(updateProduct)
  const draft = { ...draftOf(product), ...edits }
  const errors = draftErrors(draft)
  const isDirty = isChanged(draft, product)
  const name = shownName(product.name)
  const isUnsaved = isDirty || isPending
  const isLetGo = useRef(false)
  useImperativeHandle(ref, () => ({
    async leave() {
      if (!isUnsaved) return true
      if (!(await confirmLeave())) return false
      isLetGo.current = true
      flushSync(() => setEdits({}))
      return true
    },
  }))
  useLeaveGuard({
    isDirty: isUnsaved,
    ask: confirmLeave,
    leaves: (next, current) => {
      const productIn = (search: string) => new URLSearchParams(search).get('producto')
      const isElsewhere = next.pathname !== current.pathname || productIn(next.search) !== productIn(current.search)
      return isElsewhere && !isLetGo.current
    },
  })
  useEffect(() => {
    // Once its section shows, the first field that is wrong takes the focus.
    const wrong = isPointing && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!wrong) return
    wrong.focus()
    setIsPointing(false)
  }, [isPointing, tab])

  const change = (part: Partial<ProductDraft>) => {
    if (!isPending) reset()
    isLetGo.current = false
    setEdits((before) => ({ ...before, ...part }))
  }
  const refused = (key: string) => (error instanceof ApiError ? error.issue(`product.${key}`) : undefined)
  const field: SectionProps['field'] = (key) => ({
    error: (left.has(key) ? errors[key] : undefined) ?? refused(key),
    onBlur: () => setLeft((before) => new Set(before).add(key)),
  })
  const save = () => {
    const wrong = tabKeys.filter((key) => fieldsOf[key].some((each) => errors[each]))
    if (wrong.length > 0) {
      setLeft(new Set(Object.keys(errors)))
      setIsPointing(true)
      if (!wrong.includes(tab)) onTab(wrong[0]!)
      return
    }
    if (isPending || !isDirty) return
    const sent = edits
    mutate(
      { id: product.id, patch: patchOf(draft, product) },
      {
        // What was typed while it was on its way stays.
        onSuccess: () =>
          setEdits((now) =>
            Object.fromEntries(Object.entries(now).filter(([key, value]) => value !== sent[key as never])),
          ),
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  const remove = async () => {
    setIsDeleting(true)
    const isGone = await onDelete()
    flushSync(() => {
      setIsDeleting(false)
      if (isGone) setEdits({})
    })
    if (isGone) onClose()
  }
  const section = { draft, change, field }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+S is a shortcut for its button
    <form ref={form} className="product-editor" aria-label={name} noValidate onSubmit={submit} onKeyDown={saveByKey}>
      <div className="product-editor-picture">
        <ProductImage address={draft.thumbnail ?? draft.images[0]} size={176} />
      </div>
      <div className="product-editor-body">
        <Tabs
          label={`Secciones de ${name}`}
          current={tab}
          onChange={onTab}
          tabs={tabKeys.map((key) => ({
            key,
            label: tabs[key],
            hasError: fieldsOf[key].some((each) => (left.has(each) && errors[each]) || refused(each)),
          }))}
        >
          {tab === 'general' && <GeneralSection {...section} isNew={isNew} />}
          {tab === 'stock' && <StockSection {...section} />}
          {tab === 'precio' && <PriceSection {...section} />}
          {tab === 'imagenes' && <ImagesSection {...section} id={product.id} />}
          {tab === 'etiquetas' && <TagsSection {...section} />}
        </Tabs>
      </div>
      <div className="product-editor-foot">
        {error && (
          <Alert type="error">
            No se guardó: el producto sigue como estaba y lo que escribiste sigue acá. {errorMessage(error)}
          </Alert>
        )}
        <Button variant="quiet" className="product-editor-delete" busy={isDeleting} onClick={() => void remove()}>
          <i className="pi pi-trash" aria-hidden="true" /> Eliminar
        </Button>
        <p className="product-editor-state" role="status">
          {isPending ? 'Guardando…' : isDirty ? 'Cambios sin guardar' : isSuccess ? 'Guardado' : ''}
        </p>
        {isDirty && !isPending ? (
          <Button
            onClick={() => {
              reset()
              setEdits({})
              setLeft(new Set())
            }}
          >
            Descartar
          </Button>
        ) : (
          <Button onClick={onClose}>Cerrar</Button>
        )}
        <Button type="submit" variant="primary" disabled={!isDirty && !isPending} busy={isPending}>
          {error ? 'Reintentar' : 'Guardar'}
        </Button>
      </div>
    </form>
  )
}
