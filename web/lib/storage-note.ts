import { formatFileSize } from './file-size.ts'

type Quota = { used: number; limit: number }
type StorageUse = { person: Quota; company: Quota | null }

const words = (whose: string, { used, limit }: Quota) =>
  `${whose} ocupan ${formatFileSize(used)} de ${formatFileSize(limit)}.`

/** Why a file does not fit, or null. `company` is the quota for files of the company. */
export function storageRefusal({ person, company }: StorageUse, file: { name: string; size: number }): string | null {
  const isTooLarge = ({ used, limit }: Quota) => used + file.size > limit
  const refusal = (state: string) =>
    `«${file.name}» pesa ${formatFileSize(file.size)} y no entra: ${state} Borrá lo que ya no uses.`
  if (isTooLarge(person)) return refusal(words('tus archivos', person))
  return company && isTooLarge(company) ? refusal(words('los archivos de la empresa', company)) : null
}

/** Why several files together do not fit, or null. */
export function storageShortage({ person, company }: StorageUse, files: readonly { size: number }[]): string | null {
  const size = files.reduce((sum, file) => sum + file.size, 0)
  const free = Math.min(...[person, ...(company ? [company] : [])].map(({ used, limit }) => Math.max(limit - used, 0)))
  if (size <= free) return null
  return `Los ${files.length} archivos pesan ${formatFileSize(size)} y quedan ${formatFileSize(free)} libres.`
}

/** A warning beside an upload once a quota is 80 % full, or null. */
export function storageNote({ person, company }: StorageUse): string | null {
  const isNearlyFull = ({ used, limit }: Quota) => used >= limit * 0.8
  const note = (whose: string, quota: Quota) => `${words(whose, quota)} Borrá lo que ya no uses.`
  if (isNearlyFull(person)) return note('Tus archivos', person)
  return company && isNearlyFull(company) ? note('Los archivos de la empresa', company) : null
}
