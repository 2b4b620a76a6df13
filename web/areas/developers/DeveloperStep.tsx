import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCard } from '../../ui/ChoiceCard.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { chooseDeveloper, developerChoicesQuery, type Developer } from './queries.ts'

const loadDialog = () => import('./DeveloperDialog.tsx')
const DeveloperDialog = lazy(async () => ({ default: (await loadDialog()).DeveloperDialog }))

/** The first step of the selection: the companies of the person, and creating a new one. */
export function DeveloperStep({ onChosen }: { onChosen: (developer: Developer) => void }) {
  const { data, isPending, isFetching, refetch } = useQuery(developerChoicesQuery)
  const [chosen, setChosen] = useState<number | null>(null)
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  const choose = async (developer: Developer) => {
    setChosen(developer.id)
    const isAccepted = await chooseDeveloper(developer.id)
    setChosen(null)
    if (isAccepted) onChosen(developer)
  }
  const create = () => setDialog('open')
  return (
    <>
      <PageHeader title="Selección de Desarrolladora" subtitle="Elegí la desarrolladora con la que vas a trabajar." />
      {isPending ? (
        <LoadingChoices label="Cargando desarrolladoras..." />
      ) : data && data.developers.length > 0 ? (
        <ul role="list" className="choices">
          {data.developers.map((developer, index) => (
            <li key={developer.id}>
              <ChoiceCard
                title={developer.nombre}
                detail={developer.mail || 'Desarrolladora'}
                index={index}
                busy={chosen === developer.id}
                disabled={chosen !== null && chosen !== developer.id}
                onChoose={() => void choose(developer)}
              />
            </li>
          ))}
          <li>
            <AddCard onAdd={create} />
          </li>
        </ul>
      ) : (
        <EmptyState
          title="No hay desarrolladoras disponibles"
          icon="+"
          actions={
            <>
              <Button variant="primary" onClick={create}>
                Crear Nueva Desarrolladora
              </Button>
              {data?.hasFailed && (
                <Button busy={isFetching} onClick={() => void refetch()}>
                  Reintentar
                </Button>
              )}
            </>
          }
        >
          {data?.hasFailed
            ? 'No pudimos traer la lista. Probá de nuevo en unos segundos.'
            : 'Creá la primera para empezar, o pedile a tu equipo que te sume a la suya.'}
        </EmptyState>
      )}
      {dialog !== 'never' && (
        <Suspense>
          <DeveloperDialog isOpen={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  )
}

function AddCard({ onAdd }: { onAdd: () => void }) {
  const preload = () => void loadDialog()
  return (
    <button type="button" className="choice choice-add" onPointerEnter={preload} onFocus={preload} onClick={onAdd}>
      <span className="choice-initial" aria-hidden="true">
        +
      </span>
      <span className="choice-text">
        <span className="choice-title">Agregar Nueva</span>
        <span className="choice-detail">Crear una nueva desarrolladora</span>
      </span>
    </button>
  )
}

/** Cards on their way. */
function LoadingChoices({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <div className="choices">
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} height="5.75rem" radius="var(--radius-md)" />
        ))}
      </div>
    </div>
  )
}
