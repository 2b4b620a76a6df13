import { mutationOptions } from '@tanstack/react-query'
import { call, keyOf, mutate, q, type Input } from '../../api/operations.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import type { ListView } from './place.ts'

export type Contact = Schema<'Contact'>
export type ContactInput = Schema<'ContactInput'>
export type ContactPatch = Schema<'ContactPatch'>
export type ContactTag = Schema<'ContactTag'>
export type ContactPage = Schema<'ContactPage'>
export type ListedContact = Schema<'ListedContact'>
export type Country = Schema<'Country'>

export const pageSize = 50

const lists = keyOf('listContactPage')
const refreshLists = { invalidates: [lists] }
/** For changes of many contacts: invalidates everything but countries and tags. */
const refreshContacts = { invalidates: [lists, keyOf('getContact'), keyOf('listDuplicateContacts')] }

/** One page of the list. */
export const pageQuery = ({ query, tags }: ListView, page: number) =>
  q('listContactPage', { query: query.trim() || undefined, tags: tags.join(',') || undefined, page, size: pageSize })

export const contactQuery = (id: string) => q('getContact', { id })

export const tagsQuery = q('listContactTags')

export const countriesQuery = { ...q('listCountries'), staleTime: Infinity }

/** A contact from the cache. */
export const cachedContact = (id: string): Contact | undefined => queryClient.getQueryData(contactQuery(id).queryKey)

export const reloadContact = (id: string): Promise<Contact> =>
  queryClient.fetchQuery({ ...contactQuery(id), staleTime: 0 })

const keep = (contact: Contact) => void queryClient.setQueryData(contactQuery(contact.id).queryKey, contact)
const forget = (ids: string[]) => {
  for (const id of ids) queryClient.removeQueries({ queryKey: contactQuery(id).queryKey })
}

export const createContact = { ...mutate('createContact', refreshLists), onSuccess: keep }

/** Saves fields of a contact. */
export const updateContact = { ...mutate('updateContact', refreshLists), onSuccess: keep }

/** Deletes contacts; `restoreContacts` undoes it. */
export const deleteContacts = {
  ...mutate('deleteContacts', refreshLists),
  onSuccess: (_deletion: unknown, { body }: Input<'deleteContacts'>) => forget(body.ids),
}

export const restoreContacts = mutate('restoreContacts', refreshContacts)

/** Adds or removes a tag; returns the ids that changed. */
export const tagContacts = mutate('tagContacts', refreshContacts)

/** Creates or renames a tag. */
export const saveTag = mutationOptions({
  mutationKey: ['contacts'],
  mutationFn: ({ id, title }: { id: string | null; title: string }): Promise<ContactTag> =>
    id === null
      ? call('createContactTag', { body: { tag: { title } } })
      : call('updateContactTag', { body: { id, tag: { title } } }),
  onSuccess(saved, { id }) {
    queryClient.setQueryData(tagsQuery.queryKey, (tags) =>
      id === null ? tags && [saved, ...tags] : tags?.map((tag) => (tag.id === id ? saved : tag)),
    )
  },
})

/** Deletes a tag and removes it from every contact. */
export const deleteTag = {
  ...mutate('deleteContactTag', refreshContacts),
  onSuccess(_deleted: unknown, { id }: Input<'deleteContactTag'>) {
    queryClient.setQueryData(tagsQuery.queryKey, (tags) => tags?.filter((tag) => tag.id !== id))
  },
}

/** Groups of likely duplicates. */
export const duplicatesQuery = q('listDuplicateContacts')

/** Merges contacts into one; `restoreContacts` brings the others back. */
export const mergeContacts = {
  ...mutate('mergeContacts', refreshContacts),
  onSuccess({ contact }: { contact: Contact }, { body }: Input<'mergeContacts'>) {
    forget(body.others)
    keep(contact)
  },
}
