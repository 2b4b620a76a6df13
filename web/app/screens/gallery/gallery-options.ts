import { useSearchParams } from 'react-router-dom'

const appearances = ['default', 'compact', 'dense', 'thin'] as const
const modes = ['side', 'over'] as const
const positions = ['left', 'right'] as const

export const choices = { aspecto: appearances, modo: modes, posicion: positions } as const
export type Choices = { [Name in keyof typeof choices]: (typeof choices)[Name][number] }

const pick = <Value extends string>(values: readonly [Value, ...Value[]], wanted: string | null): Value =>
  values.find((value) => value === wanted) ?? values[0]

/** The gallery's options, stored in the address. */
export function useGalleryOptions() {
  const [search, setSearch] = useSearchParams()
  const options: Choices & { autoCollapse: boolean } = {
    aspecto: pick(appearances, search.get('aspecto')),
    modo: pick(modes, search.get('modo')),
    posicion: pick(positions, search.get('posicion')),
    autoCollapse: search.get('autoCollapse') !== 'no',
  }
  const change = (name: string, value: string) =>
    setSearch(
      (params) => {
        params.set(name, value)
        return params
      },
      { replace: true, preventScrollReset: true },
    )
  return { options, change, section: search.get('seccion') }
}
