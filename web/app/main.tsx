import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { keepPageFromDroppedFiles } from '../lib/keep-page.ts'
import { isSignedIn, whenTokenRemovedElsewhere } from '../lib/session.ts'
import '../ui/styles/tokens.css'
import '../ui/styles/font.css'
import '../ui/styles/base.css'
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
  // As a transition it is drawn in short pieces, between which the page answers.
  startTransition(() =>
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  )
}

/** Whoever starts to fill in the sign-in form is about to need the next screen; what is typed shows first. */
function preloadSelection(): void {
  requestAnimationFrame(() => setTimeout(() => preloadScreen('/seleccionar-desarrolladora')))
}

if (!isSignedIn()) addEventListener('keydown', preloadSelection, { once: true })

preloadPointedLinks()
keepPageFromDroppedFiles()
letSampleBarClose()

// The guards decide again what this tab may show.
whenTokenRemovedElsewhere(() => location.reload())

// The frame in index.html stays until the first screen is there to take its place.
if (router.state.initialized) draw()
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    draw()
  })
}
