import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

function attempt(program: string, args: string[]): boolean {
  console.log(`> ${program} ${args.join(' ')}`)
  return spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

const installedPath = () => [...known, chromium.executablePath()].find((file) => existsSync(file))

/** A Chromium to test with: CHROMIUM_PATH, an installed one, Playwright's own download, or Debian's package when root. */
export function findChromium(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const found = installedPath()
  if (found) return found
  console.log('No hay un Chromium instalado: se descarga uno para las pruebas…')
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!attempt('npx', ['playwright', 'install', 'chromium']) && isRootOnDebian) {
    attempt('apt-get', ['update', '-qq'])
    attempt('apt-get', ['install', '-y', '-qq', 'chromium'])
  }
  const installed = installedPath()
  if (!installed) throw new Error('No se pudo instalar un Chromium. Instalá uno y poné su ruta en CHROMIUM_PATH.')
  return installed
}
