import { Extension, markPasteRule } from '@tiptap/core'
import { findLinks } from '../lib/find-links.ts'

/** Tiptap's own link finder takes quotation marks after an address, as in «https://…», for a part of it. */
export const endsAsLink = (url: string): boolean => !/[“”„«»‹›‘’…]$/.test(url)

/** Links the web addresses of pasted text, without the marks around them. */
export const PastedLinks = Extension.create({
  name: 'pastedLinks',
  addPasteRules() {
    const find = (text: string) => {
      let index = 0
      return findLinks(text).flatMap(({ text: run, href }) => {
        const start = index
        index += run.length
        return href ? [{ index: start, text: run, data: { href } }] : []
      })
    }
    const getAttributes = (match: { data?: Record<string, unknown> }) => ({ href: match.data?.href })
    return [markPasteRule({ find, type: this.editor.schema.marks.link!, getAttributes })]
  },
})
