import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import { QueryState } from '../../api/QueryState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { GuideContent } from './GuideContent.tsx'
import { readGuideText } from './guide-text.ts'
import { guidePath, guidesOf, helpCenter, placedGuides, type PlacedGuide } from './help-words.ts'
import { guideQuery, guidesQuery } from './queries.ts'
import './GuidePanel.css'

type GuidePanelProps = {
  /** The path of the screen next to the panel. */
  address: string
  /** The fallback if no guide is about this address. */
  slug: string
  onClose: () => void
}

/** A screen's guide next to the screen, which stays usable. */
export function GuidePanel({ address, slug, onClose }: GuidePanelProps) {
  const panel = useRef<HTMLElement>(null)
  const { data, error, refetch } = useQuery(guidesQuery)
  const [picked, setPicked] = useState<{ address: string; slug: string }>()
  useEffect(() => panel.current?.focus(), [])
  const screenGuides = data ? guidesOf(address, data) : []
  const all = data ? placedGuides(data) : []
  const findGuide = (guideSlug: string) => all.find(({ guide }) => guide.slug === guideSlug)
  // A guide chosen from a link applies to the screen on which it was chosen.
  const current = (picked?.address === address && findGuide(picked.slug)) || screenGuides[0] || findGuide(slug)
  const pick = (guideSlug: string) => setPicked({ address, slug: guideSlug })
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }
  return (
    <aside ref={panel} className="guide-panel" aria-label="Guía de esta pantalla" tabIndex={-1} onKeyDown={press}>
      <header className="guide-panel-head">
        <p className="guide-panel-label">Guía de esta pantalla</p>
        <IconButton label="Cerrar la guía" icon="pi-times" onClick={onClose} />
      </header>
      <div className="guide-panel-body">
        {current ? (
          <PanelGuide
            placed={current}
            onGuide={(guideSlug) => findGuide(guideSlug) !== undefined && (pick(guideSlug), true)}
          />
        ) : (
          <QueryState error={error} onRetry={() => void refetch()} title="No pudimos traer la guía" height="20rem" />
        )}
        <Others placed={screenGuides.filter((each) => each !== current)} onPick={pick} />
      </div>
      <footer className="guide-panel-foot">
        {current && <Link to={guidePath(current.category.slug, current.guide.slug)}>Abrir en el centro de ayuda</Link>}
        <Link to={`${helpCenter}/support?desde=${encodeURIComponent(address)}`}>Mandar una consulta</Link>
      </footer>
    </aside>
  )
}

type PanelGuideProps = { placed: PlacedGuide; onGuide: (slug: string) => boolean }

function PanelGuide({ placed: { guide, category }, onGuide }: PanelGuideProps) {
  const { data, error, refetch } = useQuery(guideQuery(category.slug, guide.slug))
  const content = data?.guides[0]?.content
  const text = useMemo(() => content && readGuideText(content), [content])
  return (
    <article aria-labelledby="guide-panel-title">
      <h2 id="guide-panel-title" className="guide-panel-title">
        {guide.title}
      </h2>
      <p className="guide-panel-subtitle">{guide.subtitle}</p>
      {text ? (
        <GuideContent
          html={text.html}
          onLink={(path) => path.startsWith(`${helpCenter}/guides/`) && onGuide(path.split('/').at(-1)!)}
        />
      ) : (
        <QueryState error={error} onRetry={() => void refetch()} title="No pudimos traer la guía" height="20rem" />
      )}
    </article>
  )
}

function Others({ placed, onPick }: { placed: PlacedGuide[]; onPick: (slug: string) => void }) {
  if (placed.length === 0) return null
  return (
    <div className="guide-panel-others">
      <h3>Más guías de esta pantalla</h3>
      <ul role="list">
        {placed.map(({ guide }) => (
          <li key={guide.id}>
            <button type="button" onClick={() => onPick(guide.slug)}>
              {guide.title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
