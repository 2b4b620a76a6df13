import { classNames } from '../../ui/class-names.ts'
import { connectorsOf, type Connector, type Scale } from './gantt.ts'
import type { PlanRow } from './plan-draft.ts'

type GanttCellProps = {
  row: PlanRow
  scale: Scale
  today: string
  /** The visible line and the end of each task. */
  places: ReadonlyMap<string, { line: number; fin: string }>
}

const [barTop, barHeight, ghostTop, ghostHeight] = [30, 40, 76, 12]

/** The bar of a task, with its baseline, its links and the line of today. The columns of the table say the same. */
export function GanttCell({ row, scale, today, places }: GanttCellProps) {
  const { tarea, inicio, fin } = row
  const connectors = tarea ? connectorsOf(tarea, row, places, scale) : []
  return (
    <div className="gantt-row" style={{ width: scale.width }} aria-hidden="true">
      <svg width={scale.width} height="100%" viewBox={`0 0 ${scale.width} 100`} preserveAspectRatio="none">
        <path className="gantt-off" d={scale.daysOff} />
        <path className="gantt-month" d={scale.monthLines} />
        {tarea?.lineaBase && (
          <rect
            className="gantt-base"
            x={scale.xOf(tarea.lineaBase.inicio)}
            y={ghostTop}
            width={scale.endOf(tarea.lineaBase.fin) - scale.xOf(tarea.lineaBase.inicio)}
            height={ghostHeight}
          />
        )}
        {fin !== '' && <Bar row={row} x={scale.xOf(inicio)} end={scale.endOf(fin)} />}
        <rect className="gantt-today" x={scale.xOf(today)} y={0} width={2} height={100} />
      </svg>
      {connectors.map((connector) => (
        <Link key={`${connector.from} ${connector.lines}`} {...connector} />
      ))}
    </div>
  )
}

function Bar({ row: { tarea, duracionDias, avance }, x, end }: { row: PlanRow; x: number; end: number }) {
  const kind = classNames('gantt-bar', tarea?.critica && 'gantt-critical', tarea?.esGrupo && 'gantt-group')
  if (duracionDias === '0') return <path className={kind} d={`M ${x} 20 l 7 30 l -7 30 l -7 -30 z`} />
  const width = Math.max(2, end - x)
  return (
    <>
      <rect className={kind} x={x} y={barTop} width={width} height={barHeight} />
      <rect className="gantt-done" x={x} y={barTop} width={(width * Number(avance || '0')) / 100} height={barHeight} />
    </>
  )
}

/** A line from the end of the task before, down or up to the start of this one. */
function Link({ from, to, lines, isBroken }: Connector) {
  const [left, right] = [Math.min(from, to), Math.max(from, to)]
  const height = `calc(${Math.abs(lines)} * var(--row-height))`
  return (
    <span
      className={classNames('gantt-link', lines < 0 && 'gantt-link-up', isBroken && 'gantt-link-broken')}
      style={{ left, width: Math.max(1, right - left), height, ...(lines < 0 ? { top: '50%' } : { bottom: '50%' }) }}
    />
  )
}
