import { describe, expect, it } from 'vitest'
import { allSpecs, changesOf } from './changes.ts'

const specs = ['catalogues', 'contacts', 'contacts-exchange', 'notes', 'settings']

describe('the tests of a change', () => {
  it('are those of its areas, wherever the area was touched', () => {
    for (const file of ['web/areas/contacts/Card.tsx', 'openapi/areas/contacts/paths.yaml', 'fixtures/contacts.yaml']) {
      expect(changesOf([file], specs)).toEqual({
        areas: ['contacts'],
        specs: ['contacts', 'contacts-exchange'],
        isShared: false,
      })
    }
  })

  it('are those that show an area without a file of its name', () => {
    expect(changesOf(['server/areas/rubros/service.ts'], specs).specs).toEqual(['catalogues'])
  })

  it('are a changed end-to-end file itself', () => {
    expect(changesOf(['tests/e2e/notes.spec.ts'], specs)).toEqual({ areas: [], specs: ['notes'], isShared: false })
  })

  it('are the smoke tests where what all screens share has changed', () => {
    for (const file of [
      'web/ui/Dialog.tsx',
      'server/db/connect.ts',
      'tests/e2e/support.ts',
      'tests/support/stores.ts',
    ]) {
      expect([file, changesOf([file], specs).isShared]).toEqual([file, true])
    }
    expect(changesOf(['docs/web.md', 'cli/main.ts'], specs)).toEqual({ areas: [], specs: [], isShared: false })
  })

  it('are found for every area of the server that a screen shows', () => {
    const without = ['dashboards', 'comprobantes', 'pagos', 'rubros', 'user'].filter(
      (area) => changesOf([`server/areas/${area}/service.ts`], allSpecs()).specs.length === 0,
    )
    expect(without).toEqual([])
  })
})
