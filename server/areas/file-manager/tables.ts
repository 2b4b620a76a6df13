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
    description: string | null
    /** The size of a file; 0 for a folder, whose size is that of what is below it. */
    bytes: number
    /** Null for a folder. */
    hash: string | null
    uploadedBy: string | null
    createdBy: string
    createdAt: string
    modifiedAt: string
  }
}
