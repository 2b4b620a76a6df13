/** A chart as data: what the canvas draws and the table spells out. */
export type ChartData = {
  /** `bar` and `line` over the labels, `rows` bars from left to right, `ring` shares of a whole. */
  type: 'bar' | 'line' | 'rows' | 'ring'
  /** What the labels are, as the first column's head: Día, Etapa. */
  dimension: string
  labels: string[]
  /** Shorter labels for the axis, where the full ones are long. */
  ticks?: string[]
  /** A planned series is a dashed line, a hidden one is switched off. Null is a gap: nothing is known there. */
  series: { name: string; data: (number | null)[]; isPlanned?: boolean; isHidden?: boolean }[]
  /** What stands in the middle of a ring, where it is not the sum of its parts. */
  total?: { text: string; label: string }
  /** The axis begins near the lowest value, not at 0: for what changes little from one to the next. */
  fitsValues?: boolean
  /** A value in full, for the table and the tooltip. */
  format: (value: number) => string
  /** A value on the axis. */
  formatTick?: (value: number) => string
}
