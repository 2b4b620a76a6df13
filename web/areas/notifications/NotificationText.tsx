import { useMemo, type MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { cleanMarkup } from './clean-markup.ts'

type NotificationTextProps = { html: string; canOpen: (link: string) => boolean; onFollow: () => void }

/** The text of a notification with its simple markup. Links within the app use the router. */
export function NotificationText({ html, canOpen, onFollow }: NotificationTextProps) {
  const navigate = useNavigate()
  const clean = useMemo(() => cleanMarkup(html, canOpen), [html, canOpen])
  const follow = (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null
    if (!anchor || anchor.target || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onFollow()
    void navigate(anchor.pathname + anchor.search + anchor.hash)
  }
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Enter on a link inside is a click
  return <div onClick={follow} dangerouslySetInnerHTML={{ __html: clean }} />
}
