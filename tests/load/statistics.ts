/** The middle of the values (of an even number, the lower one of the two). */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0
}

/** The smallest value that `percent` of the values do not exceed. */
export function percentile(values: number[], percent: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1] ?? 0
}
