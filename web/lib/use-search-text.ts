import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isLastChange, useIsAddressTaken } from './use-url-state.ts'

type SearchTextOptions = {
  /** The search text in the address. */
  value: string
  /** Writes the search text into the address. */
  onSearch: (text: string) => void
  delayMilliseconds: number
}

/**
 * The text of a search field, debounced into the address. Waits while another navigation is in progress; if that leaves the screen,
 * the search is dropped.
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
    // The address changed by Back or a link.
    if (!isSame && value !== sent.current) setText(value)
    // A link overtook the search before it rendered: send the text again.
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
  /** Resets the text to the address. */
  const reset = () => {
    sent.current = value
    setText(value)
  }
  return { text, setText, send, reset }
}
