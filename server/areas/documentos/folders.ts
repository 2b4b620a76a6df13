/** The folders of a project as a tree. Pure. */
import type { FolderRow } from './carpetas.queries.ts'

export const mostFolders = 2000
export const mostLevels = 20

export type FolderTree = ReturnType<typeof folderTree>

export function folderTree(rows: FolderRow[]) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const children = Map.groupBy(rows, ({ padreId }) => padreId)

  /** A folder and those above it, the nearest first. */
  function upwards(id: string | null): FolderRow[] {
    const path: FolderRow[] = []
    for (
      let row = id === null ? undefined : byId.get(id);
      row;
      row = row.padreId === null ? undefined : byId.get(row.padreId)
    )
      path.push(row)
    return path
  }

  return {
    count: rows.filter(({ borradoCon }) => borradoCon === null).length,
    isLiving: (id: string | null) => id === null || byId.get(id)?.borradoCon === null,
    /** The names of a folder and those above it: 'Planos/Arquitectura'. */
    pathOf: (id: string | null) =>
      upwards(id)
        .toReversed()
        .map(({ nombre }) => nombre)
        .join('/'),
    levelOf: (id: string | null) => upwards(id).length,
    /** Whether a folder is another one or inside it. */
    isWithin: (id: string | null, other: string) => upwards(id).some((row) => row.id === other),
    /** The ids of a folder and of all inside it, those in the trash left out. */
    within(id: string): string[] {
      const below = (children.get(id) ?? []).filter(({ borradoCon }) => borradoCon === null)
      return [id, ...below.flatMap((child) => this.within(child.id))]
    },
    /** How many levels a folder has, itself included. */
    heightOf(id: string): number {
      const below = (children.get(id) ?? []).filter(({ borradoCon }) => borradoCon === null)
      return 1 + Math.max(0, ...below.map((child) => this.heightOf(child.id)))
    },
  }
}
