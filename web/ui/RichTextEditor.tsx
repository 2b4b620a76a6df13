import { Placeholder } from '@tiptap/extensions'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useMemo, useRef, useState } from 'react'
import { cleanHtml } from '../lib/clean-html.ts'
import { richTextOfPaste } from '../lib/pasted-html.ts'
import type { FieldControl } from './Field.tsx'
import { endsAsLink, PastedLinks } from './rich-text-links.ts'
import { RichTextToolbar } from './RichTextToolbar.tsx'

export type RichTextEditorProps = {
  label: string
  name?: string
  /** HTML; empty if the text is empty. */
  value: string
  onChange: (html: string) => void
  /** The focus left both text and toolbar. */
  onBlur?: () => void
  placeholder?: string
  autoFocus?: boolean
  disabled?: boolean
  control: FieldControl
}

const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML())

/** The text and its toolbar. Pasted content keeps only the formats that the toolbar offers. */
export function RichTextEditor({ value, onChange, onBlur, ...props }: RichTextEditorProps) {
  const { label, control, placeholder = '', autoFocus = false, disabled = false } = props
  /** The editor's last content, set by `value` or sent by `onChange`. */
  const lastHtml = useRef(value)
  const [extensions] = useState(() => [
    StarterKit.configure({
      link: { openOnClick: false, protocols: ['tel'], shouldAutoLink: endsAsLink },
      trailingNode: false,
    }),
    PastedLinks,
    Placeholder.configure({ placeholder }),
  ])
  const [content] = useState(() => cleanHtml(value))
  const editor = useEditor({
    extensions,
    content,
    autofocus: autoFocus ? 'end' : false,
    // Its styles are in RichTextField.css: the content security policy blocks injected ones.
    injectCSS: false,
    onUpdate: ({ editor: changed }) => {
      lastHtml.current = htmlOf(changed)
      onChange(lastHtml.current)
    },
    editorProps: useEditorProps(label, control),
  })
  useEffect(() => {
    if (value === lastHtml.current) return
    lastHtml.current = value
    editor.commands.setContent(cleanHtml(value), { emitUpdate: false })
  }, [editor, value])
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled])
  return (
    <div
      className="input rich-text-field"
      aria-invalid={control['aria-invalid']}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
      }}
    >
      <RichTextToolbar editor={editor} label={label} disabled={disabled} />
      <EditorContent editor={editor} />
    </div>
  )
}

/** The ARIA attributes of the text; a stable object until one of them changes. */
function useEditorProps(label: string, control: FieldControl) {
  const { id, ...aria } = control
  const states = JSON.stringify(aria)
  return useMemo(() => {
    const attributes: Record<string, string> = {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      class: 'rich-text rich-text-area',
    }
    for (const [name, state] of Object.entries(JSON.parse(states) as object)) attributes[name] = String(state)
    return { attributes, transformPastedHTML: (html: string) => cleanHtml(richTextOfPaste(html)) }
  }, [id, label, states])
}
