import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { usableData } from '../../api/QueryAnswer.tsx'
import { ReadError } from '../../api/ReadError.tsx'
import { financeChange } from '../../api/areas.ts'
import { attempt, attemptWork } from '../../api/attempt.ts'
import { download, mutate } from '../../api/operations.ts'
import { dateText } from '../../lib/date-text.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useFocusAfter } from '../../lib/use-focus-after.ts'
import { SectionBar } from '../../records/SectionBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { leaveForms } from '../../ui/form/open-forms.ts'
import { Menu } from '../../ui/Menu.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StaleBar } from '../../ui/StaleBar.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { ApprovalNote, useApproval } from '../aprobaciones/door.ts'
import { useLoadEntry } from '../cargas/door.ts'
import { ValuationPicker, amountIn, useAddressWithValuation, useValuation, valuationInput } from '../control/door.ts'
import { useMay } from '../developers/door.ts'
import { BudgetDialog } from './BudgetDialog.tsx'
import { BudgetSheet } from './BudgetSheet.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import { budgetsQuery, sheetQuery, type Hoja, type Presupuesto } from './queries.ts'
import './BudgetPanel.css'

type BudgetPanelProps = {
  proyectoId: number
  /** Version id from the URL; default: the approved version, else the newest. */
  id: string | undefined
  historyOf: (id: string) => React.ReactNode
}

const home = '/finanzas/presupuesto'

async function askToApprove(proyectoId: number, budget: Presupuesto, approved: Presupuesto | undefined) {
  if (!(await leaveForms())) return
  const { id, nombre, version } = budget
  const replaced = approved ? ` «${approved.nombre}» y sus modificaciones quedan reemplazados.` : ''
  const answer = await confirm({
    title: `¿Aprobar «${nombre}»?`,
    message: `Queda congelado: después se cambia por modificaciones o con otra versión.${replaced}`,
    icon: { name: 'pi-check-circle', color: 'info' },
    actions: { confirm: { label: 'Aprobar', color: 'primary' }, cancel: { label: 'Volver' } },
  })
  if (answer !== 'confirmed') return
  const approve = mutate('approvePresupuesto', financeChange)
  await attempt(approve, { proyectoId, id, body: { version } }, 'No se aprobó el presupuesto')
}

const itemsText = (count: number) => (count === 1 ? '1 ítem' : `${formatNumber(count)} ítems`)

async function askToDelete(proyectoId: number, { id, nombre, version, cantidadItems }: Presupuesto): Promise<boolean> {
  if (!(await leaveForms())) return false
  const answer = await confirm({
    title: `¿Borrar «${nombre}»?`,
    message: `Se borra el borrador con ${itemsText(cantidadItems)}. No se puede deshacer.`,
    actions: { confirm: { label: 'Borrar' }, cancel: { label: 'Volver' } },
  })
  if (answer !== 'confirmed') return false
  const remove = mutate('deletePresupuesto', financeChange)
  return attempt(remove, { proyectoId, id, version }, 'No se borró el presupuesto')
}

/** The budget versions of a project, with the sheet of the selected one. */
export function BudgetPanel({ proyectoId, id, historyOf }: BudgetPanelProps) {
  const { data: versions, error, refetch } = useQuery(budgetsQuery(proyectoId))
  const first = useRef<string>(undefined)
  const [isNew, setIsNew] = useState(false)
  const navigate = useNavigate()
  const withValuation = useAddressWithValuation()
  const mayWrite = useMay('createPresupuesto')
  if (error && !versions) return <ReadError error={error} onRetry={() => void refetch()} />
  if (!versions) return <Skeleton height="20rem" />
  const versionOf = (versionId: string | undefined) => versions.find((each) => each.id === versionId)
  // Without an id in the URL keep the first choice: a version created by somebody else must not replace the open sheet.
  const chosen = versionOf(first.current) ?? versions.find(({ estado }) => estado === 'aprobado') ?? versions[0]
  first.current = id ? undefined : chosen?.id
  const budget = id ? versionOf(id) : chosen
  const dialog = isNew && (
    <BudgetDialog
      proyectoId={proyectoId}
      versions={versions}
      onDone={(made) => void navigate(withValuation(`${home}/${made.id}`))}
      onClose={() => setIsNew(false)}
    />
  )
  const create = mayWrite && (
    <Button variant={budget ? 'secondary' : 'primary'} onClick={() => setIsNew(true)}>
      Nueva versión
    </Button>
  )
  if (!budget) {
    return (
      <>
        <EmptyState title={id ? 'No encontramos esa versión' : 'Todavía no hay presupuesto'} actions={create}>
          {mayWrite
            ? 'Empezá una versión: se llena como una planilla, o pegando desde Excel.'
            : 'Cuando alguien lo cargue, lo vas a ver acá.'}
        </EmptyState>
        {dialog}
      </>
    )
  }
  return (
    <>
      <BudgetVersion key={budget.id} {...{ proyectoId, versions, mayWrite, historyOf, budget, create }} />
      {dialog}
    </>
  )
}

type BudgetVersionProps = {
  proyectoId: number
  budget: Presupuesto
  versions: Presupuesto[]
  mayWrite: boolean
  create: React.ReactNode
  historyOf: BudgetPanelProps['historyOf']
}

function BudgetFacts({ budget, sheet }: { budget: Presupuesto; sheet: Hoja | undefined }) {
  const { estado, total: amount, moneda, cantidadItems, mesBase, fechaAprobacion } = budget
  return (
    <p className="budget-facts">
      <StateTag state={estado} />{' '}
      <strong>{amountIn(sheet?.valuacion, sheet?.presupuesto.valuado?.total, { amount, moneda })}</strong>
      <br />
      {itemsText(cantidadItems)} · precios de {dateText(mesBase)}
      {fechaAprobacion && ` · aprobado el ${formatDate(fechaAprobacion)}`}
    </p>
  )
}

/**
 * The sheet to render. If the valuation cannot be calculated (409), an editable sheet stays with entered amounts, since
 * unmounting it would lose the unsaved edits.
 */
function useSheet(known: Hoja | undefined, isEditable: boolean): Hoja | undefined {
  const last = useRef(known)
  if (known) last.current = known
  return useMemo(() => {
    if (known || !isEditable || !last.current) return known
    const { valuacion: _valuacion, ...asEntered } = last.current
    return asEntered
  }, [known, isEditable])
}

type VersionChoicesProps = {
  versions: Presupuesto[]
  budget: Presupuesto
  /** The id of the version that it is compared with. */
  con: string | undefined
  compare: (id: string) => void
}

/** The choice of the version that is shown, and of another to compare it with. */
function VersionChoices({ versions, budget, con, compare }: VersionChoicesProps) {
  const navigate = useNavigate()
  const withValuation = useAddressWithValuation()
  const options = versions.map(({ id, nombre, numero, estado }) => ({
    value: id,
    label: `${numero ? `${numero}. ` : ''}${nombre} (${estado})`,
  }))
  return (
    <>
      <SelectField
        label="Versión"
        value={budget.id}
        options={options}
        onChange={(id) => void navigate(withValuation(`${home}/${id}`))}
      />
      {con && (
        <SelectField
          label="Comparar con"
          value={con}
          options={[{ value: '', label: 'Nada' }, ...options.filter(({ value }) => value !== budget.id)]}
          onChange={compare}
        />
      )}
    </>
  )
}

function BudgetVersion({ proyectoId, budget, versions, mayWrite, create, historyOf }: BudgetVersionProps) {
  const valuation = useValuation()
  const withValuation = useAddressWithValuation()
  const query = useQuery(sheetQuery(proyectoId, budget.id, valuation))
  const known = usableData(query)
  const [search, setSearch] = useSearchParams()
  const [isEdited, setIsEdited] = useState(false)
  const navigate = useNavigate()
  useFocusAfter(budget.estado)
  const isDraft = budget.estado === 'borrador'
  const isEditable = mayWrite && isDraft
  const load = useLoadEntry('presupuestoItems')
  const isReady = isEditable && budget.cantidadItems > 0
  const approval = useApproval({ proyectoId, entidad: 'presupuesto', id: budget.id }, isReady)
  const sheet = useSheet(known, isEditable)
  const retry = () => void query.refetch()
  const con = versions.find(({ id }) => id === search.get('comparar'))?.id
  const compare = (other: string) => {
    const next = new URLSearchParams(search)
    if (other === '') next.delete('comparar')
    else next.set('comparar', other)
    setSearch(next, { replace: true })
  }
  const approved = versions.find(({ estado }) => estado === 'aprobado')
  const file = (formato: 'csv' | 'xlsx') =>
    void attemptWork('No se pudo descargar', async () => {
      const input = { proyectoId, presupuestoId: budget.id, ...valuationInput(valuation), formato }
      saveFile(await download('getPresupuestoItems', input), `presupuesto.${formato}`)
    })
  const other = versions.find(({ id }) => id !== budget.id)
  const entries = [
    ...(other && !con
      ? [{ id: 'compare', label: 'Comparar con otra versión', onSelect: () => compare(other.id) }]
      : []),
    ...(isEditable
      ? [
          ...load,
          { id: 'edit', label: 'Cambiar nombre y mes base', onSelect: () => setIsEdited(true) },
          {
            id: 'delete',
            label: 'Borrar el borrador',
            danger: true,
            onSelect: () => void askToDelete(proyectoId, budget).then((gone) => gone && navigate(withValuation(home))),
          },
        ]
      : []),
    { id: 'xlsx', label: 'Descargar en Excel', onSelect: () => file('xlsx') },
    { id: 'csv', label: 'Descargar en CSV', onSelect: () => file('csv') },
  ]
  return (
    <div className="budget">
      <SectionBar
        title="Presupuesto"
        valuation={<ValuationPicker response={known} />}
        actions={
          <>
            {create}
            {isEditable && (approval.may || !isReady) && (
              <Button variant="primary" onClick={() => void askToApprove(proyectoId, budget, approved)}>
                Aprobar
              </Button>
            )}
            <Menu label="Más acciones" className="button button-secondary button-normal" entries={entries}>
              <i className="pi pi-ellipsis-h" aria-hidden="true" />
            </Menu>
          </>
        }
      >
        <VersionChoices {...{ versions, budget, con, compare }} />
        <BudgetFacts budget={budget} sheet={known} />
      </SectionBar>
      <ApprovalNote reason={approval.reason} />
      {con ? (
        <ComparisonTable proyectoId={proyectoId} id={budget.id} con={con} valuation={valuation} />
      ) : (
        <>
          {query.error && !known && <ReadError error={query.error} onRetry={retry} />}
          {sheet ? (
            <BudgetSheet proyectoId={proyectoId} sheet={sheet} isEditable={isEditable} />
          ) : (
            !query.error && <Skeleton height="24rem" />
          )}
          {query.error && known && <StaleBar text="No pudimos actualizar el presupuesto." onRetry={retry} />}
        </>
      )}
      {historyOf(budget.id)}
      {isEdited && (
        <BudgetDialog
          {...{ proyectoId, budget, versions }}
          onDone={() => undefined}
          onClose={() => setIsEdited(false)}
        />
      )}
    </div>
  )
}
