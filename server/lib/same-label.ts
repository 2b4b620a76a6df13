import { conflict } from './problem.ts'
import { identityKey } from './text.ts'

type Label = { id: string; title: string; color: string }

/** Throws 409 if another label has the same name, ignoring case and accents, and the same colour. */
export function refuseSameLabel(labels: Label[], { id, title, color }: Label): void {
  const twin = labels.find(
    (other) => other.id !== id && other.color === color && identityKey(other.title) === identityKey(title),
  )
  if (twin)
    throw conflict(`Ya existe la etiqueta «${twin.title}» de ese color. Elegí otro nombre u otro color.`, 'title')
}
