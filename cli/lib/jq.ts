/** `--jq`: the part of a JSON answer that is shown, chosen by jq itself, compiled to WebAssembly. */
import { usageFailure } from './failure.ts'

let engine: Awaited<typeof import('jq-web').default> | undefined

/** Loads jq; only commands that were given `--jq` wait for it. */
export async function loadJq(): Promise<void> {
  engine = await (await import('jq-web')).default
}

/** What `expression` chooses of a JSON text; texts stand without quotes, as `jq -r` prints them. */
export function chosenByJq(json: string, expression: string): string {
  try {
    return engine!.raw(json, expression, ['-r']).trimEnd()
  } catch (error) {
    const [, ...reasons] = (error as Error).message.split('\n')
    throw usageFailure(`jq no entiende o no puede aplicar '${expression}': ${reasons.join(' ').trim()}`)
  }
}
