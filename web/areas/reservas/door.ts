/** What other areas may import from reservas. */
export { MaterialReservas } from './MaterialReservas.tsx'
