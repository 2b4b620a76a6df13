import { useLayoutEffect, useRef, type ChangeEvent, type ComponentProps } from 'react'
import { caretInCuit, formatCuit } from '../../lib/cuit.ts'
import { TextField } from '../../ui/TextField.tsx'

type CuitFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  value: string
  onChange: (cuit: string) => void
}

/**
 * Formats a CUIT while it is typed and keeps the caret after the same digit. Replaces PrimeReact's InputMask, which on blur
 * clears an incomplete value or fills it with underscores.
 */
export function CuitField({ value, onChange, ...field }: CuitFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current === null) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = target.value
    const digitsBefore = typed.slice(0, target.selectionStart ?? typed.length).replace(/\D/g, '').length
    const formatted = formatCuit(typed)
    caret.current = caretInCuit(formatted, digitsBefore)
    onChange(formatted)
  }
  return <TextField {...field} ref={input} inputMode="numeric" value={value} onChange={change} />
}
