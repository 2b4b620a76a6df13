import { createContext, use } from 'react'
import { IconButton } from './IconButton.tsx'
import './PageHelp.css'

/** Opens the guide of the screen; null where it has none. The app provides it. */
export const PageHelp = createContext<(() => void) | null>(null)

/** The '?' in a screen's head on phones, whose bar at the top has no room for it. */
export function PageHelpButton() {
  const open = use(PageHelp)
  return (
    open && <IconButton className="page-help" icon="pi-question-circle" label="Guía de esta pantalla" onClick={open} />
  )
}
