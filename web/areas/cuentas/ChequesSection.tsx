import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { words } from '../../../openapi/generated/words.ts'
import { download, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { useUrlState, type UrlCodec } from '../../lib/use-url-state.ts'
import { useEntryFilter } from '../../records/catalogue/entry-filter.ts'
import { OpenButton } from '../../records/OpenButton.tsx'
import { RecordList } from '../../records/RecordList.tsx'
import { recordView, type ListRules, type RecordView } from '../../records/view.ts'
import { optionsOf } from '../../records/words.ts'
import { Button } from '../../ui/Button.tsx'
import { confirm } from '../../ui/confirm.ts'
import type { DataColumn } from '../../ui/DataTable.tsx'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { useMay } from '../developers/door.ts'
import { cuentas } from './noun.ts'
import { chequesInput, chequesQuery, company, debitCheque, rejectCheque, type Cheque } from './queries.ts'

const rules: ListRules = {
  // The first one: what is still to be debited, then the rest.
  sorts: ['cartera', 'fechaDebito', 'importe'],
  choices: [
    { name: 'estado', label: 'Estado', options: optionsOf(words.ChequeEstado) },
    { name: 'clase', label: 'Tipo', options: optionsOf(words.ChequeTipo) },
  ],
}
const newestFirst = recordView(rules)
/** The next debit comes first. */
const viewCodec: UrlCodec<RecordView> = {
  read: (search) => ({ ...newestFirst.read(search), order: search.get('sentido') === 'desc' ? 'desc' : 'asc' }),
  write: (view) => ({ ...newestFirst.write(view), sentido: view.order === 'asc' ? undefined : view.order }),
}

/** The cheques and eCheqs with which the company paid, by day of debit. */
export function ChequesSection({ proyectoId }: { proyectoId: number }) {
  const [view, changeView] = useUrlState(viewCodec)
  const list = useQuery(chequesQuery(view))
  const [rejected, setRejected] = useState<Cheque | null>(null)
  const { mutateAsync: reject } = useMutation(rejectCheque)
  return (
    <div className="money">
      <RecordList
        title="Cheques"
        words={['cheques', 'cheque']}
        empty={{ icon: 'pi-money-bill', text: 'Aparecen acá los cheques y eCheqs con los que se paga.' }}
        list={list}
        record={(id) => q('getCheque', { ...company(), id })}
        view={view}
        onView={changeView}
        rules={rules}
        filters={[useEntryFilter({ noun: cuentas, key: 'cuentaId', label: 'Cuenta', value: view.cuentaId })]}
        exportList={(formato) => download('listCheques', { ...chequesInput(view), formato })}
        columns={columnsOf(view, changeView)}
        detail={(each) => <Detail cheque={each} proyectoId={proyectoId} onReject={() => setRejected(each)} />}
        totals={(page) => <Totals totales={page.totales} />}
        add={null}
      />
      {rejected && (
        <ReasonDialog
          recordId={rejected.id}
          title={`Rechazar ${nameOf(rejected)}`}
          saveLabel="Rechazar"
          failure="No se rechazó."
          onConfirm={(motivo) => reject({ ...company(), id: rejected.id, body: { motivo } })}
          onClose={() => setRejected(null)}
        />
      )}
    </div>
  )
}

const nameOf = ({ tipo, numero }: Cheque) => `el ${words.ChequeTipo[tipo]}${numero && ` ${numero}`}`

function Totals({ totales }: { totales: Schema<'ChequeTotal'>[] }) {
  const open = totales.filter(({ cantidad }) => cantidad > 0)
  if (open.length === 0) return null
  return open.map(({ moneda, porDebitar, vencidos, cantidad }) => (
    <p key={moneda} className="money-totals">
      Por debitar <strong>{moneyText(porDebitar, moneda)}</strong>
      <small>
        {cantidad === 1 ? '1 emitido' : `${cantidad} emitidos`}
        {Number(vencidos) > 0 && `; de fecha pasada ${moneyText(vencidos, moneda)}`}
      </small>
    </p>
  ))
}

function columnsOf(view: RecordView, onView: (part: Partial<RecordView>) => void): DataColumn<Cheque>[] {
  return [
    {
      key: 'numero',
      header: 'Cheque',
      cell: ({ id, tipo, numero }) => (
        <OpenButton id={id} view={view} onView={onView}>
          {words.ChequeTipo[tipo]} {numero || 'sin número'}
        </OpenButton>
      ),
    },
    { key: 'proveedor', header: 'Proveedor', cell: ({ proveedor }) => proveedor },
    { key: 'fechaDebito', header: 'Débito', isSortable: true, cell: ({ fechaDebito }) => dateText(fechaDebito) },
    { key: 'cuenta', header: 'Cuenta', cell: ({ cuenta }) => cuenta ?? 'Sin cuenta' },
    {
      key: 'importe',
      header: 'Importe',
      isSortable: true,
      isNumber: true,
      cell: ({ importe, moneda }) => moneyText(importe, moneda),
    },
    {
      key: 'estado',
      header: 'Estado',
      cell: ({ estado, atrasado }) =>
        atrasado ? <StateTag state="vencido" label="Sin debitar" tone="warning" /> : <StateTag state={estado} />,
    },
  ]
}

type DetailProps = { cheque: Cheque; proyectoId: number; onReject: () => void }

function Detail({ cheque, proyectoId, onReject }: DetailProps) {
  const { mutate: debit, isPending } = useMutation(debitCheque)
  const mayWrite = useMay('debitCheque')
  const { id, pagoId, pagoNumero, fecha, proyecto, banco, motivoEstado, estado } = cheque
  const project = cheque.proyectoId === proyectoId ? '' : `&proyecto=${cheque.proyectoId}`
  const markDebited = async () => {
    const answer = await confirm({
      title: `¿El banco debitó ${nameOf(cheque)}?`,
      message: 'Queda como debitado, y ya no se puede rechazar.',
      icon: { name: 'pi-check-circle', color: 'primary' },
      actions: { confirm: { label: 'Sí, se debitó', color: 'primary' }, cancel: { label: 'Cancelar' } },
    })
    if (answer === 'confirmed') debit({ ...company(), id })
  }
  return (
    <div className="money-detail">
      <p>
        Del <Link to={`/finanzas/pagos?abierto=${pagoId}${project}`}>pago N.º {pagoNumero}</Link> del {dateText(fecha)},
        de {proyecto}.{banco && ` Banco: ${banco}.`}
      </p>
      {motivoEstado && <p>Se rechazó: {motivoEstado}</p>}
      {mayWrite && estado === 'emitido' && (
        <div className="money-actions">
          <Button variant="primary" onClick={() => void markDebited()} disabled={isPending}>
            Marcar debitado
          </Button>
          <Button onClick={onReject}>Rechazar</Button>
        </div>
      )}
    </div>
  )
}
