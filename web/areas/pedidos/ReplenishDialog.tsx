import { useQuery } from '@tanstack/react-query'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import { ExportMenu } from '../../api/ExportMenu.tsx'
import { download, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { quantityText } from '../../lib/number-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'

type Row = Schema<'AReponer'>
type ReplenishDialogProps = {
  proyectoId: number
  /** Undefined without permission to order. */
  onOrder: ((rows: Row[]) => void) | undefined
  onClose: () => void
}

/** What is below its minimum, by supplier, with an order proposed for each. */
export function ReplenishDialog({ proyectoId, onOrder, onClose }: ReplenishDialogProps) {
  const list = useQuery(q('listAReponer', { proyectoId, size: 200 }))
  return (
    <Dialog isOpen title="A reponer" width={900} onClose={onClose}>
      <QueryAnswer query={list} height="16rem">
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState icon={<i className="pi pi-check-circle" />} title="No falta nada">
              Ningún material está por debajo de su stock mínimo.
            </EmptyState>
          ) : (
            <div className="money">
              <div className="money-head">
                <p className="money-note">Lo que está por debajo de su mínimo, por proveedor.</p>
                <ExportMenu name="a-reponer" read={(formato) => download('listAReponer', { proyectoId, formato })} />
              </div>
              {[...Map.groupBy(items, ({ proveedor }) => proveedor)].map(([proveedor, rows]) => (
                <SupplierRows key={proveedor} proveedor={proveedor} rows={rows} onOrder={onOrder} />
              ))}
              {total > items.length && (
                <p className="money-note">
                  Se ven {items.length} de {total}.
                </p>
              )}
            </div>
          )
        }
      </QueryAnswer>
    </Dialog>
  )
}

type SupplierRowsProps = { proveedor: string; rows: Row[]; onOrder: ReplenishDialogProps['onOrder'] }

function SupplierRows({ proveedor, rows, onOrder }: SupplierRowsProps) {
  const name = proveedor || 'Sin proveedor'
  const missing = rows.filter(({ sugerido }) => Number(sugerido) > 0)
  return (
    <section className="money" aria-label={name}>
      <div className="money-head">
        <h3>{name}</h3>
        {onOrder && missing.length > 0 && (
          <Button variant="primary" onClick={() => onOrder(missing)}>
            Armar el pedido
          </Button>
        )}
      </div>
      <TableScroll label={`A reponer de ${name}`}>
        <table className="table record-rows">
          <thead>
            <tr>
              <th scope="col">Material</th>
              <th scope="col" className="record-number">
                Mínimo
              </th>
              <th scope="col" className="record-number">
                Disponible
              </th>
              <th scope="col" className="record-number">
                Ya pedido
              </th>
              <th scope="col" className="record-number">
                Sugerido
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.materialId}>
                <th scope="row">{row.material}</th>
                <td data-label="Mínimo" className="record-number">
                  {quantityText(row.stockMinimo)} {row.unidad}
                </td>
                <td data-label="Disponible" className="record-number">
                  {quantityText(row.disponible)}
                </td>
                <td data-label="Ya pedido" className="record-number">
                  {quantityText(row.pedido)}
                </td>
                <td data-label="Sugerido" className="record-number">
                  {quantityText(row.cantidad)} {row.presentacion ?? row.unidad}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  )
}
