/**
 * CPU time of all processes of a command, orphans included, with a Linux control group. Only root can create one. Otherwise
 * there is no figure, because the times of awaited children miss half of a browser's usage.
 */
import { existsSync, mkdirSync, readFileSync, rmdirSync } from 'node:fs'
import path from 'node:path'

export type CpuGroup = {
  /** A process joins by writing its id here. */
  processesFile: string
  /** User and system seconds so far. */
  seconds(): number
  remove(): void
}

const versions = [
  // Version 1 of control groups, then version 2.
  {
    root: '/sys/fs/cgroup/cpuacct',
    read: (folder: string) => Number(readFileSync(path.join(folder, 'cpuacct.usage'), 'utf8')) / 1e9,
  },
  {
    root: '/sys/fs/cgroup',
    read: (folder: string) =>
      Number(/^usage_usec (\d+)/m.exec(readFileSync(path.join(folder, 'cpu.stat'), 'utf8'))?.[1]) / 1e6,
  },
]

/** Creates a group; undefined if this machine does not allow it. */
export function makeCpuGroup(name: string): CpuGroup | undefined {
  const version = versions.find(({ root }) => existsSync(path.join(root, 'cgroup.procs')))
  if (!version || process.getuid?.() !== 0) return undefined
  const folder = path.join(version.root, name)
  try {
    mkdirSync(folder, { recursive: true })
    version.read(folder)
  } catch {
    return undefined
  }
  return {
    processesFile: path.join(folder, 'cgroup.procs'),
    seconds: () => version.read(folder),
    remove() {
      try {
        rmdirSync(folder)
      } catch {
        // An ending process may still be in it; a leftover empty group costs nothing.
      }
    },
  }
}
