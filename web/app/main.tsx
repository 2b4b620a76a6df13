import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
// Of every screen, as the logo is: in the entry they need no request of their own.
import '../api/client.ts'
import '../ui/Logo.tsx'
import { keepPageFromDroppedFiles } from '../lib/keep-page.ts'
import { storeDrafts } from '../lib/draft-sources.ts'
import { dropOldDrafts, removeDraftsOf } from '../lib/local-drafts.ts'
import { lockedSession } from '../lib/session-lock.ts'
import { hasSessionEnded, isSignedIn, whenTokenRemovedElsewhere } from '../lib/session.ts'
import '../ui/styles/tokens.css'
import '../ui/styles/font.css'
import '../ui/styles/base.css'
import '../ui/styles/print.css'
import '../ui/Button.css'
import '../ui/Field.css'
import '../ui/Logo.css'
import '../ui/PageHeader.css'
import '../areas/auth/AuthFrame.css'
import './boot.css'
import { preloadPointedLinks, preloadScreen } from './preload.ts'
import { router } from './router.tsx'
import { letSampleBarClose } from './sample-bar.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
export const root = createRoot(container)

function draw(): void {
  // A transition renders in short tasks, between which the page can respond.
  startTransition(() =>
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  )
}

/** Typing in the sign-in form preloads the next screen, after the keystroke has rendered. */
function preloadSelection(): void {
  requestAnimationFrame(() => setTimeout(() => preloadScreen('/seleccionar-desarrolladora')))
}

if (!isSignedIn()) addEventListener('keydown', preloadSelection, { once: true })

preloadPointedLinks()
keepPageFromDroppedFiles()
letSampleBarClose()

// The guards run again after the session ended or was locked in another tab. Signing out there deletes the drafts here, too.
whenTokenRemovedElsewhere((userId) => {
  if (hasSessionEnded() || lockedSession()) storeDrafts({ userId })
  else removeDraftsOf(userId)
  location.reload()
})
dropOldDrafts()

// The placeholder frame of index.html stays until the first screen has loaded.
if (router.state.initialized) draw()
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    draw()
  })
}
