const textInputs = 'textarea, input:is(:not([type]), [type="text"], [type="search"])'

/** Inserts a text at the caret, as the browser does on paste. */
function insertText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd, value, maxLength } = field
  const start = selectionStart ?? value.length
  const end = selectionEnd ?? value.length
  const room = maxLength < 0 ? text.length : Math.max(0, maxLength - value.length + end - start)
  const line = field instanceof HTMLInputElement ? text.replaceAll(/[\n\t]+/g, ' ') : text
  field.setRangeText(line.slice(0, room), start, end, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
}

function paste(event: ClipboardEvent): void {
  const { target, clipboardData } = event
  const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
  if (!isField || !target.matches(textInputs) || target.readOnly || event.defaultPrevented) return
  const html = clipboardData?.getData('text/html') ?? ''
  if (html === '' || clipboardData!.getData('text/plain') !== '') return
  event.preventDefault()
  void import('./pasted-html.ts').then(({ plainTextOfPaste }) => insertText(target, plainTextOfPaste(html)))
}

/** Makes all plain text fields accept a clipboard that has HTML only, which browsers ignore there. Returns the function to stop. */
export function pasteHtmlAsText(): () => void {
  addEventListener('paste', paste)
  return () => removeEventListener('paste', paste)
}

/** The files of a paste; none if they are a picture of text that was copied, as Excel and Word add. */
export function filesOfPaste({ files, types }: { files: Iterable<File>; types: readonly string[] }): File[] {
  const isCopiedText = types.includes('text/html') && types.includes('text/plain')
  return isCopiedText ? [] : [...files]
}
