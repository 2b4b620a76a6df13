import { useEditorState, type Editor } from '@tiptap/react'
import { useState, type KeyboardEvent } from 'react'
import { RichTextLink } from './RichTextLink.tsx'

type Mark = {
  label: string
  keys?: string
  /** A letter, or a PrimeIcons name. */
  sign: string
  isOn: (editor: Editor) => boolean
  press: (editor: Editor) => void
}

const marks: Mark[] = [
  {
    label: 'Negrita',
    keys: 'Ctrl+B',
    sign: 'B',
    isOn: (editor) => editor.isActive('bold'),
    press: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Cursiva',
    keys: 'Ctrl+I',
    sign: 'I',
    isOn: (editor) => editor.isActive('italic'),
    press: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Subrayado',
    keys: 'Ctrl+U',
    sign: 'U',
    isOn: (editor) => editor.isActive('underline'),
    press: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    label: 'Tachado',
    sign: 'S',
    isOn: (editor) => editor.isActive('strike'),
    press: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    label: 'Título',
    sign: 'T',
    isOn: (editor) => editor.isActive('heading'),
    press: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'Lista',
    sign: 'pi-list',
    isOn: (editor) => editor.isActive('bulletList'),
    press: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Lista numerada',
    sign: '1.',
    isOn: (editor) => editor.isActive('orderedList'),
    press: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Cita',
    sign: '”',
    isOn: (editor) => editor.isActive('blockquote'),
    press: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]

type RichTextToolbarProps = { editor: Editor; label: string; disabled: boolean }

/** The formatting buttons: one tab stop, arrow keys between them. */
export function RichTextToolbar({ editor, label, disabled }: RichTextToolbarProps) {
  const [at, setAt] = useState(0)
  const [isLinking, setIsLinking] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => [...marks.map(({ isOn }) => isOn(current)), current.isActive('link')],
  })
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const next = (at + step + on.length) % on.length
    setAt(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  const buttonProps = (index: number) => ({
    type: 'button' as const,
    className: 'rich-text-button',
    'aria-pressed': on[index],
    tabIndex: index === at ? 0 : -1,
    disabled,
    onFocus: () => setAt(index),
  })
  return (
    <>
      <div role="toolbar" aria-label={`Formato: ${label}`} className="rich-text-toolbar" onKeyDown={move}>
        {marks.map((mark, index) => (
          <button
            key={mark.label}
            {...buttonProps(index)}
            title={mark.keys ? `${mark.label} (${mark.keys})` : mark.label}
            aria-label={mark.label}
            onClick={() => mark.press(editor)}
          >
            <Sign sign={mark.sign} />
          </button>
        ))}
        <button
          {...buttonProps(marks.length)}
          title="Enlace"
          aria-label="Enlace"
          aria-expanded={isLinking}
          onClick={() => setIsLinking(!isLinking)}
        >
          <Sign sign="pi-link" />
        </button>
      </div>
      {isLinking && <RichTextLink editor={editor} onClose={() => setIsLinking(false)} />}
    </>
  )
}

function Sign({ sign }: { sign: string }) {
  if (sign.startsWith('pi-')) return <i className={`pi ${sign}`} aria-hidden="true" />
  return (
    <span className={`rich-text-sign rich-text-sign-${sign}`} aria-hidden="true">
      {sign}
    </span>
  )
}
