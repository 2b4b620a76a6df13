import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { notify } from '../../api/notices.ts'
import { errorMessage } from '../../api/problem.ts'
import { formatMoney, formatNumber } from '../../lib/format.ts'
import { useMedia } from '../../lib/use-media.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { DataTable, type DataColumn, type DataSort } from '../../ui/DataTable.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { InlineNumber } from '../../ui/InlineNumber.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { useMay } from '../developers/door.ts'
import { numberRules, priceOf } from './product-draft.ts'
import { ProductImage } from './ProductImage.tsx'
import type { Product, ProductPatch } from './queries.ts'
import { isSelected, range, select, type Selection } from './selection.ts'
import { StockMark } from './StockMark.tsx'
import { useSaveProduct } from './use-save-product.ts'

/** Below this width rows are drawn as cards without column headings (`web/ui/DataTable.css`). */
export const cards = '(width < 43.75rem)'

type ProductTableProps = {
  products: Product[]
  sort: DataSort
  onSort: (sort: DataSort) => void
  selection: Selection
  onSelect: (selection: Selection) => void
  openId: string | null
  onOpen: (id: string | null) => void
  /** Rendered below the open product's row. */
  detail: (product: Product) => ReactNode
  isBusy: boolean
}

/** A page of products, with inline editing. */
export function ProductTable(props: ProductTableProps) {
  const { products, sort, onSort, selection, onSelect, openId, onOpen, detail, isBusy } = props
  const saveProduct = useSaveProduct()
  const lastChosen = useRef<string | null>(null)
  const ids = products.map((product) => product.id)
  const visibleIds = useRef(ids)
  useEffect(() => {
    visibleIds.current = ids
    return () => void (visibleIds.current = [])
  })
  const areCards = useMedia(cards)
  const choose = (id: string, isIn: boolean, isRange: boolean) => {
    onSelect(select(selection, isRange ? range(ids, lastChosen.current, id) : [id], isIn))
    lastChosen.current = id
  }
  const save = async (seen: Product, patch: ProductPatch) => {
    await saveProduct(seen, patch).catch((error: unknown) => {
      throw new Error(errorMessage(error), { cause: error })
    })
  }
  const saveNumber = (product: Product, patch: ProductPatch) =>
    save(product, patch).catch((error: Error) => {
      // If the row has left the page, its cell cannot show the error: notify instead.
      const title = `No se guardó un cambio en ${product.name}`
      if (!visibleIds.current.includes(product.id)) notify({ type: 'error', title, message: error.message })
      throw error
    })
  const mayChange = useMay('updateProduct')
  const context = { ids, selection, onSelect, areCards, choose, openId, onOpen, save, saveNumber }
  return (
    <DataTable
      label="Productos"
      className="inventory-table"
      rows={products}
      columns={mayChange ? columnsOf(context) : readOnly(columnsOf(context))}
      sort={sort}
      onSort={onSort}
      openId={openId}
      detail={detail}
      rowClass={({ id }) => (isSelected(selection, id) ? 'inventory-chosen' : undefined)}
      isBusy={isBusy}
    />
  )
}

type ColumnContext = Pick<ProductTableProps, 'selection' | 'onSelect' | 'openId' | 'onOpen'> & {
  ids: string[]
  areCards: boolean
  choose: (id: string, isIn: boolean, isRange: boolean) => void
  save: (product: Product, patch: ProductPatch) => Promise<void>
  /** As `save`, but notifies on failure if the cell is no longer on the page. */
  saveNumber: (product: Product, patch: ProductPatch) => Promise<void>
}

/** The columns, with cells that select, open and edit. */
function columnsOf({ ids, areCards, choose, save, saveNumber, ...context }: ColumnContext): DataColumn<Product>[] {
  const { selection, onSelect, openId, onOpen } = context
  return [
    {
      key: 'choose',
      header: !areCards && <ChoosePage ids={ids} selection={selection} onSelect={onSelect} />,
      cell: ({ id, name }) => (
        <ChooseBox name={name} isChosen={isSelected(selection, id)} onChoose={(...how) => choose(id, ...how)} />
      ),
    },
    {
      key: 'image',
      header: <span className="visually-hidden">Imagen</span>,
      cell: (product) => <ProductImage address={product.thumbnail} size={40} />,
    },
    {
      key: 'sku',
      header: 'SKU',
      isSortable: true,
      cell: ({ sku }) => <span className="inventory-sku">{sku || '—'}</span>,
    },
    {
      key: 'name',
      header: 'Nombre',
      isSortable: true,
      cell: ({ id, name }) => (
        <button type="button" className="inventory-name" onClick={() => onOpen(id === openId ? null : id)}>
          {name}
        </button>
      ),
    },
    {
      key: 'price',
      header: 'Precio',
      isSortable: true,
      isNumber: true,
      cell: (product) => <PriceCell product={product} onSave={saveNumber} />,
    },
    {
      key: 'stock',
      header: 'Stock',
      isSortable: true,
      isNumber: true,
      cell: (product) => <StockCell product={product} onSave={saveNumber} />,
    },
    {
      key: 'active',
      header: 'Activo',
      isSortable: true,
      cell: (product) => <ActiveCell product={product} onSave={save} />,
    },
    {
      key: 'open',
      header: <span className="visually-hidden">Detalle</span>,
      cell: ({ id, name }) => (
        <IconButton
          icon={id === openId ? 'pi-chevron-up' : 'pi-chevron-down'}
          label={`${id === openId ? 'Cerrar' : 'Abrir'} ${name}`}
          aria-expanded={id === openId}
          onClick={() => onOpen(id === openId ? null : id)}
        />
      ),
    },
  ]
}

const plainCells: Record<string, (product: Product) => ReactNode> = {
  price: ({ price }) => formatMoney(price),
  stock: (product) => <StockText product={product} />,
  active: ({ active }) => (active ? 'Activo' : 'Inactivo'),
}

/** The columns without selection and editing, for a lector. */
function readOnly(columns: DataColumn<Product>[]): DataColumn<Product>[] {
  return columns
    .filter(({ key }) => key !== 'choose')
    .map((column) => ({ ...column, cell: plainCells[column.key] ?? column.cell }))
}

type ChoosePageProps = { ids: string[]; selection: Selection; onSelect: (selection: Selection) => void }

/** Selects or deselects every product of the page. */
export function ChoosePage({ ids, selection, onSelect }: ChoosePageProps) {
  const chosen = ids.filter((id) => isSelected(selection, id)).length
  return (
    <Checkbox
      className="screen-only"
      label="Elegir todos los de esta página"
      checked={chosen === 0 ? false : chosen === ids.length || 'mixed'}
      onChange={(event) => onSelect(select(selection, ids, event.target.checked))}
    />
  )
}

type ChooseBoxProps = { name: string; isChosen: boolean; onChoose: (isIn: boolean, isRange: boolean) => void }

function ChooseBox({ name, isChosen, onChoose }: ChooseBoxProps) {
  return (
    <Checkbox
      className="screen-only"
      label={`Elegir ${name}`}
      checked={isChosen}
      readOnly
      onClick={(event: MouseEvent) => onChoose(!isChosen, event.shiftKey)}
    />
  )
}

/** `seen` is the product when the edit began. */
type CellProps = { product: Product; onSave: (seen: Product, patch: ProductPatch) => Promise<void> }

function PriceCell({ product, onSave }: CellProps) {
  const { id, name, basePrice, taxPercent, price } = product
  const withTax = (base: number | null) =>
    base === null
      ? 'Precio base, sin IVA'
      : `Con ${formatNumber(taxPercent)} % de IVA: ${formatMoney(priceOf(base, taxPercent))}`
  return (
    <InlineNumber
      id={`${id} price`}
      label={`precio base de ${name}`}
      value={basePrice}
      rule={numberRules.basePrice}
      hint={withTax}
      onSave={(value, seen) => onSave({ ...product, basePrice: seen }, { basePrice: value })}
    >
      {formatMoney(price)}
    </InlineNumber>
  )
}

function StockCell({ product, onSave }: CellProps) {
  return (
    <InlineNumber
      id={`${product.id} stock`}
      label={`stock de ${product.name}`}
      value={product.stock}
      rule={numberRules.stock}
      onSave={(stock, seen) => onSave({ ...product, stock: seen }, { stock })}
    >
      <StockText product={product} />
    </InlineNumber>
  )
}

function StockText({ product: { stock, reserved } }: { product: Product }) {
  return (
    <>
      <StockMark stock={stock} reserved={reserved} />
      <span>
        {formatNumber(stock)} <span className="inventory-card-word">en stock</span>
      </span>
    </>
  )
}

function ActiveCell({ product, onSave }: CellProps) {
  const change = async (active: boolean) => {
    try {
      await onSave(product, { active })
    } catch (error) {
      const title = `${product.name} sigue ${active ? 'inactivo' : 'activo'}`
      notify({ type: 'error', title, message: error instanceof Error ? error.message : '' })
    }
  }
  return <Switch label={`${product.name} activo`} isOn={product.active} onChange={(isOn) => void change(isOn)} />
}
