/**
 * CPU time of everything that a command starts, orphans included, by a control group of Linux. Only root can make one;
 * elsewhere there is no figure, because the times of waited-for children miss half of what a browser uses.
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

/** Makes a group, or returns nothing where this machine has none for us. */
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
        // A process that is about to end is still in it: an empty group costs nothing.
      }
    },
  }
}
