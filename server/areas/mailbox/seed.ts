import type { components } from '../../../openapi/generated/schema.d.ts'
import { readFixture, readFixtureFile } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import { insertBytes } from '../../db/files/stored-files.ts'
import type { Db } from '../../db/schema.ts'
import { insertAttachments, insertFile } from './attachments.queries.ts'
import { recount } from './counts.queries.ts'
import { textColumns } from './draft-text.ts'
import { folderOfId } from './folders.ts'
import { insertLabels } from './labels.queries.ts'
import { insertLabelings, insertSampleMails } from './mails.queries.ts'

type Schemas = components['schemas']
type Mail = Schemas['MailboxMail']
type Fixture = { labels: Schemas['MailboxLabel'][]; mails: Mail[] }

/** The fixture's dates of 2018 and 2019 are fixed; later ones move with the day of seeding. */
const firstMovedYear = '2020'

const hourMilliseconds = 3_600_000

function rowOf(mail: Mail, userId: string, date: string) {
  return {
    id: mail.id,
    userId,
    folder: folderOfId(mail.folder),
    fromAvatar: mail.from.avatar,
    fromContact: mail.from.contact,
    ...textColumns(mail, mail.from.contact),
    date,
    starred: Number(mail.starred),
    important: Number(mail.important),
    unread: Number(mail.unread),
    attachmentCount: mail.attachments.length,
    referenceKind: null,
    referenceMailId: null,
  }
}

/** Inserts mails with labels and attachments, and returns the row count. `fileId` refers to stored files. */
async function insertSamples(
  db: Db,
  samples: { mail: Mail; row: ReturnType<typeof rowOf>; fileIds: string[] }[],
): Promise<number> {
  const rows = samples.map((sample) => sample.row)
  const seqs = new Map((await insertSampleMails(db, rows)).map(({ id, seq }) => [id, seq]))
  const labelings = samples.flatMap(({ mail, row }) =>
    mail.labels.map((labelId) => ({ mailSeq: seqs.get(row.id)!, labelId, date: row.date, isInTrash: 0 })),
  )
  await insertLabelings(db, labelings)
  const attachments = samples.flatMap(({ mail, row, fileIds }) =>
    mail.attachments.map(({ id, type, name, size }, index) => ({
      id: row.id === mail.id ? id : `${row.id}-${index}`,
      userId: row.userId,
      mailSeq: seqs.get(row.id)!,
      type,
      name,
      size,
      fileId: fileIds[index]!,
      createdAt: row.date,
    })),
  )
  if (attachments.length > 0) await insertAttachments(db, attachments)
  return samples.length + labelings.length + attachments.length
}

function sampleOf(mail: Mail, userId: string, date: string) {
  return { mail, row: rowOf(mail, userId, date), fileIds: mail.attachments.map((attachment) => attachment.id) }
}

/** Seeds the sample mails of the demo account, with labels and attached files. */
export async function seedMailbox(db: Db, { now, move, demoUserId: userId }: SeedContext): Promise<void> {
  const { labels, mails } = readFixture<Fixture>('mailbox')
  await insertLabels(
    db,
    labels.toReversed().map((label) => ({ ...label, userId })),
  )
  for (const { id, name } of mails.flatMap((mail) => mail.attachments)) {
    const content = readFixtureFile(`mailbox-files/${name}`)
    await insertFile(db, { id, hash: await insertBytes(db, content, now), bytes: content.length })
  }
  const dateOf = (iso: string) => (iso < firstMovedYear ? iso : move.time(iso))
  await insertSamples(
    db,
    mails.map((mail) => sampleOf(mail, userId, dateOf(mail.date))),
  )
  await recount(db, userId)
}

/** Adds older copies of every sample mail up to `scale` times as many; reports each batch of rows. */
export async function multiplyMailbox(
  db: Db,
  { move, demoUserId: userId }: SeedContext,
  scale: number,
  report: (rows: number) => void,
): Promise<void> {
  const { mails } = readFixture<Fixture>('mailbox')
  const samples = mails.map((mail) => sampleOf(mail, userId, move.time(mail.date)))
  for (let copy = 1; copy < scale; copy++) {
    const suffix = copy.toString(16).padStart(8, '0')
    const copies = samples.map(({ mail, row, fileIds }) => {
      const date = new Date(Date.parse(row.date) - copy * hourMilliseconds).toISOString()
      return { mail, fileIds, row: { ...row, id: `${row.id.slice(0, -8)}${suffix}`, date } }
    })
    report(await insertSamples(db, copies))
  }
  await recount(db, userId)
}
