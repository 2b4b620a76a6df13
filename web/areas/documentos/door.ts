/** The exports of this area for other areas. */
export { ExpiryTag } from './ExpiryTag.tsx'
