import Bowser from 'bowser'

const systems: Record<string, string> = { darwin: 'macOS', linux: 'Linux', win32: 'Windows' }

/** A readable name for a `User-Agent`: 'Chrome en Windows'. */
export function deviceName(userAgent = ''): string {
  const command = /^obra\/\S+ \((\w+)\)/.exec(userAgent)
  if (command) return `Comando obra en ${systems[command[1]!] ?? command[1]}`
  if (userAgent === '') return 'Otro programa'
  const { browser, os } = Bowser.parse(userAgent.slice(0, 400))
  if (!browser.name) return 'Otro programa'
  return os.name ? `${browser.name} en ${os.name}` : browser.name
}
