/** A hash of a text (FNV-1a), from 1 to 2^31 - 1: for comparing values with earlier ones, not against forgery. */
export function hash31(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 1 || 1
}
