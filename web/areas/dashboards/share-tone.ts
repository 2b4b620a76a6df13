/** How alarming it is that this much of a budget is spent: nearly all of it above 90 %, more than there is above 100 %. */
export function shareTone(percentage: number): 'calm' | 'near' | 'over' {
  if (percentage > 100) return 'over'
  return percentage > 90 ? 'near' : 'calm'
}
