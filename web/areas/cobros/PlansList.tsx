import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { words } from '../../../openapi/generated/words.ts'
import { download, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { useNewForm } from '../../lib/use-new-form.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { DocumentHistory } from '../../records/DocumentHistory.tsx'
import { OpenButton } from '../../records/OpenButton.tsx'
import { RecordSection } from '../../records/RecordSection.tsx'
import { useBaseCurrency } from '../../records/use-base-currency.ts'
import { recordView, type ListRules, type RecordView } from '../../records/view.ts'
import { optionsOf } from '../../records/words.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import type { DataColumn } from '../../ui/DataTable.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { useMay } from '../developers/door.ts'
import { InstalmentsTable } from './InstalmentsTable.tsx'
import { annulPlan, plansInput, plansQuery, type Plan } from './planned.queries.ts'
import { conceptos } from './words.ts'

const PlanDialog = onDemand(async () => (await import('./PlanDialog.tsx')).PlanDialog)

const rules: ListRules = {
  sorts: ['numero', 'de'],
  hasNoDays: true,
  choices: [
    { name: 'clase', label: 'Concepto', options: optionsOf(conceptos) },
    { name: 'estado', label: 'Estado', options: optionsOf(words.CobroPrevistoEstado) },
  ],
}
const viewCodec = recordView(rules)

/** The plans of receipts of the project, with what all of them still owe. */
export function PlansList({ proyectoId }: { proyectoId: number }) {
  const [view, changeView] = useUrlState(viewCodec)
  const newForm = useNewForm()
  const list = useQuery(plansQuery(proyectoId, view))
  const { mutateAsync: annul } = useMutation(annulPlan)
  const mayWrite = useMay('createCobroPrevisto')
  const monedaBase = useBaseCurrency(proyectoId) ?? 'ARS'
  const resumen = list.data?.resumen
  return (
    <>
      {resumen && (list.data?.total ?? 0) > 0 && <Summary resumen={resumen} />}
      <RecordSection
        title="Cobros previstos"
        words={['cobros previstos', 'cobro previsto']}
        empty={{
          icon: 'pi-calendar-plus',
          text: 'Cargá las cuotas que cada comprador o inversor se comprometió a pagar, y sabés qué falta cobrar y qué se atrasó.',
        }}
        list={list}
        record={(id) => q('getCobroPrevisto', { proyectoId, id })}
        view={view}
        onView={changeView}
        rules={rules}
        exportList={(formato) => download('listCobrosPrevistos', { ...plansInput(proyectoId, view), formato })}
        columns={columnsOf(view, changeView, monedaBase)}
        detail={(each, onAnnul) => <Detail {...{ proyectoId, mayWrite, onAnnul }} plan={each} />}
        addLabel="Nuevo plan de cuotas"
        onAdd={mayWrite ? newForm.open : undefined}
        annul={{
          name: ({ numero }) => `el cobro previsto ${numero}`,
          effect: 'Sus cuotas dejan de esperarse.',
          send: ({ id, version }, motivo) => annul({ proyectoId, id, body: { motivo, version } }),
        }}
      >
        {newForm.isOpen && mayWrite && <PlanDialog {...{ proyectoId, monedaBase }} onClose={newForm.close} />}
      </RecordSection>
    </>
  )
}

function Summary({ resumen }: { resumen: Schema<'CobroPrevistoResumen'> }) {
  const { moneda, porCobrar, atrasado, cuotasAtrasadas, en30Dias, avisos } = resumen
  const late = cuotasAtrasadas === 1 ? '1 cuota atrasada' : `${cuotasAtrasadas} cuotas atrasadas`
  return (
    <>
      <ul role="list" className="money-cards">
        <li className={cuotasAtrasadas > 0 ? 'money-figure money-late' : 'money-figure'}>
          <h3>Atrasado</h3>
          <p>{moneyText(atrasado, moneda)}</p>
          {cuotasAtrasadas > 0 ? (
            <Link to="/finanzas/cobros-previstos/cuotas?estado=atrasada">{late}</Link>
          ) : (
            <span className="money-note">Nada</span>
          )}
        </li>
        <li className="money-figure">
          <h3>En 30 días</h3>
          <p>{moneyText(en30Dias, moneda)}</p>
        </li>
        <li className="money-figure">
          <h3>Por cobrar</h3>
          <p>{moneyText(porCobrar, moneda)}</p>
          <Link to="/finanzas/cobros-previstos/cuotas">Todas las cuotas</Link>
        </li>
      </ul>
      {avisos.length > 0 && <Alert type="warning">{avisos.join(' ')}</Alert>}
    </>
  )
}

function columnsOf(
  view: RecordView,
  onView: (part: Partial<RecordView>) => void,
  monedaBase: Schema<'Moneda'>,
): DataColumn<Plan>[] {
  return [
    {
      key: 'numero',
      header: 'Plan',
      isSortable: true,
      cell: ({ id, numero }) => (
        <OpenButton id={id} view={view} onView={onView}>
          N.º {numero}
        </OpenButton>
      ),
    },
    { key: 'de', header: 'De quién', isSortable: true, cell: ({ de }) => de },
    {
      key: 'medio',
      header: 'Cuotas',
      cell: ({ cuotas, indice }) => `${cuotas.length}${indice ? ` · ajustadas por ${indice}` : ''}`,
    },
    {
      key: 'atrasado',
      header: 'Atrasado',
      isNumber: true,
      cell: ({ atrasadoBase }) => (Number(atrasadoBase) === 0 ? '—' : moneyText(atrasadoBase, monedaBase)),
    },
    {
      key: 'importe',
      header: 'Por cobrar',
      isNumber: true,
      cell: ({ saldoBase }) => moneyText(saldoBase, monedaBase),
    },
    { key: 'estado', header: 'Estado', cell: ({ estado }) => <StateTag state={estado} /> },
  ]
}

type DetailProps = { proyectoId: number; plan: Plan; mayWrite: boolean; onAnnul: () => void }

function Detail({ proyectoId, plan, mayWrite, onAnnul }: DetailProps) {
  const { id, cuotas, concepto, indice, mesBase, indiceDesfase, nota, estado, motivoEstado } = plan
  const lag =
    indiceDesfase === 0 ? '' : `, con el valor de ${indiceDesfase === 1 ? 'un mes' : `${indiceDesfase} meses`} antes`
  return (
    <div className="money-detail">
      <p>
        {conceptos[concepto]}
        {indice && mesBase && `. Pactado a ${dateText(mesBase)}, se ajusta por ${indice}${lag}`}.
      </p>
      {nota && <p>{nota}</p>}
      {motivoEstado && <p>Se anuló: {motivoEstado}</p>}
      <InstalmentsTable cuotas={cuotas} mayCollect={mayWrite && estado === 'vigente'} />
      {mayWrite && estado === 'vigente' && (
        <div className="money-actions">
          <Button onClick={onAnnul}>Anular</Button>
        </div>
      )}
      <DocumentHistory proyectoId={proyectoId} id={id} />
    </div>
  )
}
