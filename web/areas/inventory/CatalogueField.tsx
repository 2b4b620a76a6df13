import { useState, type KeyboardEvent } from 'react'
import { isComposing } from '../../lib/composing.ts'
import { errorMessage } from '../../api/problem.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { Button } from '../../ui/Button.tsx'
import type { FormState } from '../../ui/form/form-types.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useMay } from '../developers/door.ts'
import { catalogueOptions, type Named } from './catalogue-options.ts'
import type { ProductDraft } from './product-draft.ts'
import { createEntry, type Catalogue } from './queries.ts'

type CatalogueFieldProps = {
  form: FormState<ProductDraft>
  kind: Catalogue
  label: string
  list: { data?: Named[] | undefined; isError: boolean }
}

/** Selects a product's category, brand or vendor, or creates one in place. */
export function CatalogueField({ form, kind, label, list }: CatalogueFieldProps) {
  const [name, setName] = useState<string | null>(null)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const mayCreate = useMay('createInventoryCategory')
  const close = () => {
    setName(null)
    setFailure(undefined)
  }
  const create = useOneAtATime(async () => {
    if (!name?.trim()) return setFailure('Escribí un nombre.')
    setIsBusy(true)
    try {
      const { id } = await createEntry(kind, name.trim())
      form.field(kind).onChange(id)
      close()
    } catch (error) {
      setFailure(errorMessage(error))
    }
    setIsBusy(false)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') void create()
    else close()
  }
  const creation = `Crear ${label.toLowerCase()}`
  if (name !== null) {
    return (
      <div className="product-new-entry">
        <TextField
          label={`${label}: nombre nuevo`}
          maxLength={100}
          autoFocus
          autoComplete="off"
          value={name}
          error={failure}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button size="small" variant="primary" busy={isBusy} onClick={() => void create()}>
          {creation}
        </Button>
        <Button size="small" onClick={close}>
          Cancelar
        </Button>
      </div>
    )
  }
  return (
    <div className="product-catalogue">
      <SelectField
        label={label}
        help={list.isError ? 'No pudimos traer la lista.' : undefined}
        options={catalogueOptions(list.data, form.values[kind])}
        {...form.field(kind)}
      />
      {mayCreate && (
        <Button size="small" variant="quiet" aria-label={creation} title={creation} onClick={() => setName('')}>
          <i className="pi pi-plus" aria-hidden="true" />
        </Button>
      )}
    </div>
  )
}
