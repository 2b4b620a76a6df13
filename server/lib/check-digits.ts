/** The check digits of CUIT and CBU (docs/domain/catalogues.md, Check digits). */

const digitsOf = (text: string) => text.replace(/[\s.-]/g, '')

const weightedSum = (digits: string, weights: number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)

/** The eleven digits of a CUIT in any format; undefined for another length or a wrong check digit. */
export function readCuit(text: string): string | undefined {
  const digits = digitsOf(text)
  if (!/^\d{11}$/.test(digits)) return undefined
  const check = 11 - (weightedSum(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)
  return Number(digits[10]) === (check === 11 ? 0 : check) ? digits : undefined
}

/** A CUIT in display format: `30-71234567-1`. */
export function writeCuit(digits: string): string {
  return `${digits.slice(0, 2)}-${digits.slice(2, 10)}-${digits.slice(10)}`
}

const checkOf = (digits: string, weights: number[]) => (10 - (weightedSum(digits, weights) % 10)) % 10

/** The 22 digits of a CBU; undefined for another length or a wrong check digit (it has two). */
export function readCbu(text: string): string | undefined {
  const digits = digitsOf(text)
  if (!/^\d{22}$/.test(digits)) return undefined
  const bank = checkOf(digits, [7, 1, 3, 9, 7, 1, 3])
  const account = checkOf(digits.slice(8), [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3])
  return Number(digits[7]) === bank && Number(digits[21]) === account ? digits : undefined
}

/** For sample data and tests: the CUIT and the CBU that begin with these digits. */
export function cuitFrom(ten: string): string | undefined {
  return [...'0123456789'].map((digit) => ten + digit).find((cuit) => readCuit(cuit))
}
export function cbuFrom(seven: string, thirteen: string): string {
  const bank = checkOf(seven, [7, 1, 3, 9, 7, 1, 3])
  const account = checkOf(thirteen, [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3])
  return `${seven}${bank}${thirteen}${account}`
}
