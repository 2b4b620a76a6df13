import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { appPath } from '../../lib/app-link.ts'
import '../../ui/RichText.css'
import './GuideContent.css'

type GuideContentProps = {
  /** HTML from `readGuideText`. */
  html: string
  /** Handles a link instead of navigating; true if it did. */
  onLink?: (path: string) => boolean
}

/** A guide's text; links within Obra navigate without a page load. */
export function GuideContent({ html, onLink }: GuideContentProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null
    const path = anchor && appPath(anchor.getAttribute('href') ?? '')
    if (!path || path.startsWith('/api/') || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (!onLink?.(path)) void navigate(path)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links handle the keyboard
    <div className="rich-text guide-content" onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
