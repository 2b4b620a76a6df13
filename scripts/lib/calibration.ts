/** How fast this machine is at the moment, so that CPU seconds of different machines and loads can be compared. */

/** CPU seconds of the work below on the machine, with nothing else to do, on which `tests/budget.ts` was measured. */
const referenceSeconds = 0.17
const rounds = 8

/** What tests mostly do: objects are made, written and read as JSON, and sorted. */
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

/** CPU time of fixed work, as a multiple of the reference: 1.2 where everything costs a fifth more. */
export function slowness(): number {
  // The first rounds include their compilation.
  if (!isWarm) [1, 2].forEach(measure)
  isWarm = true
  const [, median] = [measure(), measure(), measure()].toSorted((a, b) => a - b)
  return median! / referenceSeconds
}
