import { useMemo, type MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { readableHtml } from '../lib/clean-html.ts'
import { writeAddressOf } from '../lib/write-address.ts'
import { classNames } from './class-names.ts'
import './RichText.css'

/** User-written HTML, sanitised again before rendering. Mail links open Obra's composer. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const navigate = useNavigate()
  const clean = useMemo(() => readableHtml(html), [html])
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const to = link && writeAddressOf(link.getAttribute('href') ?? '')
    if (!to) return
    event.preventDefault()
    void navigate(to)
  }
  return (
    // Clicks (by mouse or key) bubble up from the links inside.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={classNames('rich-text', className)} onClick={follow} dangerouslySetInnerHTML={{ __html: clean }} />
  )
}
