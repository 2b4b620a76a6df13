/** The columns of the plan. */
import { parsePredecessors, predecessorsText } from '../../../openapi/shared/predecessors.ts'
import { words } from '../../../openapi/generated/words.ts'
import type { AmountColumn, CellRead } from '../../ui/amount-table/amount-column.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { GanttCell } from './GanttCell.tsx'
import type { Scale } from './gantt.ts'
import type { Codes, PlanRow } from './plan-draft.ts'
import type { PlanChoices } from './queries.ts'

type Column = AmountColumn<PlanRow>

const isGroup = ({ tarea }: PlanRow) => tarea?.esGrupo === true
const isOwn = (row: PlanRow) => !isGroup(row)

/** Reads '1.2; 1.3+2'; the codes are those of the stored plan. */
function readLinks(text: string, { ids }: Codes): CellRead {
  const links = parsePredecessors(text)
  if (!links) return { error: 'Escribí los códigos de las tareas anteriores, como 1.2; 1.3+2.' }
  const unknown = links.find(({ codigo }) => !ids.has(codigo))
  if (unknown) return { error: `No hay una tarea ${unknown.codigo} en el plan.` }
  return { value: predecessorsText(links) }
}

const readGroup = (text: string, { ids }: Codes): CellRead =>
  ids.has(text) ? { value: text } : { error: `No hay una tarea ${text} en el plan.` }

const deviationText = (days: number | null | undefined) => (days ? `${days > 0 ? '+' : ''}${days}` : '')

/** What people type of a task first: name, dates, progress. */
function mainColumns(codes: Codes): Column[] {
  return [
    {
      key: 'nombre',
      title: 'Tarea',
      titles: ['Nombre'],
      value: ({ nombre }) => nombre,
      isEditable: true,
      isRequired: true,
      maxLength: 200,
    },
    { key: 'codigo', title: 'Código', width: 72, value: ({ codigo }) => codigo },
    {
      key: 'inicio',
      title: 'Inicio',
      titles: ['Comienzo'],
      kind: 'date',
      width: 104,
      value: ({ inicio }) => inicio,
      isEditable: isOwn,
      isRequired: true,
      tone: ({ tarea }) => (tarea && tarea.conflictos.length > 0 ? 'danger' : undefined),
    },
    {
      key: 'duracionDias',
      title: 'Días',
      titles: ['Duración'],
      kind: 'decimal',
      decimals: 0,
      min: 0,
      max: 2000,
      width: 64,
      value: ({ duracionDias }) => duracionDias,
      isEditable: isOwn,
      isRequired: true,
    },
    { key: 'fin', title: 'Fin', kind: 'date', width: 104, value: ({ fin }) => fin },
    {
      key: 'avance',
      title: 'Avance %',
      kind: 'decimal',
      decimals: 0,
      min: 0,
      max: 100,
      width: 84,
      value: ({ avance }) => avance,
      isEditable: isOwn,
    },
    {
      key: 'predecesoras',
      title: 'Después de',
      titles: ['Predecesoras'],
      width: 112,
      read: (text) => readLinks(text, codes),
      value: ({ predecesoras }) => predecesoras,
      isEditable: isOwn,
      tone: ({ tarea }) => (tarea && tarea.conflictos.length > 0 ? 'danger' : undefined),
    },
  ]
}

function moreColumns(codes: Codes, { rubros, members }: PlanChoices): Column[] {
  return [
    {
      key: 'estado',
      title: 'Estado',
      kind: 'choice',
      width: 112,
      options: Object.entries(words.TareaEstado).map(([value, label]) => [value, label] as const),
      value: ({ estado }) => estado,
      isEditable: isOwn,
      tone: ({ estado }) => (estado === 'bloqueada' ? 'warning' : undefined),
    },
    {
      key: 'causa',
      title: 'Causa',
      width: 168,
      maxLength: 300,
      value: ({ causa }) => causa,
      isEditable: (row) => row.estado === 'bloqueada',
    },
    {
      key: 'responsableId',
      title: 'Responsable',
      kind: 'choice',
      width: 152,
      options: members.map(({ id, nombre, mail }) => [id, nombre, [mail]] as const),
      value: ({ responsableId }) => responsableId,
      isEditable: true,
    },
    {
      key: 'rubroId',
      title: 'Rubro',
      kind: 'choice',
      width: 176,
      options: rubros.map(({ id, codigo, nombre }) => [id, `${codigo} ${nombre}`, [codigo, nombre]] as const),
      value: ({ rubroId }) => rubroId,
      isEditable: true,
    },
    {
      key: 'grupo',
      title: 'Grupo',
      width: 72,
      read: (text) => readGroup(text, codes),
      value: ({ grupo }) => grupo,
      isEditable: true,
    },
    {
      key: 'desvio',
      title: 'Desvío (días)',
      width: 84,
      value: ({ tarea }) => deviationText(tarea?.desvioDias),
      tone: ({ tarea }) => ((tarea?.desvioDias ?? 0) > 0 ? 'warning' : undefined),
    },
    { key: 'critica', title: 'Crítica', width: 72, value: ({ tarea }) => (tarea?.critica ? 'Sí' : '') },
  ]
}

const monthWidth = 56

/** The time line as the last column. */
export function ganttColumn(scale: Scale, today: string, places: Parameters<typeof GanttCell>[0]['places']): Column {
  let free = 0
  const labels = scale.months.filter(({ x }) => {
    if (x < free) return false
    free = x + monthWidth
    return true
  })
  return {
    key: 'cronograma',
    title: 'Cronograma',
    head: (
      <span className="gantt-head" aria-hidden="true">
        {labels.map(({ x, label }) => (
          <span key={x} style={{ left: x }}>
            {label}
          </span>
        ))}
      </span>
    ),
    width: scale.width,
    value: () => '',
    render: (row) => <GanttCell row={row} scale={scale} today={today} places={places} />,
  }
}

function removeColumn(onRemove: (row: PlanRow) => void): Column {
  return {
    key: 'quitar',
    title: 'Quitar',
    width: 72,
    value: () => '',
    render: (row) => (
      <IconButton icon="pi-trash" label={`Quitar ${row.nombre}`} tabIndex={-1} onClick={() => onRemove(row)} />
    ),
  }
}

type ColumnChoices = {
  codes: Codes
  choices: PlanChoices
  /** The time line, beside the main columns; without it all columns show. */
  gantt: Column | null
  /** Without it the table is read-only. */
  onRemove: ((row: PlanRow) => void) | undefined
}

export function columnsOf({ codes, choices, gantt, onRemove }: ColumnChoices): Column[] {
  const main = mainColumns(codes)
  if (gantt) return [...main, gantt]
  return [...main, ...moreColumns(codes, choices), ...(onRemove ? [removeColumn(onRemove)] : [])]
}
