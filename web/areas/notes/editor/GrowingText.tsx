import { useLayoutEffect, useRef, type TextareaHTMLAttributes } from 'react'
import { usePrinting } from '../../../lib/use-printing.ts'
import { classNames } from '../../../ui/class-names.ts'
import './GrowingText.css'

type GrowingTextProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> & {
  label: string
  value: string
  onText: (text: string) => void
}

/** A text area that grows with its text. */
export function GrowingText({ label, value, onText, ...props }: GrowingTextProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const isPrinting = usePrinting()
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    const fit = () => {
      element.style.height = '0'
      element.style.height = `${element.scrollHeight}px`
    }
    fit()
    // Refit when the width changes; ignore height changes, which come from here.
    let { clientWidth } = element
    const watch = new ResizeObserver(() => {
      if (element.clientWidth === clientWidth) return
      clientWidth = element.clientWidth
      fit()
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [value])
  return (
    <>
      <textarea
        {...props}
        ref={field}
        rows={1}
        aria-label={label}
        value={value}
        onChange={(event) => onText(event.target.value)}
      />
      {/* A text area does not continue on the next page. */}
      {isPrinting && value !== '' && <p className={classNames('growing-text-printed', props.className)}>{value}</p>}
    </>
  )
}
