import { minPasswordLength } from './field-rules.ts'

/** The strength of a password from 1 to 4, with a description; 0 if it is too short. */
export type PasswordStrength = { level: 0 | 1 | 2 | 3 | 4; words: string }

const common =
  /^(?:(?:contrase(?:ñ|n)a|password|passw0rd|qwerty|asdfgh|abc|obra|hola|boca|river|argentina|admin|usuario|clave|secreto|bienvenid[oa]|welcome|iloveyou|teamo)[\W\d_]*|\d+)$/iu

const words: Record<PasswordStrength['level'], string> = {
  0: 'Usá 8 caracteres o más. Una frase de varias palabras es fácil de recordar y difícil de adivinar.',
  1: 'Seguridad muy baja: es fácil de adivinar. Probá con una frase de varias palabras.',
  2: 'Seguridad baja: alargala o sumale otra palabra.',
  3: 'Seguridad buena.',
  4: 'Seguridad muy buena.',
}

/** The number of distinct characters, without repeated or sequential ones (aaa, 123). */
function variety(password: string): number {
  const runs = [...password].filter((character, index, all) => {
    const step = index === 0 ? Number.NaN : character.codePointAt(0)! - all[index - 1]!.codePointAt(0)!
    return Math.abs(step) > 1 || Number.isNaN(step)
  })
  return new Set(runs).size
}

const countKinds = (password: string) =>
  [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length

/** The words of the personal data that have at least 4 characters. */
const wordsOf = (personalData: string[]) =>
  personalData.flatMap((text) => text.toLowerCase().split(/[\s@._-]+/)).filter((part) => part.length >= 4)

/**
 * Rates a password by length and variety, without the parts found in `personalData` (name, email, company). Only a hint:
 * the server requires only the length.
 */
export function passwordStrength(password: string, personalData: string[] = []): PasswordStrength {
  if (password.length < minPasswordLength) return { level: 0, words: words[0] }
  const remainder = wordsOf(personalData).reduce((text, part) => text.replaceAll(part, ''), password.toLowerCase())
  const hasPersonalData = remainder !== password.toLowerCase()
  const rated = hasPersonalData ? remainder : password
  const distinct = variety(rated)
  const score = distinct + Math.max(0, rated.length - 12) / 2 + countKinds(password)
  if (common.test(password) || distinct < 5) {
    return { level: 1, words: hasPersonalData ? 'Seguridad muy baja: no uses tus propios datos.' : words[1] }
  }
  const level = score < 11 ? 2 : score < 16 ? 3 : 4
  return { level, words: words[level] }
}
