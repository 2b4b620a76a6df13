/** What other areas may import from materiales. */
export { materiales } from './noun.ts'
export { findByCode, labelId, searchMaterials } from './find-material.ts'
export { labelAddress } from './labels.ts'
