import { expect, it } from 'vitest'
import { configFolder } from './session.ts'

it('uses the configuration folder of each platform', () => {
  expect(configFolder('linux', {}, '/home/ana')).toBe('/home/ana/.config/obra')
  expect(configFolder('linux', { XDG_CONFIG_HOME: '/etc/ana' }, '/home/ana')).toBe('/etc/ana/obra')
  expect(configFolder('darwin', {}, '/Users/ana')).toBe('/Users/ana/Library/Application Support/obra')
  expect(configFolder('win32', { APPDATA: 'C:\\Ana\\Roaming' }, 'C:\\Ana')).toBe('C:\\Ana\\Roaming\\obra')
  expect(configFolder('win32', {}, 'C:\\Ana')).toBe('C:\\Ana\\AppData\\Roaming\\obra')
})
