/** Files of unit tests share their modules and their window: what one stores is gone before the next test. */
import { beforeEach } from 'vitest'

beforeEach(() => {
  if (typeof window === 'undefined') return
  localStorage.clear()
  sessionStorage.clear()
})
