import { formatFileSize } from './file-size.ts'

type Quota = { used: number; limit: number }
type StorageUse = { person: Quota; company: Quota | null }

/** What to say beside an upload once a quota is nearly used up; null before that. */
export function storageNote({ person, company }: StorageUse): string | null {
  const isNearlyFull = ({ used, limit }: Quota) => used >= limit * 0.8
  const words = (whose: string, { used, limit }: Quota) =>
    `${whose} ocupan ${formatFileSize(used)} de ${formatFileSize(limit)}. Borrá lo que ya no uses.`
  if (isNearlyFull(person)) return words('Tus archivos', person)
  return company && isNearlyFull(company) ? words('Los archivos de la empresa', company) : null
}
