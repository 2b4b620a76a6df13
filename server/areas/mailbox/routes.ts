import { downloadOf } from '../../http/file-response.ts'
import { readUpload } from '../../http/upload.ts'
import type { AreaHandlers } from '../../http/contract.ts'
import { downloadMailAttachment, uploadMailAttachment } from './attachments.service.ts'
import * as compose from './compose.service.ts'
import * as labels from './labels.service.ts'
import * as mails from './mails.service.ts'
import { listMailRecipients } from './recipients.service.ts'

export const mailboxHandlers: AreaHandlers<'mailbox'> = {
  getMailboxSettings: (c) => labels.getMailboxSettings(c.get('ctx')),
  updateMailboxSettings: (c) => labels.updateMailboxSettings(c.get('ctx'), c.req.valid('json').settings),
  listMailboxFolders: (c) => labels.listMailboxFolders(c.get('ctx')),
  listMailboxFilters: () => labels.listMailboxFilters(),
  listMailboxLabels: (c) => labels.listMailboxLabels(c.get('ctx')),
  createMailboxLabel: (c) => labels.createMailboxLabel(c.get('ctx'), c.req.valid('json').label),
  updateMailboxLabel: (c) => {
    const { id, label } = c.req.valid('json')
    return labels.updateMailboxLabel(c.get('ctx'), id, label)
  },
  deleteMailboxLabel: (c) => labels.deleteMailboxLabel(c.get('ctx'), c.req.valid('query').id),
  listMailRecipients: (c) => listMailRecipients(c.get('ctx'), c.req.valid('query').query),
  listMails: (c) => mails.listMails(c.get('ctx'), c.req.valid('query')),
  updateMails: (c) => {
    const { ids, mail } = c.req.valid('json')
    return mails.updateMails(c.get('ctx'), ids, mail)
  },
  deleteMails: (c) => mails.deleteMails(c.get('ctx'), c.req.valid('json').ids),
  emptyMailFolder: (c) => mails.emptyMailFolder(c.get('ctx'), c.req.valid('query').folder),
  getMail: (c) => mails.getMail(c.get('ctx'), c.req.valid('query').id),
  updateMail: (c) => {
    const { id, mail } = c.req.valid('json')
    return mails.updateMail(c.get('ctx'), id, mail)
  },
  deleteMail: (c) => {
    const { id, forever = false } = c.req.valid('query')
    return mails.deleteMail(c.get('ctx'), id, forever)
  },
  createMailDraft: (c) => compose.createMailDraft(c.get('ctx'), c.req.valid('json').draft),
  sendMail: (c) => {
    const { mail, draftId } = c.req.valid('json')
    return compose.sendMail(c.get('ctx'), mail, draftId)
  },
  uploadMailAttachment: async (c) => {
    const { file, bytes } = await readUpload(c, 'file')
    return uploadMailAttachment(c.get('ctx'), file, bytes)
  },
  downloadMailAttachment: async (c) => downloadOf(await downloadMailAttachment(c.get('ctx'), c.req.valid('query').id)),
}
