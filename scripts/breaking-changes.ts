/** Finds contract changes that break clients of the last release, such as a removed field or a narrower type, by `redocly diff`. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from './lib/build.ts'

type Verdict = { impact: string; message: string }
type Report = { changes: { path: string; verdicts: Verdict[] }[] }

/** `#/paths/~1api~1things/get/responses/200` as `/api/things get responses 200`. */
function placeOf(pointer: string): string {
  const steps = pointer.split('/').slice(1)
  const names = steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  return names
    .filter((name) => !['paths', 'content', 'application/json', 'schema', 'properties'].includes(name))
    .join(' ')
}

/**
 * Compares two descriptions, given as paths of files; each finding reads `place: what`. A shared schema is named where it is used
 * first. New values of an enumeration break nobody: clients must ignore what they do not know.
 */
export function breakingChanges(base: string, revision: string): string[] {
  const redocly = path.join(root, 'node_modules/@redocly/cli/bin/cli.js')
  const flags = ['--format', 'json', '--fail-on', 'none', '--skip-rule', 'enum-values-added']
  const { stdout, stderr } = spawnSync(process.execPath, [redocly, 'diff', base, revision, ...flags], {
    // Where there is no redocly.yaml: the rules of the lint would replace those of the comparison.
    cwd: path.join(root, 'openapi/released'),
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  if (!stdout.startsWith('{')) throw new Error(`redocly diff failed: ${stderr}`)
  const { changes } = JSON.parse(stdout) as Report
  return changes.flatMap(({ path: pointer, verdicts }) =>
    verdicts
      .filter(({ impact }) => impact === 'major')
      .map(({ message }) => `${placeOf(pointer)}: ${message.replaceAll('`', '')}`),
  )
}
