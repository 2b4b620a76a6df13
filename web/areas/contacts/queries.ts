import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
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

const headers = ownState
const mutationKey = ['contacts'] as const
export const pageSize = 50

const pagesKey = ['contacts', 'page'] as const
const contactKey = (id: string) => ['contacts', 'contact', id] as const

/** A page of the list. */
export function pageQuery({ query, tags }: ListView, page: number) {
  const asked = {
    ...(query.trim() && { query: query.trim() }),
    ...(tags.length > 0 && { tags: tags.join(',') }),
    page,
    size: pageSize,
  }
  return queryOptions({
    queryKey: [...pagesKey, asked] as const,
    queryFn: ({ signal }): Promise<ContactPage> =>
      answer(api.GET('/api/apps/contacts/page', { params: { query: asked }, headers, signal })),
  })
}

export const contactQuery = (id: string) =>
  queryOptions({
    queryKey: contactKey(id),
    queryFn: ({ signal }) =>
      answer(api.GET('/api/apps/contacts/contact', { params: { query: { id } }, headers, signal })),
  })

export const tagsQuery = queryOptions({
  queryKey: ['contacts', 'tags'],
  queryFn: ({ signal }) => answer(api.GET('/api/apps/contacts/tags', { headers, signal })),
})

export const countriesQuery = queryOptions({
  // Not below 'contacts': they change with no contact.
  queryKey: ['countries'],
  queryFn: ({ signal }) => answer(api.GET('/api/apps/contacts/countries', { headers, signal })),
  staleTime: Infinity,
})

/** A contact as this page knows it. */
export const knownContact = (id: string): Contact | undefined => queryClient.getQueryData(contactKey(id))

export const reloadContact = (id: string): Promise<Contact> =>
  queryClient.fetchQuery({ ...contactQuery(id), staleTime: 0 })

const refreshLists = () => queryClient.invalidateQueries({ queryKey: pagesKey })

/** Creates a contact. */
export const createContact = mutationOptions({
  mutationKey,
  mutationFn: (contact: ContactInput) => answer(api.POST('/api/apps/contacts/contact', { body: { contact }, headers })),
  onSuccess(contact) {
    queryClient.setQueryData(contactKey(contact.id), contact)
    void refreshLists()
  },
})

/** Saves fields of a contact. */
export const updateContact = mutationOptions({
  mutationKey,
  mutationFn: ({ id, patch }: { id: string; patch: ContactPatch }) =>
    answer(api.PATCH('/api/apps/contacts/contact', { body: { id, contact: patch }, headers })),
  onSuccess(contact) {
    queryClient.setQueryData(contactKey(contact.id), contact)
    void refreshLists()
  },
})

/** Deletes contacts; `restoreContacts` brings them back. */
export const deleteContacts = mutationOptions({
  mutationKey,
  mutationFn: (ids: string[]) => answer(api.POST('/api/apps/contacts/delete', { body: { ids }, headers })),
  onSuccess(_deletion, ids) {
    for (const id of ids) queryClient.removeQueries({ queryKey: contactKey(id) })
    void refreshLists()
  },
})

export const restoreContacts = mutationOptions({
  mutationKey,
  mutationFn: (deletion: string) => answer(api.POST('/api/apps/contacts/restore', { body: { deletion }, headers })),
  onSuccess: refreshAll,
})

/** Puts a tag on contacts or takes it off; answers those that changed. */
export const tagContacts = mutationOptions({
  mutationKey,
  mutationFn: (body: { ids: string[]; tag: string; isOn: boolean }) =>
    answer(api.POST('/api/apps/contacts/tagged', { body, headers })),
  onSuccess: refreshAll,
})

/** Creates a tag, or renames one. */
export const saveTag = mutationOptions({
  mutationKey,
  mutationFn: ({ id, title }: { id: string | null; title: string }): Promise<ContactTag> =>
    id === null
      ? answer(api.POST('/api/apps/contacts/tag', { body: { tag: { title } }, headers }))
      : answer(api.PATCH('/api/apps/contacts/tag', { body: { id, tag: { title } }, headers })),
  onSuccess(saved, { id }) {
    queryClient.setQueryData(tagsQuery.queryKey, (tags) =>
      id === null ? tags && [saved, ...tags] : tags?.map((tag) => (tag.id === id ? saved : tag)),
    )
  },
})

/** Deletes a tag, which takes it off every contact. */
export const deleteTag = mutationOptions({
  mutationKey,
  mutationFn: (id: string) => answer(api.DELETE('/api/apps/contacts/tag', { params: { query: { id } }, headers })),
  onSuccess(_gone, id) {
    queryClient.setQueryData(tagsQuery.queryKey, (tags) => tags?.filter((tag) => tag.id !== id))
    void refreshAll()
  },
})

/** Contacts that seem to be the same. */
export const duplicatesQuery = queryOptions({
  queryKey: ['contacts', 'duplicates'],
  queryFn: ({ signal }) => answer(api.GET('/api/apps/contacts/duplicates', { headers, signal })),
})

/** Makes one contact of several; `restoreContacts` brings the others back. */
export const mergeContacts = mutationOptions({
  mutationKey,
  mutationFn: (body: { id: string; contact: ContactPatch; others: string[] }) =>
    answer(api.POST('/api/apps/contacts/merge', { body, headers })),
  onSuccess({ contact }, { others }) {
    for (const id of others) queryClient.removeQueries({ queryKey: contactKey(id) })
    queryClient.setQueryData(contactKey(contact.id), contact)
    void refreshAll()
  },
})

/** Asks for all contacts again; countries and tags stay. */
function refreshAll(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['contacts'], predicate: ({ queryKey }) => queryKey[1] !== 'tags' })
}
