import { markWords, searchWords } from '../../lib/fold.ts'
import type { SearchOption, SearchSection } from './search-options.ts'

type SearchOptionsProps = {
  id: string
  sections: SearchSection[]
  /** The text of the results, highlighted in them. */
  query: string
  active: number
  /** Whether newer results are loading. */
  isStale: boolean
  onPoint: (index: number) => void
  onChoose: (option: SearchOption) => void
}

/** The list below the search field. The focus stays in the field; `active` is the index of the active option. */
export function SearchOptions({ id, sections, query, active, isStale, onPoint, onChoose }: SearchOptionsProps) {
  const starts = sections.map((_, at) => sections.slice(0, at).reduce((sum, { options }) => sum + options.length, 0))
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Resultados"
      className={isStale ? 'search-list search-stale' : 'search-list'}
    >
      {sections.map((section, at) => (
        <div key={section.id} role="group" aria-label={section.label}>
          {section.id !== 'recent' && (
            <p className="search-label" role="presentation">
              {section.label}
            </p>
          )}
          {section.options.map((option, offset) => {
            const index = (starts[at] ?? 0) + offset
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field handles the keys
              <div
                key={option.kind === 'result' ? `${option.icon}${option.path}` : option.text}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                className="search-option"
                onPointerMove={() => index !== active && onPoint(index)}
                // Keep the focus in the field.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(option)}
              >
                <i className={`pi ${option.icon}`} aria-hidden="true" />
                <span className="search-option-text">
                  {option.kind === 'recent' ? option.text : <Marked text={option.text} query={query} />}
                </span>
                {option.kind === 'result' && option.detail && (
                  <span className="search-option-detail">{option.detail}</span>
                )}
                <i className="pi pi-arrow-right search-option-go" aria-hidden="true" />
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function Marked({ text, query }: { text: string; query: string }) {
  return markWords(text, searchWords(query)).map((part, at) =>
    part.isHit ? <mark key={at}>{part.text}</mark> : part.text,
  )
}
