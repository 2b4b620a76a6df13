import { describe, expect, it } from 'vitest'
import { allTests, changesOf } from './changes.ts'

const walk = (name: string) => `tests/e2e/${name}.spec.ts`
const screen = (name: string) => `tests/screens/${name}.screen.test.tsx`
const tests = [
  ...['catalogues', 'contacts', 'contacts-exchange', 'notes', 'settings'].map(walk),
  ...['catalogues', 'contacts', 'notes', 'notes-edit'].map(screen),
]
const nothing = { areas: [], walks: [], screens: [], isShared: false }

describe('the tests of a change', () => {
  it('are those of its areas, for a change in any folder of the area', () => {
    for (const file of ['web/areas/contacts/Card.tsx', 'openapi/areas/contacts/paths.yaml', 'fixtures/contacts.yaml']) {
      expect(changesOf([file], tests)).toEqual({
        areas: ['contacts'],
        walks: [walk('contacts'), walk('contacts-exchange')],
        screens: [screen('contacts')],
        isShared: false,
      })
    }
  })

  it('are those that cover an area without tests of its name', () => {
    const { walks, screens } = changesOf(['server/areas/rubros/service.ts'], tests)
    expect([walks, screens]).toEqual([[walk('catalogues')], [screen('catalogues')]])
  })

  it('include a changed test itself', () => {
    expect(changesOf([walk('notes')], tests)).toEqual({ ...nothing, walks: [walk('notes')] })
    expect(changesOf([screen('notes-edit')], tests)).toEqual({ ...nothing, screens: [screen('notes-edit')] })
  })

  it('are the smoke tests if shared code changed', () => {
    for (const file of [
      'web/ui/Dialog.tsx',
      'server/db/connect.ts',
      'tests/e2e/support.ts',
      'tests/screens/app.ts',
      'tests/support/stores.ts',
    ]) {
      expect([file, changesOf([file], tests).isShared]).toEqual([file, true])
    }
    expect(changesOf(['docs/web.md', 'cli/main.ts'], tests)).toEqual(nothing)
  })

  it('exist for every server area with a screen', () => {
    const without = ['dashboards', 'comprobantes', 'pagos', 'rubros', 'user'].filter(
      (area) => changesOf([`server/areas/${area}/service.ts`], allTests()).walks.length === 0,
    )
    expect(without).toEqual([])
  })
})
