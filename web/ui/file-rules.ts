import { formatFileSize } from '../lib/file-size.ts'

export type FileRules = {
  /** As the `accept` attribute: 'image/png,image/*,.pdf'. Default: all types. */
  accept?: string | undefined
  maxBytes?: number | undefined
  maxFiles?: number | undefined
}
type Candidate = Pick<File, 'name' | 'type' | 'size'>

function isAccepted({ name, type }: Candidate, accept: string): boolean {
  const rules = accept.split(',').map((rule) => rule.trim().toLowerCase())
  return rules.some((rule) => {
    if (rule.startsWith('.')) return name.toLowerCase().endsWith(rule)
    return rule.endsWith('/*') ? type.startsWith(rule.slice(0, -1)) : type === rule
  })
}

function refusalOf(file: Candidate, { accept, maxBytes }: FileRules): string | undefined {
  if (accept && !isAccepted(file, accept)) return `${file.name} no es de un tipo que se pueda subir.`
  if (maxBytes !== undefined && file.size > maxBytes) {
    return `${file.name} pesa ${formatFileSize(file.size)}; el límite es ${formatFileSize(maxBytes)}.`
  }
  return undefined
}

/** Splits files into accepted ones and refusals, texts with name and reason. */
export function sortFiles<Each extends Candidate>(
  files: Each[],
  rules: FileRules,
): { taken: Each[]; refusals: string[] } {
  const refusals: string[] = []
  const fitting = files.filter((file) => {
    const refusal = refusalOf(file, rules)
    if (refusal) refusals.push(refusal)
    return !refusal
  })
  const { maxFiles = Infinity } = rules
  const excess = fitting.length - maxFiles
  if (excess > 0)
    refusals.push(`${excess === 1 ? 'Sobró 1 archivo' : `Sobraron ${excess} archivos`}: entran ${maxFiles}.`)
  return { taken: fitting.slice(0, maxFiles), refusals }
}
