import { minPasswordLength } from './field-rules.ts'

/** How hard a password is to guess, from 1 to 4, with the words for it; 0 while it is too short. */
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

/** The distinct characters count, so that a repeated or counted-up run adds little. */
function variety(password: string): number {
  const runs = [...password].filter((character, index, all) => {
    const step = index === 0 ? Number.NaN : character.codePointAt(0)! - all[index - 1]!.codePointAt(0)!
    return Math.abs(step) > 1 || Number.isNaN(step)
  })
  return new Set(runs).size
}

const countKinds = (password: string) =>
  [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length

/** The parts of what the person has told already that are long enough to be recognised. */
const knownParts = (known: string[]) =>
  known.flatMap((text) => text.toLowerCase().split(/[\s@._-]+/)).filter((part) => part.length >= 4)

/**
 * Rates a password by its length and variety; what stands in `known` (name, email, company) adds nothing. A guide for
 * people, no rule: only the length is asked for.
 */
export function passwordStrength(password: string, known: string[] = []): PasswordStrength {
  if (password.length < minPasswordLength) return { level: 0, words: words[0] }
  const rest = knownParts(known).reduce((text, part) => text.replaceAll(part, ''), password.toLowerCase())
  const hasKnown = rest !== password.toLowerCase()
  const distinct = variety(hasKnown ? rest : password)
  const score = distinct + Math.max(0, (hasKnown ? rest : password).length - 12) / 2 + countKinds(password)
  if (common.test(password) || distinct < 5) {
    return { level: 1, words: hasKnown ? 'Seguridad muy baja: no uses tus propios datos.' : words[1] }
  }
  const level = score < 11 ? 2 : score < 16 ? 3 : 4
  return { level, words: words[level] }
}
