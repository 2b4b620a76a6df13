import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { words } from '../../../openapi/generated/words.ts'
import { ApiError } from '../../api/problem.ts'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import type { Schema } from '../../api/types.ts'
import { LinkedText } from '../../lib/LinkedText.tsx'
import { DocumentHistory } from '../../records/DocumentHistory.tsx'
import { LinkedRecord } from '../../records/LinkedRecord.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Fact } from '../../ui/Fact.tsx'
import type { MenuEntry } from '../../ui/Menu.tsx'
import { MoreMenu } from '../../ui/MoreMenu.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { changeEvent, deleteEvent } from './event-changes.ts'
import { draftOf } from './event-draft.ts'
import { EventDialog } from './EventDialog.tsx'
import { whenText } from './event-words.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { eventQuery, occurrenceOf, refOf, type Evento } from './queries.ts'
import { recurrenceDraftOf, recurrenceText } from './recurrence-draft.ts'
import { reminderText } from './reminders.ts'
import '../../records/records.css'
import './EventDetail.css'

type EventDetailProps = {
  proyectoId: number
  id: string
  /** The occurrence of a series (`idOriginal`); empty for the first one, and for other events. */
  occurrence: string
  mayWrite: boolean
  today: string
  onClose: () => void
}

/** An event with its actions; the address names it. */
export function EventDetail({ proyectoId, id, occurrence, mayWrite, today, onClose }: EventDetailProps) {
  const [opened, setOpened] = useState<'edit' | 'move' | null>(null)
  const event = useQuery({ ...eventQuery(proyectoId, id, occurrence), retry: false })
  const evento = event.data
  const draft = useMemo(() => evento && draftOf(evento, occurrence), [evento, occurrence])
  const back = () => setOpened(null)
  if (evento && draft && opened === 'edit')
    return <EventDialog {...{ proyectoId, draft }} stored={{ evento, occurrence }} onSaved={onClose} onClose={back} />
  if (evento && opened === 'move')
    return (
      <MoveDialog {...{ proyectoId, today }} occurrence={refOf(evento, occurrence)} onMoved={onClose} onClose={back} />
    )
  const isGone = event.error instanceof ApiError && event.error.status === 404
  return (
    <Dialog title={evento?.titulo ?? 'Evento'} isOpen onClose={onClose} width={560}>
      {isGone ? (
        <EmptyState title="Ese evento ya no está">Lo borraron, o es de otro proyecto.</EmptyState>
      ) : (
        <QueryAnswer query={event} height="10rem">
          {(data) => (
            <>
              <Facts evento={data} occurrence={occurrence} today={today} />
              <DocumentHistory proyectoId={proyectoId} id={id} />
              {mayWrite && (
                <div className="form-actions event-actions">
                  <EventMenu
                    {...{ proyectoId, onClose }}
                    evento={data}
                    occurrence={occurrence}
                    onMove={() => setOpened('move')}
                  />
                  <Button variant="primary" onClick={() => setOpened('edit')}>
                    Editar
                  </Button>
                </div>
              )}
            </>
          )}
        </QueryAnswer>
      )}
    </Dialog>
  )
}

function Facts({ evento, occurrence, today }: { evento: Evento; occurrence: string; today: string }) {
  const { tipo, lugar, notas, personas, recordatorios, vinculo, recurrencia, estado, todoElDia } = evento
  const start = occurrenceOf(evento, occurrence) ?? evento.inicio
  const rule = recurrenceText(recurrenceDraftOf(recurrencia, start), start)
  return (
    <dl className="record-facts">
      <Fact name="Cuándo">{whenText(evento, today)}</Fact>
      {rule !== '' && <Fact name="Se repite">{rule}</Fact>}
      {tipo !== '' && <Fact name="Tipo">{tipo}</Fact>}
      <Fact name="Estado">
        <StateTag state={estado} label={words.EventoEstado[estado]} />
      </Fact>
      {lugar !== '' && <Fact name="Lugar">{lugar}</Fact>}
      {personas.length > 0 && <Fact name="Participan">{personas.map(({ nombre }) => nombre).join(', ')}</Fact>}
      {recordatorios.length > 0 && (
        <Fact name="Recordatorios">{recordatorios.map((each) => reminderText(each, todoElDia)).join(', ')}</Fact>
      )}
      {vinculo && (
        <Fact name="Vinculado con">
          <LinkedRecord vinculo={vinculo} />
        </Fact>
      )}
      {notas !== '' && (
        <Fact name="Notas">
          <LinkedText text={notas} />
        </Fact>
      )}
    </dl>
  )
}

type EventMenuProps = {
  proyectoId: number
  evento: Evento
  occurrence: string
  onMove: () => void
  onClose: () => void
}

const marks: Record<Schema<'EventoEstado'>, { label: string; icon: string; done: string }> = {
  realizado: { label: 'Marcar como realizado', icon: 'pi-check', done: 'quedó realizado' },
  cancelado: { label: 'Cancelar el evento', icon: 'pi-ban', done: 'quedó cancelado' },
  programado: { label: 'Volver a programado', icon: 'pi-clock', done: 'quedó programado' },
}

/** Moves, marks and deletes an event. The dialog closes first: the question about a series comes next. */
function EventMenu({ proyectoId, evento, occurrence, onMove, onClose }: EventMenuProps) {
  const target = refOf(evento, occurrence)
  const { titulo, estado } = evento
  const states = (['realizado', 'cancelado', 'programado'] as const).filter((each) => each !== estado)
  const mark = (next: Schema<'EventoEstado'>) => {
    onClose()
    const texts = {
      question: marks[next].label,
      done: `«${titulo}» ${marks[next].done}.`,
      failure: `No se cambió «${titulo}»`,
    }
    void changeEvent({ proyectoId, occurrence: target }, { estado: next }, texts)
  }
  const remove = () => {
    onClose()
    void deleteEvent(proyectoId, target)
  }
  const entries: MenuEntry[] = [
    { id: 'move', label: 'Mover a…', icon: <i className="pi pi-arrows-h" />, onSelect: onMove },
    ...states.map((each) => ({
      id: each,
      label: marks[each].label,
      icon: <i className={`pi ${marks[each].icon}`} />,
      onSelect: () => mark(each),
    })),
    {
      id: 'delete',
      label: 'Borrar',
      icon: <i className="pi pi-trash" />,
      danger: true,
      isApart: true,
      onSelect: remove,
    },
  ]
  return <MoreMenu entries={entries} />
}
