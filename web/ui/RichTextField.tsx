import { onDemand } from './on-demand.tsx'
import { Field, type FieldProps } from './Field.tsx'
import type { RichTextEditorProps } from './RichTextEditor.tsx'
import './RichText.css'
import './RichTextField.css'

const RichTextEditor = onDemand(async () => (await import('./RichTextEditor.tsx')).RichTextEditor)

type RichTextFieldProps = Omit<FieldProps, 'children'> & Omit<RichTextEditorProps, 'control'>

/** Fetches the editor before it is needed, so that it is there when the server is not. */
export const preloadRichTextEditor = RichTextEditor.preload

/** Text with emphasis, headings, lists, quotes and links, as HTML; empty where nothing is written. */
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
