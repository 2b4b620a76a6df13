import type { Generated } from 'kysely'

export type FileManagerTables = {
  fileItems: {
    id: string
    companyId: number
    /** Null at the root. */
    folderId: string | null
    /** `folder`, or the kind of file. */
    type: string
    name: string
    sortKey: string
    searchText: string
    /** The key of the name (`identityKey`), unique within a folder among items that are not removed. */
    nameKey: string
    /** 0 for a folder, so that folders sort first. */
    isFile: number
    description: string | null
    /** The size of a file; 0 for a folder, whose size is `bytesBelow`. */
    bytes: number
    /** Counts of a folder's own items, and the size of all its descendants. PostgreSQL returns large numbers as text. */
    foldersInside: Generated<number>
    filesInside: Generated<number>
    bytesBelow: Generated<number | string>
    /** Set for a day on deleted or replaced items; items removed together share it. */
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
