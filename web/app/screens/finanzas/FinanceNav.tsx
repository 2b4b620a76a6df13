import { NavLink } from 'react-router-dom'
import './Finance.css'

/** The parts of Finanzas that stand, each with its own address. */
const parts = [
  { path: '/finanzas', label: 'Resumen' },
  { path: '/finanzas/comprobantes', label: 'Comprobantes' },
  { path: '/finanzas/pagos', label: 'Pagos' },
  { path: '/finanzas/cobros', label: 'Cobros' },
  { path: '/finanzas/vencimientos', label: 'Vencimientos' },
] as const

export function FinanceNav() {
  return (
    <nav className="finance-nav" aria-label="Finanzas">
      {parts.map(({ path, label }) => (
        <NavLink key={path} to={path} end className="finance-nav-link">
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
