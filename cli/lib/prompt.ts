import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { Failure } from './failure.ts'

export type Prompt = {
  ask(question: string): Promise<string>
  /** Asks without echoing the input. */
  askHidden(question: string): Promise<string>
  close(): void
}

/** Whether there is a terminal to ask on. */
export function canAsk(): boolean {
  return process.stdin.isTTY === true && process.stderr.isTTY === true
}

/** Asks on the terminal. Questions go to standard error, so that standard output has only the command's answer. */
export function openPrompt(): Prompt {
  let isHidden = false
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isHidden) process.stderr.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input: process.stdin, output, terminal: true })
  const cancelled = new Promise<never>((_, reject) => {
    const cancel = () => {
      isHidden = false
      process.stderr.write('\n')
      reject(new Failure('Cancelado.', 130))
    }
    lines.once('SIGINT', cancel)
    lines.once('close', cancel)
  })
  cancelled.catch(() => {})
  const ask = (question: string) =>
    Promise.race([new Promise<string>((resolve) => lines.question(question, resolve)), cancelled])
  return {
    ask,
    async askHidden(question) {
      process.stderr.write(question)
      isHidden = true
      const text = await ask('')
      isHidden = false
      process.stderr.write('\n')
      return text
    },
    close() {
      lines.removeAllListeners('close')
      lines.close()
    },
  }
}

/** Asks a yes/no question; true only for yes. */
export async function confirm(question: string): Promise<boolean> {
  const prompt = openPrompt()
  try {
    return /^s[ií]?$/i.test((await prompt.ask(`${question} [s/N] `)).trim())
  } finally {
    prompt.close()
  }
}

/** All of standard input as text. */
export async function readStandardInput(): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
