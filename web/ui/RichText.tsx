import { useMemo } from 'react'
import { cleanHtml } from '../lib/clean-html.ts'
import { classNames } from './class-names.ts'
import './RichText.css'

/** HTML that people wrote, cleaned once more before it is shown. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const clean = useMemo(() => cleanHtml(html), [html])
  return <div className={classNames('rich-text', className)} dangerouslySetInnerHTML={{ __html: clean }} />
}
