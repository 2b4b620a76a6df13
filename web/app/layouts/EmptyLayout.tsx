import { Outlet } from 'react-router-dom'

/** The layout `empty`: only the screen. The loading bar belongs to the root layout. */
export function EmptyLayout() {
  return (
    <main tabIndex={-1}>
      <Outlet />
    </main>
  )
}
