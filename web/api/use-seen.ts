import { useRef } from 'react'

/**
 * The record when the user began to edit it, for `saveSeen`. Call `follow` in a layout effect: while the form is clean, changes of
 * others count as seen; later ones are reported on saving. As `seen` of a form, it is stored with the form's draft.
 */
export function useSeen<Stored extends { version: number } | undefined>(record: Stored) {
  const seen = useRef(record)
  return {
    get: () => seen.current,
    follow(isDirty: boolean) {
      if (!isDirty && record?.version !== seen.current?.version) seen.current = record
    },
    toText: () => JSON.stringify(seen.current),
    fromText(text: string) {
      seen.current = JSON.parse(text) as Stored
    },
  }
}
