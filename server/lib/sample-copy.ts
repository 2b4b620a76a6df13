/** A copy of the sample data for a company. Its ids depend only on the company, so that each seeding has the same ids. */
export type SampleCopy = {
  companyId: number
  /** The id of a sample record in this copy; the first company has the ids of the fixtures. */
  idOf: (id: string) => string
}

/** Spreads small numbers over 32 bits (Knuth's multiplicative hashing). */
const spread = 0x9e_37_79_b1

/** The copy for a company; `isFirst` keeps the ids of the fixtures. */
export function sampleCopy(companyId: number, isFirst: boolean): SampleCopy {
  const mask = Math.imul(companyId, spread) >>> 0
  const idOf = (id: string) => {
    const head = (Number.parseInt(id.slice(0, 8), 16) ^ mask) >>> 0
    return head.toString(16).padStart(8, '0') + id.slice(8)
  }
  return { companyId, idOf: isFirst ? (id) => id : idOf }
}
