import type { Generated } from 'kysely'

export type FileManagerTables = {
  fileItems: {
    id: string
    developerId: number
    /** Null at the root. */
    folderId: string | null
    /** `folder`, or the kind of file. */
    type: string
    name: string
    sortKey: string
    /** The folded name, which a folder has once among what is not removed. */
    nameKey: string
    /** 0 for a folder, so that folders come first. */
    isFile: number
    description: string | null
    /** The size of a file; 0 for a folder, whose size is that of what is below it. */
    bytes: number
    /** What a folder holds itself, and the size of everything below it. PostgreSQL answers large numbers as text. */
    foldersInside: Generated<number>
    filesInside: Generated<number>
    bytesBelow: Generated<number | string>
    /** Set for a day on what was deleted or replaced: what went together has the same one. */
    removal: string | null
    removedAt: string | null
    /** Null for a folder. */
    hash: string | null
    uploadedBy: string | null
    createdBy: string
    createdAt: string
    modifiedAt: string
  }
}
