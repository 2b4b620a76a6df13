/** The exports of this area for other areas. */
export { searchLinked } from './link-search.ts'
