/** Makes files again when what they are made from changed. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** All files of a folder and its subfolders. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name)
    if (!entry.isDirectory()) return [full]
    return entry.name === 'dist' || entry.name === 'node_modules' ? [] : filesIn(full)
  })
}

export type Making = {
  /** Files and folders, relative to `root`. Names with a point are files. */
  inputs: string[]
  /** What `make` writes within the inputs: it counts as no change. */
  outputs: string[]
  /** The file that records the inputs of the last success. */
  stamp: string
}

function fingerprint(root: string, { inputs, outputs }: Making): string {
  const isOutput = (file: string) => outputs.some((output) => file === output || file.startsWith(`${output}/`))
  const hash = createHash('sha256')
  for (const input of inputs) {
    const full = path.join(root, input)
    for (const file of path.basename(input).includes('.') ? [full] : filesIn(full).toSorted()) {
      const name = path.relative(root, file).replaceAll(path.sep, '/')
      if (!isOutput(name)) hash.update(name).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

/**
 * Runs `make` if the inputs differ from those of its last success; returns its exit code. The inputs are recorded as they were
 * before it began, so that what is saved meanwhile is made the next time.
 */
export function whenChanged(root: string, making: Making, make: () => number): number {
  const stamp = path.join(root, making.stamp)
  const current = fingerprint(root, making)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return 0
  const code = make()
  if (code === 0) writeFileSync(stamp, current)
  return code
}
