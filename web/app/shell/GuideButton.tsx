import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from '../../lib/store.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { findScreen } from '../find-screen.ts'
import { isGuideOpen } from './guide-panel.ts'

const GuidePanel = onDemand(async () => (await import('../../areas/help-center/GuidePanel.tsx')).GuidePanel)

/** The '?' of a screen with a guide, and the guide panel beside it, which follows navigation. */
export function GuideButton() {
  const { pathname } = useLocation()
  const isOpen = useStore(isGuideOpen)
  const button = useRef<HTMLButtonElement>(null)
  const guide = findScreen(pathname)?.guide
  if (!guide) return null
  const close = () => {
    isGuideOpen.set(false)
    const inHead = document.querySelector<HTMLElement>('.page-help')
    const seen = [button.current, inHead].find((each) => each?.checkVisibility())
    seen?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="top-bar-button top-bar-icon top-bar-guide"
        aria-label="Guía de esta pantalla"
        aria-expanded={isOpen}
        title="Guía de esta pantalla"
        onPointerEnter={GuidePanel.preload}
        onFocus={GuidePanel.preload}
        onClick={() => isGuideOpen.set(!isOpen)}
      >
        <i className="pi pi-question-circle" aria-hidden="true" />
      </button>
      {isOpen && <GuidePanel address={pathname} slug={guide} onClose={close} />}
    </>
  )
}
