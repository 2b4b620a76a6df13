import type { AreaHandlers } from '../../http/contract.ts'
import { pictureHeaders } from '../../http/picture-headers.ts'
import { readUpload } from '../../http/upload.ts'
import { attachmentHeader } from '../../lib/attachment-header.ts'
import { listDuplicateContacts, mergeContacts } from './duplicates.service.ts'
import { exportContacts, importContacts, readContactsFile } from './exchange.service.ts'
import { deleteContacts, listContactPage, restoreContacts, tagContacts } from './list.service.ts'
import {
  createContact,
  createContactTag,
  deleteContact,
  deleteContactTag,
  getContact,
  getContactPicture,
  listContactTags,
  listContacts,
  listCountries,
  searchContacts,
  updateContact,
  updateContactTag,
  uploadContactAvatar,
} from './service.ts'

export const contactsHandlers: AreaHandlers<'contacts'> = {
  listContacts: (c) => listContacts(c.get('ctx')),
  searchContacts: (c) => searchContacts(c.get('ctx'), c.req.valid('query').query),
  getContact: (c) => getContact(c.get('ctx'), c.req.valid('query').id),
  getContactPicture: async (c) => {
    const { type, bytes } = await getContactPicture(c.get('services').store, c.req.valid('query').id)
    return c.body(bytes, 200, pictureHeaders(type))
  },
  createContact: (c) => createContact(c.get('ctx'), c.req.valid('json')?.contact),
  updateContact: (c) => {
    const { id, contact } = c.req.valid('json')
    return updateContact(c.get('ctx'), id, contact)
  },
  deleteContact: (c) => deleteContact(c.get('ctx'), c.req.valid('query').id),
  listContactPage: (c) => listContactPage(c.get('ctx'), c.req.valid('query')),
  deleteContacts: (c) => deleteContacts(c.get('ctx'), c.req.valid('json')),
  restoreContacts: (c) => restoreContacts(c.get('ctx'), c.req.valid('json')),
  tagContacts: (c) => tagContacts(c.get('ctx'), c.req.valid('json')),
  exportContacts: async (c) => {
    const { name, bytes } = await exportContacts(c.get('ctx'), c.req.valid('json'))
    return c.body(bytes, 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': attachmentHeader(name),
      'X-Content-Type-Options': 'nosniff',
    })
  },
  readContactsFile: async (c) => {
    const { fields, bytes } = await readUpload(c, 'file')
    return readContactsFile(c.get('ctx'), bytes, fields.columns)
  },
  importContacts: (c) => importContacts(c.get('ctx'), c.req.valid('json')),
  listDuplicateContacts: (c) => listDuplicateContacts(c.get('ctx')),
  mergeContacts: (c) => mergeContacts(c.get('ctx'), c.req.valid('json')),
  listCountries: () => listCountries(),
  listContactTags: (c) => listContactTags(c.get('ctx')),
  createContactTag: (c) => createContactTag(c.get('ctx'), c.req.valid('json').tag.title),
  updateContactTag: (c) => {
    const { id, tag } = c.req.valid('json')
    return updateContactTag(c.get('ctx'), id, tag)
  },
  deleteContactTag: (c) => deleteContactTag(c.get('ctx'), c.req.valid('query').id),
  uploadContactAvatar: async (c) => {
    const { fields, bytes } = await readUpload(c, 'avatar')
    return uploadContactAvatar(c.get('ctx'), fields.id, bytes)
  },
}
