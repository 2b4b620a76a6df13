import { readUpload } from '../../http/upload.ts'
import type { Handlers } from '../../http/contract.ts'
import { readMailAttachment, uploadMailAttachment } from './attachments.service.ts'
import * as compose from './compose.service.ts'
import { filters } from './folders.ts'
import * as labels from './labels.service.ts'
import * as mails from './mails.service.ts'
import { listMailRecipients } from './recipients.service.ts'

/** A name as RFC 5987 wants it in a header. */
function headerText(name: string): string {
  const escape = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  return encodeURIComponent(name).replace(/['()*]/g, escape)
}

export const mailboxHandlers: Handlers<
  | 'getMailboxSettings'
  | 'updateMailboxSettings'
  | 'listMailboxFolders'
  | 'listMailboxFilters'
  | 'listMailboxLabels'
  | 'createMailboxLabel'
  | 'updateMailboxLabel'
  | 'deleteMailboxLabel'
  | 'listMailRecipients'
  | 'listMails'
  | 'updateMails'
  | 'deleteMails'
  | 'emptyMailFolder'
  | 'getMail'
  | 'updateMail'
  | 'deleteMail'
  | 'createMailDraft'
  | 'sendMail'
  | 'uploadMailAttachment'
  | 'downloadMailAttachment'
> = {
  getMailboxSettings: (c) => labels.getMailboxSettings(c.var.ctx),
  updateMailboxSettings: (c) => labels.updateMailboxSettings(c.var.ctx, c.req.valid('json').settings),
  listMailboxFolders: (c) => labels.listMailboxFolders(c.var.ctx),
  listMailboxFilters: () => filters,
  listMailboxLabels: (c) => labels.listMailboxLabels(c.var.ctx),
  createMailboxLabel: (c) => labels.createMailboxLabel(c.var.ctx, c.req.valid('json').label),
  updateMailboxLabel: (c) => {
    const { id, label } = c.req.valid('json')
    return labels.updateMailboxLabel(c.var.ctx, id, label)
  },
  deleteMailboxLabel: (c) => labels.deleteMailboxLabel(c.var.ctx, c.req.valid('query').id),
  listMailRecipients: (c) => listMailRecipients(c.var.ctx, c.req.valid('query').query),
  listMails: (c) => mails.listMails(c.var.ctx, c.req.valid('query')),
  updateMails: (c) => {
    const { ids, mail } = c.req.valid('json')
    return mails.updateMails(c.var.ctx, ids, mail)
  },
  deleteMails: (c) => mails.deleteMails(c.var.ctx, c.req.valid('json').ids),
  emptyMailFolder: (c) => mails.emptyMailFolder(c.var.ctx, c.req.valid('query').folder),
  getMail: (c) => mails.getMail(c.var.ctx, c.req.valid('query').id),
  updateMail: (c) => {
    const { id, mail } = c.req.valid('json')
    return mails.updateMail(c.var.ctx, id, mail)
  },
  deleteMail: (c) => {
    const { id, forever = false } = c.req.valid('query')
    return mails.deleteMail(c.var.ctx, id, forever)
  },
  createMailDraft: (c) => compose.createMailDraft(c.var.ctx, c.req.valid('json').draft),
  sendMail: (c) => {
    const { mail, draftId } = c.req.valid('json')
    return compose.sendMail(c.var.ctx, mail, draftId)
  },
  uploadMailAttachment: async (c) => {
    const { file, bytes } = await readUpload(c, 'file')
    return uploadMailAttachment(c.var.ctx, file, bytes)
  },
  downloadMailAttachment: async (c) => {
    const { name, bytes } = await readMailAttachment(c.var.ctx, c.req.valid('query').id)
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${headerText(name)}`,
      'X-Content-Type-Options': 'nosniff',
    })
  },
}
