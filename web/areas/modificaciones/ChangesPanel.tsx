import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { financeChange } from '../../api/areas.ts'
import { ExportMenu } from '../../api/ExportMenu.tsx'
import { download, mutate } from '../../api/operations.ts'
import { usableData, QueryAnswer } from '../../api/QueryAnswer.tsx'
import { tellFailure } from '../../api/tell-failure.ts'
import { pageIn } from '../../lib/address-values.ts'
import { formatDate } from '../../lib/format.ts'
import { moneyText } from '../../lib/money-text.ts'
import { useUrlState, type UrlCodec } from '../../lib/use-url-state.ts'
import { SectionBar } from '../../records/SectionBar.tsx'
import { ActionsHead } from '../../ui/ActionsHead.tsx'
import { Button } from '../../ui/Button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ListPages } from '../../ui/ListPages.tsx'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { ValuationPicker, amountIn, useValuation, valuationInput } from '../control/door.ts'
import { useMay } from '../developers/door.ts'
import { ChangeDialog } from './ChangeDialog.tsx'
import { changesQuery, type Modificacion, type ModificacionPage } from './queries.ts'

const codec: UrlCodec<{ page: number }> = {
  read: (search) => ({ page: pageIn(search.get('pagina')) }),
  write: ({ page }) => ({ pagina: page === 1 ? undefined : String(page) }),
}
type ChangesPanelProps = { proyectoId: number; historyOf: (change: Modificacion) => ReactNode }

/** The adicionales and economías of a project's budget. */
export function ChangesPanel({ proyectoId, historyOf }: ChangesPanelProps) {
  const [view, change] = useUrlState(codec)
  const valuation = useValuation()
  const query = useQuery(changesQuery(proyectoId, view.page, valuation))
  const [edited, setEdited] = useState<Modificacion | 'new' | null>(null)
  const [annulled, setAnnulled] = useState<Modificacion | null>(null)
  const mayWrite = useMay('createModificacion')
  const { mutateAsync: annul } = useMutation(mutate('annulModificacion', financeChange))
  return (
    <div className="record-list">
      <SectionBar
        title="Modificaciones"
        valuation={<ValuationPicker response={usableData(query)} />}
        actions={
          <>
            {mayWrite && (
              <Button variant="primary" onClick={() => setEdited('new')}>
                Nueva modificación
              </Button>
            )}
            <ExportMenu
              name="modificaciones"
              read={(formato) => download('listModificaciones', { proyectoId, ...valuationInput(valuation), formato })}
            />
          </>
        }
      />
      <QueryAnswer query={query} height="12rem">
        {(list) =>
          list.total === 0 ? (
            <EmptyState title="Todavía no hay modificaciones">
              Lo que cambia después de aprobar el presupuesto se carga acá, como adicional o economía.
            </EmptyState>
          ) : (
            <>
              <ChangesTable {...{ proyectoId, mayWrite, historyOf, list }} onAnnul={setAnnulled} onEdit={setEdited} />
              <ListPages noun="modificaciones" singular="modificación" view={view} list={list} onView={change} />
            </>
          )
        }
      </QueryAnswer>
      {edited && (
        <ChangeDialog
          proyectoId={proyectoId}
          change={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {annulled && (
        <ReasonDialog
          recordId={annulled.id}
          title="Anular la modificación"
          saveLabel="Anular"
          failure="No se pudo anular."
          onConfirm={(motivo) => annul({ proyectoId, id: annulled.id, body: { version: annulled.version, motivo } })}
          onClose={() => setAnnulled(null)}
        />
      )}
    </div>
  )
}

type ChangesTableProps = ChangesPanelProps & {
  list: ModificacionPage
  mayWrite: boolean
  onAnnul: (change: Modificacion) => void
  onEdit: (change: Modificacion) => void
}

function ChangesTable({ proyectoId, list, mayWrite, historyOf, onAnnul, onEdit }: ChangesTableProps) {
  const { items: changes, valuacion, totalesValuados } = list
  return (
    <TableScroll label="Modificaciones" isCard>
      <table className="table record-rows" aria-label="Modificaciones">
        <thead>
          <tr>
            <th scope="col">Modificación</th>
            <th scope="col">Estado</th>
            <th scope="col">Fecha</th>
            <th scope="col" className="record-number">
              Total
            </th>
            {mayWrite && <ActionsHead />}
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.id}>
              <td>
                <strong>
                  {change.numero ? `${change.numero}. ` : ''}
                  {change.tipo === 'adicional' ? 'Adicional' : 'Economía'}:{' '}
                  {change.items.map((item) => item.descripcion).join(', ')}
                </strong>
                <br />
                <span className="record-detail">
                  {change.motivo}
                  {change.motivoEstado && ` Anulada: ${change.motivoEstado}`}
                </span>
                {historyOf(change)}
              </td>
              <td>
                <StateTag state={change.estado} />
              </td>
              <td data-label="Fecha">{formatDate(change.fecha)}</td>
              <td data-label="Total" className="record-number">
                {amountIn(valuacion, change.valuado?.total, { amount: change.total, moneda: change.moneda })}
              </td>
              {mayWrite && (
                <td className="record-row-actions">
                  <ChangeActions {...{ proyectoId, change, onAnnul, onEdit }} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Total, sin lo anulado
            </th>
            <td className="record-number">{moneyText(totalesValuados.total ?? '0', valuacion.moneda)}</td>
            {mayWrite && <td aria-label="Sin acciones" />}
          </tr>
        </tfoot>
      </table>
    </TableScroll>
  )
}

type ChangeActionsProps = Pick<ChangesTableProps, 'proyectoId' | 'onAnnul' | 'onEdit'> & { change: Modificacion }

function ChangeActions({ proyectoId, change, onAnnul, onEdit }: ChangeActionsProps) {
  const { id, version } = change
  const { mutateAsync: approveChange } = useMutation(mutate('approveModificacion', financeChange))
  const { mutateAsync: deleteChange } = useMutation(mutate('deleteModificacion', financeChange))
  const ask = async (title: string, message: string, label: string, work: () => Promise<unknown>) => {
    const actions = { confirm: { label, color: 'primary' as const }, cancel: { label: 'Volver' } }
    if ((await confirm({ title, message, actions })) === 'confirmed') await work().catch(tellFailure('No se pudo'))
  }
  if (change.estado === 'aprobada') {
    return (
      <Button size="small" aria-label={`Anular la modificación ${change.numero}`} onClick={() => onAnnul(change)}>
        Anular
      </Button>
    )
  }
  if (change.estado !== 'borrador') return null
  const approve = () =>
    void ask('¿Aprobar la modificación?', 'Desde ahora cuenta en el presupuesto vigente.', 'Aprobar', () =>
      approveChange({ proyectoId, id, body: { version } }),
    )
  const remove = () =>
    void ask('¿Borrar el borrador?', 'No se puede deshacer.', 'Borrar', () => deleteChange({ proyectoId, id, version }))
  return (
    <>
      <Button size="small" onClick={approve}>
        Aprobar
      </Button>{' '}
      <Button size="small" onClick={() => onEdit(change)}>
        Editar
      </Button>{' '}
      <Button size="small" onClick={remove}>
        Borrar
      </Button>
    </>
  )
}
