import type { Chosen, SeriesChoice } from './noun.ts'

type DrawnChoiceProps = { choices: readonly SeriesChoice[]; chosen: Chosen; onChange: (chosen: Chosen) => void }

/** Which values the chart draws: of which currency, and of which kind. */
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
