import { create } from 'content-disposition'

/** A Content-Disposition that always downloads (RFC 6266). A name with half a surrogate could not be encoded. */
export const attachmentHeader = (name: string): string => create(name.toWellFormed())
