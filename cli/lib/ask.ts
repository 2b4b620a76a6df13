import { usageFailure } from './failure.ts'
import { canAsk, openPrompt, readStandardInput } from './prompt.ts'

/** A question for a missing option; `isHidden` for a password. */
export type Question = { option: string; question: string; isHidden?: boolean }

/**
 * The given options, completed by asking for missing ones. Throws a usage failure naming the missing options if there is no
 * terminal.
 */
export async function askMissing<Key extends string>(
  given: Partial<Record<Key, string>>,
  questions: Record<Key, Question>,
): Promise<Record<Key, string>> {
  const keys = Object.keys(questions) as Key[]
  const missing = keys.filter((key) => given[key] === undefined)
  if (missing.length === 0) return given as Record<Key, string>
  if (!canAsk()) throw usageFailure(`Falta: ${missing.map((key) => questions[key].option).join(', ')}`)
  const prompt = openPrompt()
  const answers = { ...given } as Record<Key, string>
  try {
    for (const key of missing) {
      const { question, isHidden } = questions[key]
      answers[key] = isHidden ? await prompt.askHidden(question) : (await prompt.ask(question)).trim()
    }
  } finally {
    prompt.close()
  }
  return answers
}

/** The first line of standard input as the password, with `--password-stdin`. */
export async function passwordFromInput(isRequested: boolean | undefined): Promise<{ password?: string }> {
  return isRequested ? { password: (await readStandardInput()).replace(/\r?\n[^]*$/, '') } : {}
}
