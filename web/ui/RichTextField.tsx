import { whenIdle } from '../lib/when-idle.ts'
import { onDemand } from './on-demand.tsx'
import { Field, type FieldProps } from './Field.tsx'
import type { RichTextEditorProps } from './RichTextEditor.tsx'
import './RichText.css'
import './RichTextField.css'

const RichTextEditor = onDemand(async () => (await import('./RichTextEditor.tsx')).RichTextEditor)

type RichTextFieldProps = Omit<FieldProps, 'children'> & Omit<RichTextEditorProps, 'control'>

/** Loads the editor early, so that it also opens offline. When idle: its 110 kB come after the data and the parts of the screen. */
export const preloadRichTextEditor = () => void whenIdle().then(RichTextEditor.preload)

/** Rich text (emphasis, headings, lists, quotes, links) as HTML; empty if the text is empty. */
export function RichTextField({ help, warning, error, required, ...editor }: RichTextFieldProps) {
  return (
    <Field label={editor.label} help={help} warning={warning} error={error} required={required}>
      {(control) => (
        <div className="rich-text-place">
          <RichTextEditor {...editor} control={control} />
        </div>
      )}
    </Field>
  )
}
