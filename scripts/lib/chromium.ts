import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const chromiumPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const shellPath = '/usr/bin/chromium-headless-shell'

function attempt(program: string, args: string[]): boolean {
  console.log(`> ${program} ${args.join(' ')}`)
  return spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function installByApt(...packages: string[]): void {
  attempt('apt-get', ['update', '-qq'])
  attempt('apt-get', ['install', '-y', '-qq', ...packages])
}

const installedPath = () => [...chromiumPaths, chromium.executablePath()].find((file) => existsSync(file))

/** The path of a Chromium: CHROMIUM_PATH, an installed one, Playwright's download, or as root Debian's package. */
export function findChromium(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const present = installedPath()
  if (present) return present
  console.log('No hay un Chromium instalado: se descarga uno para las pruebas…')
  if (!attempt('npx', ['playwright', 'install', 'chromium']) && isRootOnDebian) installByApt('chromium')
  const installed = installedPath()
  if (!installed) throw new Error('No se pudo instalar un Chromium. Instalá uno y poné su ruta en CHROMIUM_PATH.')
  return installed
}

/** The environment for Playwright to find its browsers: Chromium, and its headless shell if there is one. */
export function browserEnvironment(): Record<string, string> {
  const CHROMIUM_PATH = findChromium()
  if (process.env.CHROMIUM_PATH) return { CHROMIUM_PATH }
  // Debian's headless shell has the same version as its Chromium.
  if (!existsSync(shellPath) && isRootOnDebian && CHROMIUM_PATH === '/usr/bin/chromium') {
    installByApt('chromium', 'chromium-headless-shell')
  }
  return { CHROMIUM_PATH, ...(existsSync(shellPath) && { CHROMIUM_SHELL_PATH: shellPath }) }
}
