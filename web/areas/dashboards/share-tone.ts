/** The tone of a spent percentage: 'near' above 90 %, 'over' above 100 %. */
export function shareTone(percentage: number): 'calm' | 'near' | 'over' {
  if (percentage > 100) return 'over'
  return percentage > 90 ? 'near' : 'calm'
}
