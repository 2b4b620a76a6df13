import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { words } from '../../../openapi/generated/words.ts'
import { ExportMenu } from '../../api/ExportMenu.tsx'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { download, q } from '../../api/operations.ts'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import { focusIfLost } from '../../lib/focus-if-lost.ts'
import { pageRows } from '../../lib/list-view.ts'
import { quantityText } from '../../lib/number-text.ts'
import { activeCompanyId } from '../../lib/session.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable, type DataColumn, type DataSort } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ListPages } from '../../ui/ListPages.tsx'
import { labelAddress } from '../materiales/door.ts'
import { MaterialReservas } from '../reservas/door.ts'
import { documentAddress } from './kardex-links.ts'

type Material = Schema<'Material'>
type KardexRow = Schema<'KardexRow'>

type KardexPanelProps = {
  proyectoId: number
  materialId: string
  /** Empty for all deposits. */
  depositoId: string
  onAllDeposits: () => void
  onClose: () => void
}

/** A material beside the stock: its reservations, and its kardex. */
export function KardexPanel(props: KardexPanelProps) {
  const { proyectoId, materialId, depositoId, onClose } = props
  const material = useQuery(q('getMaterial', { desarrolladoraId: activeCompanyId() ?? 0, id: materialId }))
  const navigate = useNavigate()
  // On narrow screens the panel replaces the list, which had the focus.
  useEffect(() => {
    const frame = focusIfLost('.kardex h2')
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <section className="money-card kardex prints-alone" aria-label="Kardex">
      <QueryAnswer query={material} height="16rem">
        {(found) => (
          <>
            <header className="kardex-head">
              <div>
                <h2 tabIndex={-1}>{found.nombre}</h2>
                <p className="money-note">
                  {found.codigo} · en {found.unidad}
                  {Number(found.stockMinimo) > 0 && ` · mínimo ${quantityText(found.stockMinimo)}`}
                </p>
              </div>
              <ExportMenu
                name={`kardex-${found.codigo}`}
                read={(formato) => download('listKardex', { ...kardexInput(props), formato })}
                entries={[
                  {
                    id: 'label',
                    label: 'Imprimir su etiqueta',
                    icon: <i className="pi pi-qrcode" />,
                    onSelect: () => void navigate(labelAddress(found.id)),
                  },
                ]}
              />
              <IconButton icon="pi-times" label="Cerrar el kardex" onClick={onClose} />
            </header>
            <MaterialReservas proyectoId={proyectoId} material={found} depositoId={depositoId} />
            <Kardex {...props} material={found} />
          </>
        )}
      </QueryAnswer>
    </section>
  )
}

const kardexInput = ({ proyectoId, materialId, depositoId }: Omit<KardexPanelProps, 'onClose'>) => ({
  proyectoId,
  materialId,
  depositoId: depositoId || undefined,
})

/** The lines of a material with the balance after each. */
function Kardex({ material, ...props }: KardexPanelProps & { material: Material }) {
  const [page, setPage] = useState(1)
  const [sort, setSort] = useState<DataSort>({ key: 'fecha', order: 'desc' })
  const list = useQuery({
    ...q('listKardex', { ...kardexInput(props), order: sort.order, page, size: pageRows }),
    placeholderData: keepPreviousData,
  })
  return (
    <QueryAnswer query={list} height="12rem">
      {(data) =>
        data.items.length === 0 ? (
          <EmptyState icon={<i className="pi pi-box" />} title={`${material.nombre} no tuvo movimientos`} />
        ) : (
          <>
            <p className="kardex-deposit">
              {props.depositoId ? `En ${data.items[0]!.deposito}` : 'En todos los depósitos'}
              {props.depositoId && (
                <Button size="small" variant="quiet" onClick={props.onAllDeposits}>
                  Ver todos los depósitos
                </Button>
              )}
            </p>
            <DataTable
              label={`Kardex de ${material.nombre}`}
              className="money-labelled kardex-table"
              rows={data.items}
              columns={columnsOf(props.depositoId === '')}
              sort={sort}
              onSort={(next) => {
                setPage(1)
                setSort(next)
              }}
              isBusy={list.isPlaceholderData && list.isFetching}
            />
            <div className="money-foot">
              <ListPages
                noun="movimientos"
                singular="movimiento"
                view={{ page }}
                list={data}
                onView={(part) => setPage(part.page)}
              />
            </div>
          </>
        )
      }
    </QueryAnswer>
  )
}

const signedText = (quantity: string) => `${quantity.startsWith('-') ? '' : '+'}${quantityText(quantity)}`

const columnsOf = (hasDeposit: boolean): DataColumn<KardexRow>[] => [
  {
    key: 'documento',
    header: 'Documento',
    cell: (row) => (
      <>
        <Link to={documentAddress(row)}>
          {row.esAnulacion ? 'Anulación: ' : ''}
          {words.KardexTipo[row.tipo]} {row.numero}
        </Link>
        <small className="stock-code">{[row.remito, hasDeposit && row.deposito].filter(Boolean).join(' · ')}</small>
      </>
    ),
  },
  { key: 'fecha', header: 'Fecha', isSortable: true, cell: ({ fecha }) => dateText(fecha) },
  { key: 'cantidad', header: 'Cantidad', isNumber: true, cell: ({ cantidad }) => signedText(cantidad) },
  { key: 'saldo', header: 'Saldo', isNumber: true, cell: ({ saldo }) => quantityText(saldo) },
]
