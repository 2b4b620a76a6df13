import { formatFileSize } from './file-size.ts'

type Quota = { used: number; limit: number }
type StorageUse = { person: Quota; company: Quota | null }

const words = (whose: string, { used, limit }: Quota) =>
  `${whose} ocupan ${formatFileSize(used)} de ${formatFileSize(limit)}.`

/** Why a file does not fit; null where it does. `company` counts for what is stored as the company's. */
export function storageRefusal({ person, company }: StorageUse, file: { name: string; size: number }): string | null {
  const isTooLarge = ({ used, limit }: Quota) => used + file.size > limit
  const refusal = (state: string) =>
    `«${file.name}» pesa ${formatFileSize(file.size)} y no entra: ${state} Borrá lo que ya no uses.`
  if (isTooLarge(person)) return refusal(words('tus archivos', person))
  return company && isTooLarge(company) ? refusal(words('los archivos de la empresa', company)) : null
}

/** What to say beside an upload once a quota is nearly used up; null before that. */
export function storageNote({ person, company }: StorageUse): string | null {
  const isNearlyFull = ({ used, limit }: Quota) => used >= limit * 0.8
  const note = (whose: string, quota: Quota) => `${words(whose, quota)} Borrá lo que ya no uses.`
  if (isNearlyFull(person)) return note('Tus archivos', person)
  return company && isNearlyFull(company) ? note('Los archivos de la empresa', company) : null
}
