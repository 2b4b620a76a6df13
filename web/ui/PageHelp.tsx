import { createContext, use } from 'react'
import { IconButton } from './IconButton.tsx'
import './PageHelp.css'

/** Opens the guide of the screen; null if it has none. Provided by the app. */
export const PageHelp = createContext<(() => void) | null>(null)

/** The '?' in a screen's header on phones, whose top bar has no room for it. */
export function PageHelpButton() {
  const open = use(PageHelp)
  return (
    open && <IconButton className="page-help" icon="pi-question-circle" label="Guía de esta pantalla" onClick={open} />
  )
}
