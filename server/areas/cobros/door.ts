/** The public interface of this area for other areas. */
export { statedInstalments } from './instalments.service.ts'
