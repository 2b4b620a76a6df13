import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ExportMenu } from '../../api/ExportMenu.tsx'
import { download } from '../../api/operations.ts'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import type { Schema } from '../../api/types.ts'
import { oneOf } from '../../lib/address-values.ts'
import { dateText } from '../../lib/date-text.ts'
import { formatNumber } from '../../lib/format.ts'
import { useMedia } from '../../lib/use-media.ts'
import { useUrlState, type UrlCodec } from '../../lib/use-url-state.ts'
import { RecordHistory } from '../../records/DocumentHistory.tsx'
import { SectionBar } from '../../records/SectionBar.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import type { MenuEntry } from '../../ui/Menu.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { useLoadEntry } from '../cargas/door.ts'
import { useMay } from '../developers/door.ts'
import { PlanSheet } from './PlanSheet.tsx'
import { planQuery, type Plan } from './queries.ts'

const BaselineDialog = onDemand(async () => (await import('./BaselineDialog.tsx')).BaselineDialog)
const ImportDialog = onDemand(async () => (await import('./ImportDialog.tsx')).ImportDialog)
const ReprogramDialog = onDemand(async () => (await import('./ReprogramDialog.tsx')).ReprogramDialog)

const views = ['todo', 'meses', 'semanas', 'tabla'] as const
type View = (typeof views)[number]
export const planView: UrlCodec<{ view: View }> = {
  read: (search) => ({ view: oneOf(views, search.get('ver')) || 'todo' }),
  write: ({ view }) => ({ ver: view === 'todo' ? undefined : view }),
}
const viewOptions: { value: View; label: string }[] = [
  { value: 'todo', label: 'Toda la obra' },
  { value: 'meses', label: 'Meses' },
  { value: 'semanas', label: 'Semanas' },
  { value: 'tabla', label: 'Tabla' },
]

const importEntry = (onSelect: () => void): MenuEntry => ({
  id: 'import',
  label: 'Importar tareas',
  icon: <i className="pi pi-upload" />,
  onSelect,
})

/** The plan of works: its tasks in a table, beside them their time line. */
export function PlanSection({ proyectoId }: { proyectoId: number }) {
  const query = useQuery(planQuery(proyectoId))
  const [{ view }, change] = useUrlState(planView)
  const mayWrite = useMay('updateTareas')
  const load = useLoadEntry('tareas')
  // On a small screen there is no room for a time line beside the table.
  const isWide = useMedia('(width >= 60rem)')
  const [dialog, setDialog] = useState<'baseline' | 'import' | 'reprogram' | null>(null)
  const close = () => setDialog(null)
  return (
    <div className="plan">
      <SectionBar
        title="Plan de obra"
        actions={
          <>
            {mayWrite && <Button onClick={() => setDialog('baseline')}>Guardar línea de base</Button>}
            <ExportMenu
              name="plan"
              read={(formato) => download('getPlan', { proyectoId, formato })}
              entries={[...(mayWrite ? [importEntry(() => setDialog('import'))] : []), ...load]}
            />
          </>
        }
      >
        {isWide && (
          <Segmented label="Vista" options={viewOptions} value={view} onChange={(next) => change({ view: next })} />
        )}
      </SectionBar>
      <QueryAnswer query={query} height="24rem">
        {(plan) => (
          <>
            <PlanFacts plan={plan} />
            {plan.porReprogramar.length > 0 && (
              <HolidayAlert
                count={plan.porReprogramar.length}
                onOpen={mayWrite ? () => setDialog('reprogram') : null}
              />
            )}
            {plan.tareas.length === 0 && (
              <Alert type="info">
                {mayWrite
                  ? 'Todavía no hay tareas. Escribí la primera en la fila de abajo, pegalas desde Excel o importá una planilla.'
                  : 'Todavía no hay tareas. Cuando alguien las cargue, las vas a ver acá.'}
              </Alert>
            )}
            <PlanSheet
              proyectoId={proyectoId}
              plan={plan}
              isEditable={mayWrite}
              zoom={isWide && view !== 'tabla' ? view : null}
            />
            <RecordHistory proyectoId={proyectoId} which={{ entidad: 'tarea' }} subjectOf={taskNames(plan)} />
          </>
        )}
      </QueryAnswer>
      {dialog === 'baseline' && <BaselineDialog proyectoId={proyectoId} onClose={close} />}
      {dialog === 'import' && query.data && <ImportDialog proyectoId={proyectoId} plan={query.data} onClose={close} />}
      {dialog === 'reprogram' && <ReprogramDialog proyectoId={proyectoId} onClose={close} />}
    </div>
  )
}

/** The name of the changed task: as it is now, or as it was when it was deleted. */
function taskNames({ tareas }: Plan) {
  const names = new Map(tareas.map(({ id, codigo, nombre }) => [id, `${codigo} ${nombre}`]))
  return ({ entidadId, antes, despues }: Schema<'Cambio'>) =>
    names.get(entidadId) ?? String(despues.nombre ?? antes.nombre ?? 'Una tarea que ya no está')
}

function PlanFacts({ plan: { tareas, inicio, fin, avance, lineaBase } }: { plan: Plan }) {
  if (!inicio || !fin) return null
  const leaves = tareas.filter(({ esGrupo }) => !esGrupo)
  const blocked = leaves.filter(({ estado }) => estado === 'bloqueada').length
  return (
    <p className="plan-facts">
      Del {dateText(inicio)} al {dateText(fin)} ·{' '}
      {leaves.length === 1 ? '1 tarea' : `${formatNumber(leaves.length)} tareas`}
      {avance !== null && ` · avance físico ${formatNumber(Number(Number(avance).toFixed(1)))} %`}
      {blocked > 0 && ` · ${blocked === 1 ? '1 bloqueada' : `${formatNumber(blocked)} bloqueadas`}`}
      {lineaBase && ` · línea de base «${lineaBase.nombre}»`}
    </p>
  )
}

function HolidayAlert({ count, onOpen }: { count: number; onOpen: (() => void) | null }) {
  return (
    <Alert type="warning">
      {count === 1 ? 'Por un cambio de feriados se correría 1 tarea. ' : null}
      {count > 1 ? `Por un cambio de feriados se correrían ${formatNumber(count)} tareas. ` : null}
      {onOpen && <Button onClick={onOpen}>Ver y reprogramar</Button>}
    </Alert>
  )
}
