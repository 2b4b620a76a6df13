import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { words } from '../../../openapi/generated/words.ts'
import { download, q } from '../../api/operations.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { useNewForm } from '../../lib/use-new-form.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { useEntryFilter } from '../../records/catalogue/entry-filter.ts'
import { OpenButton } from '../../records/OpenButton.tsx'
import { RecordSection } from '../../records/RecordSection.tsx'
import { recordView, type ListRules, type RecordView } from '../../records/view.ts'
import { optionsOf } from '../../records/words.ts'
import { Button } from '../../ui/Button.tsx'
import type { DataColumn } from '../../ui/DataTable.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { useMay } from '../developers/door.ts'
import { cuentas } from './noun.ts'
import { annulTransfer, company, transfersInput, transfersQuery, type Transfer } from './queries.ts'

const TransferDialog = onDemand(async () => (await import('./TransferDialog.tsx')).TransferDialog)

const rules: ListRules = {
  sorts: ['fecha', 'importe'],
  choices: [{ name: 'estado', label: 'Estado', options: optionsOf(words.TransferenciaEstado) }],
}
const viewCodec = recordView(rules)

/** The transfers between the accounts of the company. */
export function TransfersList() {
  const [view, changeView] = useUrlState(viewCodec)
  const newForm = useNewForm()
  const list = useQuery(transfersQuery(view))
  const { mutateAsync: annul } = useMutation(annulTransfer)
  const mayWrite = useMay('createTransferencia')
  return (
    <>
      <div className="money-head">
        <Link to="/finanzas/cuentas">← Cuentas</Link>
      </div>
      <RecordSection
        title="Transferencias entre cuentas"
        words={['transferencias', 'transferencia']}
        empty={{ icon: 'pi-arrow-right-arrow-left', text: 'Lo que se pasa de una cuenta de la empresa a otra.' }}
        list={list}
        record={(id) => q('getTransferencia', { ...company(), id })}
        view={view}
        onView={changeView}
        rules={rules}
        filters={[useEntryFilter({ noun: cuentas, key: 'cuentaId', label: 'Cuenta', value: view.cuentaId })]}
        exportList={(formato) => download('listTransferencias', { ...transfersInput(view), formato })}
        columns={columnsOf(view, changeView)}
        detail={(each, onAnnul) => <Detail transfer={each} mayWrite={mayWrite} onAnnul={onAnnul} />}
        addLabel="Nueva transferencia"
        onAdd={mayWrite ? newForm.open : undefined}
        annul={{
          name: ({ numero }) => `la transferencia ${numero}`,
          effect: 'Deja de contar en las dos cuentas.',
          send: ({ id, version }, motivo) => annul({ ...company(), id, body: { motivo, version } }),
        }}
      >
        {newForm.isOpen && mayWrite && <TransferDialog onClose={newForm.close} />}
      </RecordSection>
    </>
  )
}

function columnsOf(view: RecordView, onView: (part: Partial<RecordView>) => void): DataColumn<Transfer>[] {
  return [
    {
      key: 'numero',
      header: 'Transferencia',
      cell: ({ id, numero }) => (
        <OpenButton id={id} view={view} onView={onView}>
          N.º {numero}
        </OpenButton>
      ),
    },
    { key: 'proveedor', header: 'Cuentas', cell: ({ origen, destino }) => `${origen} → ${destino}` },
    { key: 'fecha', header: 'Fecha', isSortable: true, cell: ({ fecha }) => dateText(fecha) },
    {
      key: 'importe',
      header: 'Importe',
      isSortable: true,
      isNumber: true,
      cell: ({ importe, monedaOrigen }) => moneyText(importe, monedaOrigen),
    },
    { key: 'estado', header: 'Estado', cell: ({ estado }) => <StateTag state={estado} /> },
  ]
}

function Detail({ transfer, mayWrite, onAnnul }: { transfer: Transfer; mayWrite: boolean; onAnnul: () => void }) {
  const { origenId, origen, destinoId, destino, importe, importeDestino, monedaOrigen, monedaDestino } = transfer
  return (
    <div className="money-detail">
      <p>
        Sale {moneyText(importe, monedaOrigen)} de <Link to={`/finanzas/cuentas/${origenId}`}>{origen}</Link>, entra{' '}
        {moneyText(importeDestino, monedaDestino)} en <Link to={`/finanzas/cuentas/${destinoId}`}>{destino}</Link>.
      </p>
      {transfer.nota && <p>{transfer.nota}</p>}
      {transfer.motivoEstado && <p>Se anuló: {transfer.motivoEstado}</p>}
      {mayWrite && transfer.estado === 'registrada' && (
        <div className="money-actions">
          <Button onClick={onAnnul}>Anular</Button>
        </div>
      )}
    </div>
  )
}
