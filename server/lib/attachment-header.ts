import { create } from 'content-disposition'

/** A Content-Disposition that always downloads (RFC 6266). toWellFormed: a lone surrogate cannot be encoded. */
export const attachmentHeader = (name: string): string => create(name.toWellFormed())
