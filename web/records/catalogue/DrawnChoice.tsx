import type { SeriesSelection, SeriesChoice } from './noun.ts'

type DrawnChoiceProps = {
  choices: readonly SeriesChoice[]
  chosen: SeriesSelection
  onChange: (chosen: SeriesSelection) => void
}

/** Selects for what the chart shows, such as currency and kind of rate. */
export function DrawnChoice({ choices, chosen, onChange }: DrawnChoiceProps) {
  return (
    <div className="catalogue-drawn">
      {choices.map(({ name, label, options }) => (
        <select
          key={name}
          className="input"
          aria-label={`${label} del gráfico`}
          value={chosen[name]}
          onChange={({ target }) => onChange({ ...chosen, [name]: target.value })}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ))}
    </div>
  )
}
