/** The public interface of this area for other areas. The screens are not in it: lists import this file. */
export { useLoadEntry } from './use-load-entry.ts'
