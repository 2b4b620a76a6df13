import './Elevation.css'

const range = (count: number) => Array.from({ length: count }, (_, index) => index)
const ground = 560

/** The SVG path of the windows of a façade: `columns` by `floors`, from the top left corner. */
function windows(left: number, top: number, columns: number, floors: number): string {
  return range(floors)
    .flatMap((floor) => range(columns).map((column) => `M${left + column * 34} ${top + floor * 34}h18v20h-18z`))
    .join('')
}

/** The drawing of the sign-in panel: three buildings in elevation, the last one under construction. */
export function Elevation() {
  return (
    <svg className="elevation" viewBox="0 0 640 600" preserveAspectRatio="xMidYMax meet">
      <path
        className="elevation-fine"
        d={range(13)
          .map((line) => `M0 ${ground - line * 44}h640`)
          .join('')}
      />
      <path className="elevation-measure" d={`M44 80v480M36 80h16M36 ${ground}h16M36 320h16`} />
      <path className="elevation-front" d={`M84 ${ground}V80h150v480z`} />
      <path className="elevation-window" d={windows(99, 100, 4, 13)} />
      <path className="elevation-line" d={`M250 ${ground}V240h118v320zM262 240v-22h94v22`} />
      <path className="elevation-window" d={windows(265, 260, 3, 8)} />
      <path
        className="elevation-line"
        d={`M396 ${ground}V330M436 ${ground}V330M476 ${ground}V330M516 ${ground}V366${range(7)
          .map((floor) => `M392 ${ground - floor * 34}h128`)
          .join('')}`}
      />
      <path
        className="elevation-crane"
        d="M562 560V120M578 560V120M570 84l-150 36h208zM570 84v36M448 120v96M442 216h12v14h-12z"
      />
      <path
        className="elevation-crane"
        d={range(11)
          .map((step) => `M562 ${560 - step * 40}l16-40M578 ${560 - step * 40}l-16-40`)
          .join('')}
      />
      <path className="elevation-ground" d={`M0 ${ground}h640`} />
    </svg>
  )
}
