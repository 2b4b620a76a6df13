import { expect, test } from 'vitest'
import { iconClass } from './icon-class.ts'

test('keeps only the icon name of stored data', () => {
  expect(iconClass('pi pi-star', 'pi-link')).toBe('pi pi-star')
  expect(iconClass('loading-overlay pi pi-star', 'pi-link')).toBe('pi pi-star')
  expect(iconClass('', 'pi-link')).toBe('pi pi-link')
  expect(iconClass(null, 'pi-bell')).toBe('pi pi-bell')
})
