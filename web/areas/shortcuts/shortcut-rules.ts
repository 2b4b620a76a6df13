import { appPath, isExternal } from '../../lib/app-link.ts'
import type { Shortcut, ShortcutInput } from './queries.ts'

/** The form values. `place` is the path of a page of Obra, or empty for a web address in `address`. */
export type ShortcutDraft = { label: string; description: string; icon: string; place: string; address: string }
export type ShortcutErrors = Partial<Record<keyof ShortcutDraft, string>>

/** The available icons, with names for screen readers. */
export const shortcutIcons: readonly { icon: string; name: string }[] = [
  { icon: 'pi pi-bookmark', name: 'Señalador' },
  { icon: 'pi pi-star', name: 'Estrella' },
  { icon: 'pi pi-heart', name: 'Corazón' },
  { icon: 'pi pi-home', name: 'Casa' },
  { icon: 'pi pi-building', name: 'Edificio' },
  { icon: 'pi pi-hammer', name: 'Martillo' },
  { icon: 'pi pi-wrench', name: 'Llave' },
  { icon: 'pi pi-truck', name: 'Camión' },
  { icon: 'pi pi-box', name: 'Caja' },
  { icon: 'pi pi-calendar', name: 'Calendario' },
  { icon: 'pi pi-chart-line', name: 'Gráfico' },
  { icon: 'pi pi-dollar', name: 'Dinero' },
  { icon: 'pi pi-folder-open', name: 'Carpeta' },
  { icon: 'pi pi-file', name: 'Documento' },
  { icon: 'pi pi-envelope', name: 'Sobre' },
  { icon: 'pi pi-users', name: 'Personas' },
  { icon: 'pi pi-comments', name: 'Conversación' },
  { icon: 'pi pi-check-square', name: 'Tarea' },
  { icon: 'pi pi-map-marker', name: 'Lugar' },
  { icon: 'pi pi-camera', name: 'Cámara' },
  { icon: 'pi pi-cloud', name: 'Nube' },
  { icon: 'pi pi-globe', name: 'Mundo' },
  { icon: 'pi pi-link', name: 'Enlace' },
  { icon: 'pi pi-question-circle', name: 'Pregunta' },
]

/** The form values of a shortcut; for a new one, with the current page `here` if it is in `places`. */
export function draftOf(shortcut: Shortcut | null, places: readonly string[], here: string): ShortcutDraft {
  if (!shortcut) {
    const place = places.includes(here) ? here : (places[0] ?? '')
    return { label: '', description: '', icon: 'pi pi-bookmark', place, address: '' }
  }
  const { label, description, icon, link } = shortcut
  const path = appPath(link)
  const place = path !== null && places.includes(path) ? path : ''
  return { label, description, icon, place, address: place ? '' : link }
}

/** The errors of a draft, by field; empty if it is valid. */
export function checkDraft(draft: ShortcutDraft, canOpen: (link: string) => boolean): ShortcutErrors {
  const errors: ShortcutErrors = {}
  if (!draft.label.trim()) errors.label = 'Escribí un nombre'
  if (!draft.place && !draft.address.trim()) errors.address = 'Escribí la dirección'
  else if (!draft.place && !isReachable(draft.address.trim(), canOpen)) {
    errors.address = 'Escribí una dirección completa, como https://www.ejemplo.com'
  }
  return errors
}

const isReachable = (address: string, canOpen: (link: string) => boolean): boolean =>
  !/\s/.test(address) && canOpen(address)

/** The request body. `useRouter` is kept if the link is unchanged, else it is set for links within the app. */
export function toInput(draft: ShortcutDraft, before: Shortcut | null): ShortcutInput {
  const { label, description, icon, place } = draft
  const link = place || draft.address.trim()
  const isSameLink = before !== null && (before.link === link || appPath(before.link) === link)
  const useRouter = isSameLink ? before.useRouter : !isExternal(link)
  return { label: label.trim(), description: description.trim(), icon, link, useRouter }
}
