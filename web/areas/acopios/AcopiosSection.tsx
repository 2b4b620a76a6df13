import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { download, q } from '../../api/operations.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyOrDash } from '../../lib/money-text.ts'
import { todayText } from '../../lib/today.ts'
import { useNewForm } from '../../lib/use-new-form.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { OpenButton } from '../../records/OpenButton.tsx'
import { RecordSection } from '../../records/RecordSection.tsx'
import { recordView, type RecordView } from '../../records/view.ts'
import type { DataColumn } from '../../ui/DataTable.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { useMay } from '../developers/door.ts'
import { supplierFilter } from '../proveedores/door.ts'
import { AcopioBalances } from './AcopioBalances.tsx'
import { AcopioDetail } from './AcopioDetail.tsx'
import { acopiosInput, acopiosQuery, acopiosRules, annulAcopio, type Acopio } from './queries.ts'

const AcopioDialog = onDemand(async () => (await import('./AcopioDialog.tsx')).AcopioDialog)
const WithdrawalDialog = onDemand(async () => (await import('./WithdrawalDialog.tsx')).WithdrawalDialog)
const viewCodec = recordView(acopiosRules)

/** Materials that are paid ahead and held by suppliers. */
export function AcopiosSection({ proyectoId }: { proyectoId: number }) {
  const [view, changeView] = useUrlState(viewCodec)
  const [withdrawn, setWithdrawn] = useState<Acopio | null>(null)
  const newForm = useNewForm()
  const list = useQuery(acopiosQuery(proyectoId, view))
  const { mutateAsync: annul } = useMutation(annulAcopio)
  const mayWrite = useMay('createAcopio')
  return (
    <RecordSection
      title="Acopios"
      words={['acopios', 'acopio']}
      empty={{
        icon: 'pi-truck',
        text: 'Un acopio es material ya pagado que el proveedor guarda y entrega por partes.',
      }}
      list={list}
      record={(id) => q('getAcopio', { proyectoId, id })}
      view={view}
      onView={changeView}
      rules={acopiosRules}
      filters={[supplierFilter(view.proveedorId, list.data?.items)]}
      exportList={(formato) => download('listAcopios', { ...acopiosInput(proyectoId, view), formato })}
      columns={columnsOf(view, changeView)}
      detail={(each, onAnnul) => (
        <AcopioDetail {...{ proyectoId, mayWrite, onAnnul }} acopio={each} onWithdraw={() => setWithdrawn(each)} />
      )}
      addLabel="Nuevo acopio"
      onAdd={mayWrite ? newForm.open : undefined}
      annul={{
        name: ({ numero }) => `el acopio ${numero}`,
        effect: 'Sale del depósito del proveedor lo que había entrado.',
        send: ({ id }, motivo) => annul({ proyectoId, id, body: { motivo } }),
      }}
    >
      <AcopioBalances proyectoId={proyectoId} />
      {newForm.isOpen && mayWrite && (
        <AcopioDialog proyectoId={proyectoId} today={todayText()} onClose={newForm.close} />
      )}
      {withdrawn && (
        <WithdrawalDialog
          proyectoId={proyectoId}
          acopio={withdrawn}
          today={todayText()}
          onClose={() => setWithdrawn(null)}
        />
      )}
    </RecordSection>
  )
}

const columnsOf = (view: RecordView, onView: (part: Partial<RecordView>) => void): DataColumn<Acopio>[] => [
  {
    key: 'numero',
    header: 'Acopio',
    isSortable: true,
    cell: (each) => (
      <OpenButton id={each.id} view={view} onView={onView}>
        N.º {each.numero}
      </OpenButton>
    ),
  },
  { key: 'proveedor', header: 'Proveedor', cell: (each) => each.proveedor },
  { key: 'fecha', header: 'Fecha', isSortable: true, cell: (each) => dateText(each.fecha) },
  {
    key: 'compra',
    header: 'Queda, de la compra',
    isNumber: true,
    cell: (each) => moneyOrDash(each.valorCompra, 'ARS'),
  },
  { key: 'importe', header: 'Queda, de hoy', isNumber: true, cell: (each) => moneyOrDash(each.valorHoy, 'ARS') },
  {
    key: 'dolares',
    header: 'En dólares',
    isNumber: true,
    cell: ({ dolares }) => moneyOrDash(dolares, 'USD'),
  },
  { key: 'estado', header: 'Estado', cell: (each) => <StateTag state={each.estado} /> },
]
