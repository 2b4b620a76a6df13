import { useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormState } from './form-types.ts'

type ListIn<Values> = { [Key in keyof Values]: Values[Key] extends readonly unknown[] ? Key : never }[keyof Values]
type LineOf<List> = List extends readonly (infer Line)[] ? Line : never

/**
 * The lines of a table in a form: stable keys, and functions to add and remove lines. Cells are fields named by path, such as
 * `form.field('lineas.2.monto')`.
 */
export function useLines<Values extends FieldValues, Name extends ListIn<Values>>(
  form: Pick<FormState<Values>, 'values' | 'change'>,
  name: Name,
) {
  const lines = form.values[name] as LineOf<Values[Name]>[]
  const keys = useRef<number[]>([])
  const last = useRef(0)
  // The form may switch to a record with another number of lines.
  keys.current.length = Math.min(keys.current.length, lines.length)
  while (keys.current.length < lines.length) keys.current.push(++last.current)
  const change = (next: LineOf<Values[Name]>[]) => form.change({ [name]: next } as unknown as Partial<Values>)
  return {
    keys: [...keys.current],
    add: (line: LineOf<Values[Name]>) => change([...lines, line]),
    remove(index: number) {
      keys.current.splice(index, 1)
      change(lines.toSpliced(index, 1))
    },
  }
}
