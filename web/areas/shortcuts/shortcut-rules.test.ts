// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Shortcut } from './queries.ts'
import { checkDraft, draftOf, toInput } from './shortcut-rules.ts'

const places = ['/calendario', '/dashboards/project']
const reload: Shortcut = {
  id: '1',
  label: 'Reload',
  description: '',
  icon: 'pi pi-refresh',
  link: '/dashboards/project',
  useRouter: false,
}
const canOpen = (link: string) => places.includes(link) || link.startsWith('https://')

test('a new shortcut starts with the current page', () => {
  expect(draftOf(null, places, '/dashboards/project').place).toBe('/dashboards/project')
  expect(draftOf(null, places, '/somewhere').place).toBe('/calendario')
})

test('an unedited shortcut keeps its link and useRouter', () => {
  expect(toInput(draftOf(reload, places, '/'), reload)).toEqual({ ...reload, id: undefined })
  const outside = { ...reload, link: 'https://www.smn.gob.ar' }
  expect(draftOf(outside, places, '/')).toMatchObject({ place: '', address: 'https://www.smn.gob.ar' })
})

test('a changed link sets useRouter again', () => {
  const draft = draftOf(reload, places, '/')
  expect(toInput({ ...draft, place: '/calendario' }, reload).useRouter).toBe(true)
  expect(toInput({ ...draft, place: '', address: ' https://www.smn.gob.ar ' }, reload)).toMatchObject({
    link: 'https://www.smn.gob.ar',
    useRouter: false,
  })
})

test('a name and a reachable address are required', () => {
  const draft = draftOf(reload, places, '/')
  expect(checkDraft(draft, canOpen)).toEqual({})
  expect(checkDraft({ ...draft, label: '  ' }, canOpen)).toHaveProperty('label')
  for (const address of ['', '  ', 'ejemplo', '/no-such-page', 'javascript:alert(1)', 'https://a b']) {
    expect(checkDraft({ ...draft, place: '', address }, canOpen)).toHaveProperty('address')
  }
})
