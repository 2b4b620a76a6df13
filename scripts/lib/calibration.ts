/** The current speed of this machine, to compare CPU seconds across machines and loads. */

/** CPU seconds of `work` on the idle machine on which `tests/budget.ts` was measured. */
const referenceSeconds = 0.17
const rounds = 8

/** Typical work of tests: creates objects, converts them to JSON and back, and sorts them. */
function work(): number {
  let size = 0
  for (let round = 0; round < rounds; round++) {
    const rows = Array.from({ length: 20_000 }, (_, index) => ({
      id: (index * 48_271) % 20_011,
      name: `row ${index} of ${round}`,
      parts: [index, index + 1, index + 2],
    }))
    const read = JSON.parse(JSON.stringify(rows)) as typeof rows
    size += new Map(read.toSorted((a, b) => a.id - b.id).map((row) => [row.name, row.parts])).size
  }
  return size
}

function measure(): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

let isWarm = false

/** CPU time of fixed work relative to the reference: 1.2 means 20 % slower. Off by up to a quarter: take a median. */
export function slowness(): number {
  // The first rounds include JIT compilation.
  if (!isWarm) [1, 2].forEach(measure)
  isWarm = true
  return measure() / referenceSeconds
}
