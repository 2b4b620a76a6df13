/**
 * Transferable holidays that fall on a weekend stay, unless a resolution moves them to the Friday before or the Monday after
 * (decree 614/2025, article 1). The resolutions that moved one, by its day; companies edit theirs in the catalogue. Last checked on
 * 2026-11-26.
 */
export const decreedMoves: Partial<Record<string, { to: string; source: string }>> = {
  '2025-10-12': { to: '2025-10-10', source: 'diariouno.com.ar, 13/09/2025' },
}
