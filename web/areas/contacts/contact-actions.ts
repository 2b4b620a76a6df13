import { attempt, execute } from '../../api/attempt.ts'
import { notify } from '../../api/notices.ts'
import { tellFailure } from '../../api/tell-failure.ts'
import { confirm } from '../../ui/confirm.ts'
import { offerUndo } from '../../ui/undo.ts'
import { restorePatch } from './merge.ts'
import {
  deleteContacts,
  deleteTag,
  restoreContacts,
  tagContacts,
  updateContact,
  type Contact,
  type ContactTag,
} from './queries.ts'
import { countWord, tagTitle } from './words.ts'

/** Deletes contacts and offers to undo it. True on success. */
export async function removeContacts(ids: string[], name?: string): Promise<boolean> {
  const failure = name ? `No se eliminó a ${name}` : 'No se eliminaron los contactos'
  const deleted = await execute(deleteContacts, { body: { ids } }).catch(tellFailure(failure))
  if (!deleted) return false
  const text = name ? `Eliminaste a ${name}.` : `Eliminaste ${countWord(deleted.count)}.`
  offerUndo({
    text,
    undo: () => void attempt(restoreContacts, { body: { deletion: deleted.deletion } }, 'No se recuperó lo eliminado'),
  })
  return true
}

/** Offers to undo a merge: restores the deleted contacts and the fields of the remaining one. */
export function offerMergeUndo(before: Contact, deletion: string): void {
  const failure = 'No se deshizo la unión'
  const undo = async () => {
    if (!(await attempt(restoreContacts, { body: { deletion } }, failure))) return
    await attempt(updateContact, { body: { id: before.id, contact: restorePatch(before) } }, failure)
  }
  offerUndo({ text: `Uniste los contactos de ${before.name}.`, undo: () => void undo() })
}

/** Adds or removes a tag of contacts. Offers undo, except for a single contact. */
export async function setTag(ids: string[], tag: ContactTag, isOn: boolean, isSingle: boolean): Promise<void> {
  const done = await execute(tagContacts, { body: { ids, tag: tag.id, isOn } }).catch(
    tellFailure('No se cambió la etiqueta'),
  )
  if (!done || isSingle) return
  const { changed } = done
  const title = `«${tagTitle(tag)}»`
  if (changed.length === 0) {
    const message = isOn ? `Ya tenían ${title}.` : `Nadie tenía ${title}.`
    notify({ type: 'info', title: 'No hubo cambios', message })
    return
  }
  offerUndo({
    text: isOn ? `${title} en ${countWord(changed.length)}.` : `Sacaste ${title} de ${countWord(changed.length)}.`,
    undo: () =>
      void attempt(tagContacts, { body: { ids: changed, tag: tag.id, isOn: !isOn } }, 'No se deshizo el cambio'),
  })
}

/** Deletes a tag everywhere after a confirmation. True if it was deleted. */
export async function removeTag(tag: ContactTag): Promise<boolean> {
  const answer = await confirm({
    title: `Eliminar «${tagTitle(tag)}»`,
    message: 'La etiqueta se saca de todos los contactos que la llevan. No se puede deshacer.',
    icon: { name: 'pi-trash', color: 'error' },
    actions: { confirm: { label: 'Eliminar', color: 'warn' }, cancel: { label: 'Cancelar' } },
    dismissible: true,
  })
  return answer === 'confirmed' && attempt(deleteTag, { id: tag.id }, 'No se eliminó la etiqueta')
}
