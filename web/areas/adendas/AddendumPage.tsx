import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { attempt, execute } from '../../api/attempt.ts'
import { q } from '../../api/operations.ts'
import { ApiError, errorMessage } from '../../api/problem.ts'
import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { useFocusAfter } from '../../lib/use-focus-after.ts'
import { AmountTable } from '../../ui/amount-table/AmountTable.tsx'
import type { AmountColumn } from '../../ui/amount-table/amount-column.ts'
import { Button } from '../../ui/Button.tsx'
import { askFirst } from '../../ui/confirm.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Fact } from '../../ui/Fact.tsx'
import { NotFound } from '../../ui/NotFound.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { useAddressWithValuation } from '../control/door.ts'
import { useMay } from '../developers/door.ts'
import { PrintedAddendum } from './PrintedAddendum.tsx'
import { addendumName, annulAdenda, approveAdenda, deleteAdenda, termText, type Adenda, type Place } from './queries.ts'

const AddendumDialog = onDemand(async () => (await import('./AddendumDialog.tsx')).AddendumDialog)

type Item = Adenda['items'][number] & { id: string }
type Contrato = Schema<'Contrato'>

const columns: AmountColumn<Item>[] = [
  { key: 'item', title: 'Ítem', value: ({ codigo, descripcion }) => `${codigo} ${descripcion}` },
  { key: 'unidad', title: 'Unidad', width: 80, value: ({ unidad }) => unidad },
  { key: 'cantidad', title: 'Cambio', kind: 'decimal', value: ({ cantidad }) => cantidad },
  { key: 'precio', title: 'Precio unitario', kind: 'amount', value: ({ precioUnitario }) => precioUnitario },
  { key: 'importe', title: 'Importe', kind: 'amount', value: ({ importe }) => importe },
]

type AddendumPageProps = Place & { id: string; history: ReactNode }

/** One addendum: what it changes, its steps, and its sheet to print. */
export function AddendumPage({ proyectoId, contratoId, id, history }: AddendumPageProps) {
  const { data: addendum, error, refetch } = useQuery(q('getAdenda', { proyectoId, contratoId, id }))
  const { data: contract } = useQuery(q('getContrato', { proyectoId, id: contratoId }))
  const withValuation = useAddressWithValuation()
  const back = withValuation(`/finanzas/contratos/${contratoId}`)
  if (error instanceof ApiError && error.status === 404)
    return <NotFound title="No encontramos esa adenda" to={back} label="Ver el contrato" />
  if (error && !addendum) return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
  if (!addendum || !contract) return <Skeleton height="16rem" />
  return (
    <div className="record-list">
      <Link to={back}>← {addendum.contrato}</Link>
      <header className="record-head">
        <h2>{addendumName(addendum)}</h2>
        <StateTag state={addendum.estado} />
        <AddendumActions {...{ proyectoId, contract, addendum }} />
      </header>
      <dl className="record-facts">
        <Fact name="Fecha">{dateText(addendum.fecha)}</Fact>
        <Fact name="Motivo">{addendum.motivo}</Fact>
        <Fact name="Plazo">{termText(addendum) || 'Sin cambio'}</Fact>
        <Fact name="Total">{moneyText(addendum.total, addendum.moneda)} sin IVA</Fact>
        {addendum.motivoEstado && <Fact name="Por qué se anuló">{addendum.motivoEstado}</Fact>}
      </dl>
      {addendum.items.length > 0 && (
        <AmountTable
          label="Ítems de la adenda"
          wraps
          rows={addendum.items.map((item) => ({ ...item, id: item.itemId }))}
          columns={columns}
        />
      )}
      {history}
      <PrintedAddendum {...{ proyectoId, contract, addendum }} />
    </div>
  )
}

type ActionsProps = { proyectoId: number; contract: Contrato; addendum: Adenda }

/** Buttons for the steps that the state of the addendum allows. */
function AddendumActions({ proyectoId, contract, addendum }: ActionsProps) {
  const mayWrite = useMay('approveAdenda')
  const navigate = useNavigate()
  const withValuation = useAddressWithValuation()
  const [open, setOpen] = useState<'edit' | 'annul' | null>(null)
  const { id, contratoId, version, estado } = addendum
  const place = { proyectoId, contratoId, id }
  useFocusAfter(estado)
  const approve = async () => {
    const message = 'El contrato cambia desde ahora: sus ítems, su total y su plazo.'
    if (await askFirst({ title: '¿Aprobar la adenda?', message, label: 'Aprobar' }))
      await attempt(approveAdenda, { ...place, body: { version } }, 'No se aprobó')
  }
  const remove = async () => {
    const question = { title: '¿Borrar el borrador?', message: 'No se puede deshacer.', label: 'Borrar', isLossy: true }
    if ((await askFirst(question)) && (await attempt(deleteAdenda, { ...place, version }, 'No se borró')))
      await navigate(withValuation(`/finanzas/contratos/${contratoId}`))
  }
  return (
    <div className="record-actions">
      <Button onClick={() => window.print()}>Imprimir</Button>
      {mayWrite && estado === 'borrador' && (
        <>
          <Button onClick={() => void remove()}>Borrar</Button>
          <Button onClick={() => setOpen('edit')}>Editar</Button>
          <Button variant="primary" onClick={() => void approve()}>
            Aprobar
          </Button>
        </>
      )}
      {mayWrite && estado === 'aprobada' && <Button onClick={() => setOpen('annul')}>Anular</Button>}
      {open === 'edit' && <AddendumDialog {...{ proyectoId, contract, addendum }} onClose={() => setOpen(null)} />}
      {open === 'annul' && (
        <ReasonDialog
          recordId={id}
          title={`Anular la ${addendumName(addendum).toLowerCase()}`}
          saveLabel="Anular"
          failure="No se anuló."
          onConfirm={(motivo) => execute(annulAdenda, { ...place, body: { version, motivo } })}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}
