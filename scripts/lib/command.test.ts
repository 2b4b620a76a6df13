import { describe, expect, it } from 'vitest'
import { execute } from './command.ts'

const node = (script: string) => ['node', '-e', script]

describe('a command of a test run', () => {
  it('succeeds or fails by its exit code, with its output', async () => {
    expect(await execute(node('console.log("done")'), { isQuiet: true })).toMatchObject({
      succeeded: true,
      output: 'done\n',
    })
    expect(await execute(node('process.exit(3)'), { isQuiet: true })).toMatchObject({ succeeded: false })
  })

  it('is stopped and has failed if it does not end, even while it computes', async () => {
    const { succeeded, output } = await execute(node('console.log("begun"); for (;;);'), { isQuiet: true, limit: 2000 })
    expect(succeeded).toBe(false)
    expect(output).toContain('begun')
    expect(output).toContain('Stopped: it had not ended')
  })

  it('ends although a process that it started still holds its output', async () => {
    const child = 'setInterval(() => {}, 1000)'
    const leave = `const { spawn } = require('node:child_process')
      spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' }).unref()`
    expect(await execute(node(leave), { isQuiet: true })).toMatchObject({ succeeded: true })
  })
})
