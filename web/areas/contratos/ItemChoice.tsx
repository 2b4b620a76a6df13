import { useMemo } from 'react'
import { AmountTable } from '../../ui/amount-table/AmountTable.tsx'
import type { AmountColumn } from '../../ui/amount-table/amount-column.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import type { Hoja, HojaItem } from '../presupuestos/door.ts'
import { rubroSubtree } from './budget-items.ts'
import type { ChosenItems } from './contract-draft.ts'

type ItemChoiceProps = {
  sheet: Hoja | undefined
  /** Id of the rubro whose items are listed, besides chosen ones; empty: none. */
  rubro: string
  /** Whether the contract is in the currency of the budget, whose prices are proposed then. */
  hasBudgetPrices: boolean
  chosen: ChosenItems
  onChosen: (chosen: ChosenItems) => void
}

/** Selection of budget items for the contract, each with its contract quantity and price. */
export function ItemChoice({ sheet, rubro, hasBudgetPrices, chosen, onChosen }: ItemChoiceProps) {
  const inside = useMemo(() => rubroSubtree(rubro, sheet?.rubros ?? []), [rubro, sheet])
  const rows = useMemo(
    () => (sheet?.items ?? []).filter(({ id, rubroId }) => inside.has(rubroId) || chosen[id] !== undefined),
    [sheet, inside, chosen],
  )
  const columns = useMemo(() => itemColumns(chosen, onChosen, hasBudgetPrices), [chosen, onChosen, hasBudgetPrices])
  if (rows.length === 0) return null
  return (
    <AmountTable
      label="Ítems para contratar"
      rows={rows}
      columns={columns}
      onChange={(changes) =>
        onChosen(
          changes.reduce(
            (all, { id, key, value }) => (all[id] ? { ...all, [id]: { ...all[id], [key]: value } } : all),
            chosen,
          ),
        )
      }
    />
  )
}

function itemColumns(
  chosen: ChosenItems,
  onChosen: (chosen: ChosenItems) => void,
  hasBudgetPrices: boolean,
): AmountColumn<HojaItem>[] {
  const proposed = (item: HojaItem) => (hasBudgetPrices ? item.precioUnitario : '')
  const isChosen = ({ id }: HojaItem) => chosen[id] !== undefined
  const toggle = (item: HojaItem) => {
    const { [item.id]: before, ...others } = chosen
    onChosen(before ? others : { ...chosen, [item.id]: { cantidad: item.cantidad, precioUnitario: proposed(item) } })
  }
  return [
    { key: 'item', title: 'Ítem', value: ({ codigo, descripcion }) => `${codigo} ${descripcion}` },
    {
      key: 'elegido',
      title: 'Contratar',
      width: 96,
      value: (item) => (isChosen(item) ? 'Sí' : ''),
      render: (item) => (
        <Checkbox label={`Contratar ${item.codigo}`} checked={isChosen(item)} onChange={() => toggle(item)} />
      ),
    },
    { key: 'unidad', title: 'Unidad', width: 80, value: ({ unidad }) => unidad },
    {
      key: 'cantidad',
      title: 'Cantidad',
      kind: 'decimal',
      min: 0,
      value: (item) => chosen[item.id]?.cantidad ?? item.cantidad,
      isEditable: isChosen,
    },
    {
      key: 'precioUnitario',
      title: 'Precio unitario',
      kind: 'amount',
      decimals: 4,
      min: 0,
      isRequired: true,
      value: (item) => chosen[item.id]?.precioUnitario ?? proposed(item),
      isEditable: isChosen,
    },
  ]
}
