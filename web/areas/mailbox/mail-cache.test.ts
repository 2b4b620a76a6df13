import { describe, expect, test } from 'vitest'
import { patchPage, inverseChanges, isListed, patchMail, recountFolders, type MailState } from './mail-cache.ts'
import type { Folder, Label, ListedMail, MailPage } from './queries.ts'

const folders: Folder[] = (['inbox', 'sent', 'drafts', 'spam', 'trash'] as const).map((slug) => ({
  id: slug,
  title: slug,
  slug,
  icon: '',
  count: slug === 'inbox' ? 3 : slug === 'spam' ? 1 : 0,
}))
const labels: Label[] = [{ id: 'l1', title: 'Work', slug: 'work', color: 'indigo' }]
const mail = (id: string, part: Partial<MailState> = {}): ListedMail =>
  ({ id, starred: false, important: false, unread: true, folder: 'inbox', labels: [], ...part }) as ListedMail
const counts = (list: Folder[]) => Object.fromEntries(list.map(({ slug, count }) => [slug, count]))

describe('counts', () => {
  test('of the inbox count unread mails', () => {
    const before = [mail('a'), mail('b', { unread: false })]
    const after = before.map((each) => patchMail(each, { unread: false }))
    expect(counts(recountFolders(folders, before, after)).inbox).toBe(2)
  })

  test('of spam and drafts count every mail, of sent and trash none', () => {
    const before = [mail('a'), mail('b', { unread: false })]
    const moved = (folder: string) =>
      counts(
        recountFolders(
          folders,
          before,
          before.map((each) => patchMail(each, { folder })),
        ),
      )
    expect(moved('spam')).toMatchObject({ inbox: 2, spam: 3 })
    expect(moved('trash')).toMatchObject({ inbox: 2, trash: 0 })
    expect(moved('sent')).toMatchObject({ inbox: 2, sent: 0 })
  })

  test('are never negative after mails are deleted', () => {
    expect(counts(recountFolders(folders, [mail('a'), mail('b'), mail('c'), mail('d')], [])).inbox).toBe(0)
  })
})

describe('a list', () => {
  test.each([
    [{ folder: 'inbox', page: 1 }, mail('a'), true],
    [{ folder: 'inbox', page: 1 }, mail('a', { folder: 'spam' }), false],
    [{ filter: 'starred', page: 1 }, mail('a', { starred: true }), true],
    [{ filter: 'starred', page: 1 }, mail('a', { starred: true, folder: 'trash' }), false],
    [{ label: 'work', page: 1 }, mail('a', { labels: ['l1'] }), true],
    [{ label: 'work', page: 1 }, mail('a'), false],
    [{ page: 1 }, mail('a', { folder: 'spam' }), true],
    [{ folder: 'trash', page: 1 }, mail('a', { folder: 'trash' }), true],
  ] as const)('%o shows %o: %s', (list, listed, expected) => {
    expect(isListed(list, listed, folders, labels)).toBe(expected)
  })

  test('drops the rows that no longer belong and reduces its total', () => {
    const pagination = { totalResults: 12, resultsPerPage: 10, currentPage: 1, lastPage: 2, startIndex: 0, endIndex: 9 }
    const page: MailPage = { mails: [mail('a'), mail('b'), mail('c')], pagination }
    const after = patchPage(page, { ids: ['a', 'b'], mail: { folder: 'trash' } }, (each) => each.folder === 'inbox')
    expect(after.mails?.map(({ id }) => id)).toEqual(['c'])
    expect(after.pagination).toMatchObject({ totalResults: 10, endIndex: 7 })
    expect(patchPage(page, { ids: ['x'], mail: { starred: true } }, () => false)).toBe(page)
  })
})

describe('undo', () => {
  test('moves every mail back, with one change per folder', () => {
    const before = [mail('a'), mail('b', { folder: 'spam' }), mail('c')]
    expect(inverseChanges(before, { folder: 'trash' })).toEqual([
      { ids: ['a', 'c'], mail: { folder: 'inbox' } },
      { ids: ['b'], mail: { folder: 'spam' } },
    ])
  })

  test('skips mails that the change did not affect', () => {
    const before = [mail('a', { labels: ['l1'] }), mail('b')]
    expect(inverseChanges(before, { addLabels: ['l1'] })).toEqual([{ ids: ['b'], mail: { removeLabels: ['l1'] } }])
    expect(inverseChanges(before, { removeLabels: ['l1'], unread: true })).toEqual([
      { ids: ['a'], mail: { addLabels: ['l1'] } },
    ])
  })
})
