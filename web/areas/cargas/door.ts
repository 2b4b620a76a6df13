/** The public interface of this area for other areas. */
export { CargasPage } from './CargasPage.tsx'
export type { CargaTipo } from './queries.ts'
