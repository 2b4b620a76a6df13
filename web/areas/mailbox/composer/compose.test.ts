import { describe, expect, test } from 'vitest'
import { draftFrom, emptyDraft, hasOthers, isBlank, type Mail } from './compose.ts'

const me = 'demo@obra.test'
const mail: Mail = {
  id: 'm1',
  type: 'mail',
  from: { avatar: null, contact: 'Julieta Sosa <julieta@norte.test>' },
  to: ['Lucía Ferreyra <demo@obra.test>', 'Martín <martin@obra.test>'],
  cc: ['Ana <ana@obra.test>', 'DEMO@obra.test', 'martin@obra.test'],
  bcc: [],
  date: '2026-03-16T11:42:00.000Z',
  subject: 'Losa del piso 9',
  content: 'Mañana a las 7.\n\n> ¿A qué hora?',
  attachments: [
    { id: 'a1', type: 'image/png', name: 'losa.png', size: 10, preview: 'losa.png', downloadUrl: '/api/x' },
  ],
  starred: false,
  important: false,
  unread: false,
  folder: 'f',
  labels: [],
}

describe('a reply', () => {
  test('goes to the sender, with one Re: prefix and the text quoted', () => {
    const draft = draftFrom(mail, 'reply', me)
    expect(draft).toMatchObject({ to: ['Julieta Sosa <julieta@norte.test>'], cc: [], subject: 'Re: Losa del piso 9' })
    expect(draft.content).toMatch(/^\n\nEl \d\d\/\d\d\/2026 \d\d:\d\d, Julieta Sosa <julieta@norte.test> escribió:\n/)
    expect(draft.content).toMatch(/\n> Mañana a las 7\.\n>\n>> ¿A qué hora\?$/)
    expect(draft.reference).toEqual({ kind: 'reply', mailId: 'm1' })
    expect(draft.attachments).toEqual([])
    expect(draftFrom({ ...mail, subject: 'RE: Losa' }, 'reply', me).subject).toBe('RE: Losa')
  })

  test('to all includes every recipient once, without the user', () => {
    expect(draftFrom(mail, 'replyAll', me)).toMatchObject({
      to: ['Julieta Sosa <julieta@norte.test>', 'Martín <martin@obra.test>'],
      cc: ['Ana <ana@obra.test>'],
    })
    expect(hasOthers(mail, me)).toBe(true)
    expect(hasOthers({ ...mail, to: [me], cc: [] }, me)).toBe(false)
  })

  test("to the user's own mail goes to that mail's recipients", () => {
    const mine = { ...mail, from: { avatar: null, contact: 'Lucía <demo@obra.test>' }, to: ['ana@obra.test'] }
    expect(draftFrom(mine, 'reply', me).to).toEqual(['ana@obra.test'])
    expect(draftFrom(mine, 'replyAll', me)).toMatchObject({ to: ['ana@obra.test'], cc: ['martin@obra.test'] })
  })

  test('is cut to the longest subject and content', () => {
    const long = { ...mail, subject: 'x'.repeat(500), content: 'y\n'.repeat(50_000) }
    const draft = draftFrom(long, 'reply', me)
    expect(draft.content.length).toBeLessThanOrEqual(100_000)
    expect(draft.subject.length).toBeLessThanOrEqual(500)
  })
})

test('a forwarded mail has the header, the text and the files, and no recipients', () => {
  const draft = draftFrom(mail, 'forward', me)
  expect(draft).toMatchObject({ to: [], cc: [], subject: 'Fwd: Losa del piso 9', attachments: mail.attachments })
  expect(draft.content).toContain('De: Julieta Sosa <julieta@norte.test>')
  expect(draft.content).toContain('Cc: Ana <ana@obra.test>')
  expect(draft.content.endsWith(mail.content)).toBe(true)
})

test('a draft without text and recipients is blank', () => {
  expect(isBlank({ ...emptyDraft, subject: '  ' })).toBe(true)
  expect(isBlank({ ...emptyDraft, cc: ['a'] })).toBe(false)
})
