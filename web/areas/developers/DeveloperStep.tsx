import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { onDemand } from '../../ui/on-demand.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCard } from '../../ui/ChoiceCard.tsx'
import { ChoicesLoading } from '../../ui/ChoicesLoading.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { chooseDeveloper, developerChoicesQuery, type Developer } from './queries.ts'

const DeveloperDialog = onDemand(async () => (await import('./DeveloperDialog.tsx')).DeveloperDialog)

type DeveloperStepProps = {
  onChosen: (developer: Developer) => void
  /** The way back, for whoever wants no other company. */
  cancel?: ReactNode
}

/** The first step of the selection: the companies of the person, and creating a new one. */
export function DeveloperStep({ onChosen, cancel }: DeveloperStepProps) {
  const { data, isFetching, refetch } = useQuery(developerChoicesQuery)
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  const create = () => setDialog('open')
  return (
    <>
      <PageHeader
        title="Selección de Desarrolladora"
        subtitle="Elegí la desarrolladora con la que vas a trabajar."
        actions={cancel}
      />
      {!data ? (
        <ChoicesLoading label="Cargando desarrolladoras..." />
      ) : data.developers.length > 0 ? (
        <DeveloperCards developers={data.developers} onChosen={onChosen} onAdd={create} />
      ) : (
        <NoDevelopers
          hasFailed={data.hasFailed}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          onCreate={create}
        />
      )}
      {dialog !== 'never' && <DeveloperDialog isOpen={dialog === 'open'} onClose={() => setDialog('closed')} />}
    </>
  )
}

type DeveloperCardsProps = { developers: Developer[]; onChosen: (developer: Developer) => void; onAdd: () => void }

function DeveloperCards({ developers, onChosen, onAdd }: DeveloperCardsProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const choose = async (developer: Developer) => {
    setChosen(developer.id)
    const isAccepted = await chooseDeveloper(developer.id)
    setChosen(null)
    if (isAccepted) onChosen(developer)
  }
  return (
    <ul role="list" className="choices">
      {developers.map((developer, index) => (
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
        <AddCard onAdd={onAdd} />
      </li>
    </ul>
  )
}

type NoDevelopersProps = { hasFailed: boolean; isRetrying: boolean; onRetry: () => void; onCreate: () => void }

function NoDevelopers({ hasFailed, isRetrying, onRetry, onCreate }: NoDevelopersProps) {
  const actions = (
    <>
      <Button variant="primary" onClick={onCreate}>
        Crear Nueva Desarrolladora
      </Button>
      {hasFailed && (
        <Button busy={isRetrying} onClick={onRetry}>
          Reintentar
        </Button>
      )}
    </>
  )
  return (
    <EmptyState title="No hay desarrolladoras disponibles" icon="+" actions={actions}>
      {hasFailed
        ? 'No pudimos traer la lista. Probá de nuevo en unos segundos.'
        : 'Creá la primera para empezar, o pedile a tu equipo que te sume a la suya.'}
    </EmptyState>
  )
}

function AddCard({ onAdd }: { onAdd: () => void }) {
  return (
    <button
      type="button"
      className="choice choice-add"
      onPointerEnter={DeveloperDialog.preload}
      onFocus={DeveloperDialog.preload}
      onClick={onAdd}
    >
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
