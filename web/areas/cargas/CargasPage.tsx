import { useMemo, type ReactNode } from 'react'
import { useUrlState } from '../../lib/use-url-state.ts'
import type { Noun } from '../../records/catalogue/noun.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useMay } from '../developers/door.ts'
import { cargasCodec } from './carga-view.ts'
import { CargaHistory } from './CargaHistory.tsx'
import { CargaPanel } from './CargaPanel.tsx'
import { NewCarga } from './NewCarga.tsx'
import type { CargaTipo } from './queries.ts'
import './cargas.css'

type CargasPageProps = {
  title: string
  subtitle: ReactNode
  /** The project whose records are loaded; null for the lists of the company. */
  proyectoId: number | null
  tipos: readonly CargaTipo[]
  /** The catalogue in which a name of the sheet can be looked up. */
  nounOf: (tipo: CargaTipo) => Noun | undefined
}

/** Loads sheets: file, columns, preview, load, outcome; and the loads that were made. */
export function CargasPage({ title, subtitle, proyectoId, tipos, nounOf }: CargasPageProps) {
  const codec = useMemo(() => cargasCodec(tipos), [tipos])
  const [view, changeView] = useUrlState(codec)
  const mayWrite = useMay('createCarga')
  const { id, tipo } = view
  const open = (next: string | null) => changeView({ id: next, rows: 'todas', page: 1 }, { scroll: true })
  return (
    <div className="page cargas">
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={id !== null && <Button onClick={() => open(null)}>Otra planilla</Button>}
      />
      {id === null ? (
        <>
          {mayWrite && (
            <NewCarga
              {...{ proyectoId, tipos, tipo }}
              onTipo={(next) => changeView({ tipo: next })}
              onRead={(carga) => open(carga.id)}
            />
          )}
          <CargaHistory proyectoId={proyectoId} onOpen={open} />
        </>
      ) : (
        <CargaPanel key={id} {...{ id, proyectoId, view, mayWrite, nounOf }} onView={changeView} />
      )}
    </div>
  )
}
