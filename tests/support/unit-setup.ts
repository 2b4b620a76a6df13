/** Unit test files share modules and window, so storages are cleared before each test. */
import { beforeEach } from 'vitest'

const hasWindow = typeof window !== 'undefined'

if (hasWindow) {
  const { configure } = await import('@testing-library/react')
  // The default of one second is too short on a busy machine.
  configure({ asyncUtilTimeout: 15_000 })
}

beforeEach(() => {
  if (!hasWindow) return
  localStorage.clear()
  sessionStorage.clear()
})
