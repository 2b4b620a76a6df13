/** Reduces values to at most `most` for a line: the minimum and maximum of each stretch in order, so that no peak is lost. */
export function thinOut(values: readonly number[], most: number): number[] {
  if (values.length <= most) return [...values]
  const stretches = Math.floor(most / 2)
  return Array.from({ length: stretches }, (_, index) => {
    const from = Math.floor((index * values.length) / stretches)
    const end = Math.floor(((index + 1) * values.length) / stretches)
    let [low, high] = [from, from]
    for (let place = from; place < end; place++) {
      if (values[place]! < values[low]!) low = place
      if (values[place]! > values[high]!) high = place
    }
    return [values[Math.min(low, high)]!, values[Math.max(low, high)]!]
  }).flat()
}
