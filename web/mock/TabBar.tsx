import { useState } from 'react'
import { useStore } from '../lib/store.ts'
import { Button } from '../ui/Button.tsx'
import { confirm } from '../ui/confirm.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { beginAnew, tabState } from './tab-state.ts'
import type { TabState } from './wire.ts'
import './TabBar.css'

const TabDialog = onDemand(async () => (await import('./TabDialog.tsx')).TabDialog)

function sentenceOf(state: TabState | null): string {
  if (!state || state.stage === 'starting') return 'Abriendo la demo…'
  if (state.stage === 'filling') return `Preparando los datos de ejemplo: ${Math.round(state.part * 100)} %`
  if (state.stage === 'failed') return 'La demo no pudo abrir sus datos. Empezá de nuevo, o probá con otro navegador.'
  if (!state.isPersistent)
    return 'Demo sin servidor. Este navegador no guarda los datos: al recargar, se empieza de nuevo.'
  return 'Demo sin servidor: los datos quedan en este navegador y ningún correo sale de acá.'
}

async function askToBeginAnew(): Promise<void> {
  const answer = await confirm({
    title: '¿Empezar de nuevo?',
    message: 'Se borra lo que hiciste en la demo, en todas sus pestañas, y vuelven los datos de ejemplo.',
    actions: { confirm: { label: 'Empezar de nuevo' }, cancel: { label: 'Cancelar' } },
  })
  if (answer === 'confirmed') beginAnew()
}

/** A bar over every screen that says it is a demo. */
export function TabBar() {
  const state = useStore(tabState)
  const [isOpen, setOpen] = useState(false)
  const mails = state?.mails.length ?? 0
  return (
    <section className="tab-bar" aria-label="Demo">
      <p role="status">{sentenceOf(state)}</p>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {mails > 0 ? `Detalles y correo (${mails})` : 'Detalles'}
      </Button>
      <Button variant="quiet" size="small" onClick={() => void askToBeginAnew()}>
        Empezar de nuevo
      </Button>
      {isOpen && <TabDialog mails={state?.mails ?? []} onClose={() => setOpen(false)} />}
    </section>
  )
}
