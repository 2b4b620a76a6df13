/** Files of unit tests share their modules and their window: what one stores is gone before the next test. */
import { beforeEach } from 'vitest'

const hasWindow = typeof window !== 'undefined'

if (hasWindow) {
  const { configure } = await import('@testing-library/react')
  // A second is too short on a machine that is busy with something else.
  configure({ asyncUtilTimeout: 15_000 })
}

beforeEach(() => {
  if (!hasWindow) return
  localStorage.clear()
  sessionStorage.clear()
})
