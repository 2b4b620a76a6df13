import { Outlet } from 'react-router-dom'

/** The layout `empty`: the screen alone. The loading bar above it belongs to the root. */
export function EmptyLayout() {
  return (
    <main tabIndex={-1}>
      <Outlet />
    </main>
  )
}
