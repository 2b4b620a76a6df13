import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isLastChange, useIsAddressTaken } from './use-url-state.ts'

type SearchTextOptions = {
  /** The search of the address. */
  value: string
  /** Puts a search into the address. */
  onSearch: (text: string) => void
  delayMilliseconds: number
}

/**
 * The text of a search field, put into the address a moment after the last letter. While another navigation is under way it
 * waits; where that leads to another screen, it is dropped with the field.
 */
export function useSearchText({ value, onSearch, delayMilliseconds }: SearchTextOptions) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const drawn = useRef(value)
  const location = useLocation()
  const isAddressTaken = useIsAddressTaken()
  useEffect(() => {
    const isSame = value === drawn.current
    drawn.current = value
    // Back, or a link, changed the search.
    if (!isSame && value !== sent.current) setText(value)
    // A link that was pressed before the search was drawn has taken its place; what was typed is sent again.
    if (!isSame || !isLastChange(location)) sent.current = value
  }, [value, location])
  const send = () => {
    if (text.trim() === sent.current.trim() || isAddressTaken()) return
    sent.current = text.trim()
    onSearch(sent.current)
  }
  useEffect(() => {
    const timer = setTimeout(send, delayMilliseconds)
    return () => clearTimeout(timer)
  })
  /** Puts back what the address says. */
  const reset = () => {
    sent.current = value
    setText(value)
  }
  return { text, setText, send, reset }
}
