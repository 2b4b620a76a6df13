/** What makes two CUITs the same, however they were typed. */
export function cuitKey(cuit: string): string {
  return cuit.replace(/[\s.-]/g, '').toLowerCase()
}
