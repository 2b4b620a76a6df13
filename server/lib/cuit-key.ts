/** A key for comparing CUITs, ignoring their format. */
export function cuitKey(cuit: string): string {
  return cuit.replace(/[\s.-]/g, '').toLowerCase()
}
