import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { onDemand } from '../../ui/on-demand.tsx'
import { relativeTime } from '../../lib/relative-time.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCard } from '../../ui/ChoiceCard.tsx'
import { ChoicesLoading } from '../../ui/ChoicesLoading.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useOnlyChoice } from '../../lib/use-only-choice.ts'
import { needsFilter, orderChoices } from './choice-order.ts'
import {
  chooseDeveloper,
  developerChoicesQuery,
  selectionQuery,
  type Developer,
  type DeveloperChoice,
} from './queries.ts'

const DeveloperDialog = onDemand(async () => (await import('./DeveloperDialog.tsx')).DeveloperDialog)

type DeveloperStepProps = {
  onChosen: (developer: Developer) => void
  /** Chooses the only company without asking. */
  isAutomatic: boolean
  /** The button to go back without choosing another company. */
  cancel?: ReactNode
}

/** The first step of the selection: choose or create a company. */
export function DeveloperStep({ onChosen, isAutomatic, cancel }: DeveloperStepProps) {
  const { data, isFetching, refetch } = useQuery(developerChoicesQuery)
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  const { data: selection } = useQuery(selectionQuery)
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
        <DeveloperCards
          developers={data.developers}
          onChosen={onChosen}
          // Not one that was just created: its card says that it worked.
          isAutomatic={isAutomatic && dialog === 'never'}
          onAdd={create}
        />
      ) : (
        <NoDevelopers
          hasFailed={data.hasFailed}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          onCreate={create}
        />
      )}
      {dialog !== 'never' && (
        <DeveloperDialog
          isOpen={dialog === 'open'}
          onClose={() => setDialog('closed')}
          proposedName={selection?.empresaPropuesta}
        />
      )}
    </>
  )
}

type DeveloperCardsProps = {
  developers: DeveloperChoice[]
  onChosen: (developer: Developer) => void
  isAutomatic: boolean
  onAdd: () => void
}

function DeveloperCards({ developers, onChosen, isAutomatic, onAdd }: DeveloperCardsProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [text, setText] = useState('')
  const visible = orderChoices(developers, text)
  const choose = async (developer: Developer) => {
    setChosen(developer.id)
    const isAccepted = await chooseDeveloper(developer.id)
    setChosen(null)
    if (isAccepted) onChosen(developer)
  }
  useOnlyChoice(isAutomatic ? developers : [], (developer) => void choose(developer))
  return (
    <>
      {needsFilter(developers) && (
        <input
          type="search"
          className="input choices-filter"
          aria-label="Filtrar desarrolladoras"
          placeholder="Filtrar por nombre, email o lugar"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {visible.length === 0 && <p role="status">Ninguna desarrolladora coincide con «{text.trim()}».</p>}
      <ul role="list" className="choices">
        {visible.map((developer, index) => (
          <li key={developer.id}>
            <ChoiceCard
              title={developer.nombre}
              detail={developer.mail || 'Desarrolladora'}
              facts={factsOf(developer)}
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
    </>
  )
}

function factsOf({ proyectos, ubicacion, ultimaApertura }: DeveloperChoice): string[] {
  const projects = proyectos === 1 ? '1 proyecto' : `${proyectos === 0 ? 'Sin' : proyectos} proyectos`
  const opened = ultimaApertura ? `Abierta ${relativeTime(ultimaApertura)}` : 'Todavía no la abriste'
  return [ubicacion, `${projects} · ${opened}`].filter((fact) => fact !== '')
}

type NoDevelopersProps = { hasFailed: boolean; isRetrying: boolean; onRetry: () => void; onCreate: () => void }

function NoDevelopers({ hasFailed, isRetrying, onRetry, onCreate }: NoDevelopersProps) {
  const actions = (
    <>
      {hasFailed && (
        <Button variant="primary" busy={isRetrying} onClick={onRetry}>
          Reintentar
        </Button>
      )}
      <Button variant={hasFailed ? 'secondary' : 'primary'} onClick={onCreate}>
        Crear Nueva Desarrolladora
      </Button>
    </>
  )
  return (
    <EmptyState
      title="No hay desarrolladoras disponibles"
      drawing={<Drawing name={hasFailed ? 'gate' : 'plot'} />}
      actions={actions}
    >
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
      <Drawing name="stakes" isSmall />
      <span className="choice-text">
        <span className="choice-title">Agregar Nueva</span>
        <span className="choice-detail">Crear una nueva desarrolladora</span>
      </span>
    </button>
  )
}
