/** Changes of events outside of a form: moved, resized, marked, deleted. Each shows at once and can be undone. */
import { attempt } from '../../api/attempt.ts'
import { notify } from '../../api/notices.ts'
import { call, invalidate, keyOf } from '../../api/operations.ts'
import { optimisticChange } from '../../api/optimistic.ts'
import type { Schema } from '../../api/types.ts'
import { offerUndo } from '../../ui/undo.ts'
import { askScope } from './ask-choice.ts'
import type { Times } from './event-draft.ts'
import { whenText } from './event-words.ts'
import {
  staleAreas,
  stableId,
  undoEvento,
  type Alcance,
  type Evento,
  type EventRef,
  type Ocurrencia,
} from './queries.ts'

type Patch = Partial<Times> & { estado?: Schema<'EventoEstado'> }
type Target = { proyectoId: number; occurrence: EventRef; alcance: Alcance }
type Change = Target & { patch: Patch }

/** The versions after own changes: the cache has them only after its refetch, and a second key press may come before. */
const latestVersions = new Map<string, number>()

/** What names the event of a change, and its version. */
function placeOf({ proyectoId, occurrence, alcance }: Target) {
  const id = occurrence.eventoId ?? ''
  const version = Math.max(occurrence.version ?? 1, latestVersions.get(id) ?? 1)
  const series = occurrence.esSerie ? { alcance, idOriginal: occurrence.idOriginal ?? undefined } : {}
  return { place: { proyectoId, id, ...series }, version }
}

/** Changes or removes the shown occurrence; what else a series changes arrives with the refetch. */
const optimisticOccurrence = <Input extends Target, Answer>(
  shown: (occurrence: Ocurrencia, input: Input) => Ocurrencia[],
) =>
  optimisticChange<Input, Answer>({
    mutationKey: ['eventos'],
    keys: [keyOf('getOcurrencias')],
    show: (input, client) =>
      void client.setQueriesData<Schema<'Ocurrencias'>>({ queryKey: keyOf('getOcurrencias') }, (data) => {
        const isChanged = (each: Ocurrencia) => stableId(each) === stableId(input.occurrence)
        return data && { ...data, items: data.items.flatMap((each) => (isChanged(each) ? shown(each, input) : [each])) }
      }),
    refresh: () => void invalidate(...staleAreas),
  })

/** One at a time: each change needs the version that the one before it gave. */
const scope = { id: 'eventos' }

/** Says which occurrences a change of a series left where they were moved to. */
export function showAvisos({ avisos }: Evento): void {
  for (const message of avisos) notify({ type: 'info', title: 'Fechas que no cambiaron', message })
}

const changeOccurrence = {
  ...optimisticOccurrence<Change, Evento>((occurrence, { patch }) => [{ ...occurrence, ...patch }]),
  scope,
  async mutationFn(change: Change): Promise<Evento> {
    const { place, version } = placeOf(change)
    const evento = await call('updateEvento', { ...place, body: { ...change.patch, version } })
    latestVersions.set(evento.id, evento.version)
    showAvisos(evento)
    return evento
  },
}

const deleteOccurrence = {
  ...optimisticOccurrence<Target, true>(() => []),
  scope,
  mutationFn(target: Target) {
    const { place, version } = placeOf(target)
    return call('deleteEvento', { ...place, version })
  },
}

/** The offers on the screen: an event has one, because the server undoes only its last change. */
const offers = new Map<string, () => void>()

/** Offers to undo a change of an event while it is sent; it is undone after it is stored. */
async function offerUndoOfEvent(
  { proyectoId, occurrence: { eventoId } }: Target,
  text: string,
  isDone: Promise<boolean>,
): Promise<boolean> {
  const id = eventoId ?? ''
  const undo = async () => {
    if (!(await isDone)) return
    latestVersions.delete(id)
    await attempt(undoEvento, { proyectoId, id }, 'No se deshizo')
  }
  offers.get(id)?.()
  const end = offerUndo({ text, undo: () => void undo() })
  offers.set(id, end)
  const succeeded = await isDone
  if (!succeeded) end()
  return succeeded
}

/** Asks what a change of a series applies to; null if the user goes back. */
const scopeOf = async ({ esSerie }: EventRef, title: string): Promise<Alcance | null> =>
  esSerie ? askScope(title) : 'todos'

type Words = { question: string; done: string; failure: string }
/** `alcance`: undefined to ask for it. */
type Dated = Omit<Target, 'alcance'> & { alcance?: Alcance | undefined }

/**
 * Changes an event; of a series it asks first which occurrences, unless `alcance` says it. False if the user goes back or the server
 * refuses.
 */
export async function changeEvent(
  { proyectoId, occurrence, alcance: chosen }: Dated,
  patch: Patch,
  { question, done, failure }: Words,
): Promise<boolean> {
  const alcance = chosen ?? (await scopeOf(occurrence, question))
  if (alcance === null) return false
  const change = { proyectoId, occurrence, alcance, patch }
  return offerUndoOfEvent(change, done, attempt(changeOccurrence, change, failure))
}

/** Deletes an event, asking first which occurrences if it is a series. */
export async function deleteEvent(proyectoId: number, occurrence: EventRef): Promise<boolean> {
  const { titulo } = occurrence
  const alcance = await scopeOf(occurrence, 'Borrar el evento')
  if (alcance === null) return false
  const target = { proyectoId, occurrence, alcance }
  const isDone = attempt(deleteOccurrence, target, `No se borró «${titulo}»`)
  return offerUndoOfEvent(target, `Borraste «${titulo}».`, isDone)
}

/** Moves or resizes an event. */
export function changeTimes(dated: Dated, times: Times, today: string): Promise<boolean> {
  const { titulo, inicio } = dated.occurrence
  const when = whenText(times, today)
  const isMoved = times.inicio !== inicio
  return changeEvent(dated, times, {
    question: isMoved ? `Mover «${titulo}»` : `Cambiar la duración de «${titulo}»`,
    done: `${isMoved ? 'Moviste' : 'Cambiaste'} «${titulo}»: ${when.charAt(0).toLowerCase()}${when.slice(1)}.`,
    failure: `No se movió «${titulo}»`,
  })
}
