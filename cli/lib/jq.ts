/** `--jq`: filters a JSON answer with jq, compiled to WebAssembly. */
import { usageFailure } from './failure.ts'

let engine: Awaited<typeof import('jq-web').default> | undefined

/** Loads jq, for commands with `--jq` only. */
export async function loadJq(): Promise<void> {
  engine = await (await import('jq-web')).default
}

/** Applies `expression` to a JSON text; strings are printed without quotes, like `jq -r`. */
export function applyJq(json: string, expression: string): string {
  try {
    return engine!.raw(json, expression, ['-r']).trimEnd()
  } catch (error) {
    const [, ...reasons] = (error as Error).message.split('\n')
    throw usageFailure(`jq no entiende o no puede aplicar '${expression}': ${reasons.join(' ').trim()}`)
  }
}
