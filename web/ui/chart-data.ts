/** A chart as data, for canvas and table. */
export type ChartData = {
  /** `bar` and `line` over the labels, `rows` bars from left to right, `ring` shares of a whole. */
  type: 'bar' | 'line' | 'rows' | 'ring'
  /** The header of the labels column: Día, Etapa. */
  dimension: string
  labels: string[]
  /** Short axis labels, if the full ones are long. */
  ticks?: string[]
  /** A planned series is dashed. Null is a gap: no data. */
  series: { name: string; data: (number | null)[]; isPlanned?: boolean; isHidden?: boolean }[]
  /** The text in the middle of a ring; default: the sum of its parts. */
  total?: { text: string; label: string }
  /** Starts the axis near the lowest value instead of 0, for values that vary little. */
  fitsValues?: boolean
  /** Formats a value in full, for table and tooltip. */
  format: (value: number) => string
  /** Formats a value on the axis. */
  formatTick?: (value: number) => string
}
