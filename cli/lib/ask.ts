import { usageFailure } from './failure.ts'
import { canAsk, openPrompt, readStandardInput } from './prompt.ts'

/** A question for what was not given as an option; `isHidden` for a password. */
export type Question = { option: string; question: string; isHidden?: boolean }

/**
 * What was given by options, and the answers to what was not. Throws a usage failure naming the options where there is
 * nobody to ask.
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

/** The password from standard input where `--password-stdin` asks for that. */
export async function passwordFromInput(isAsked: boolean | undefined): Promise<{ password?: string }> {
  return isAsked ? { password: (await readStandardInput()).replace(/\r?\n[^]*$/, '') } : {}
}
