import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { errorMessage } from '../../api/problem.ts'
import { isComposing } from '../../lib/composing.ts'
import { quantityText } from '../../lib/number-text.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { UnsavedWork } from '../../ui/form/UnsavedWork.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { countLine, type ConteoLinea } from './queries.ts'
import { countedOf } from './sheet.ts'

type CountLineProps = {
  proyectoId: number
  conteoId: string
  line: ConteoLinea
  mayWrite: boolean
  /** Goes on to the next line. */
  onEnter: () => void
}

/** A material of the sheet: its field, and the tick that it is counted. What is typed stays until it is stored. */
export function CountLine({ proyectoId, conteoId, line, mayWrite, onEnter }: CountLineProps) {
  const { materialId, codigo, material, unidad, contado, marcado } = line
  const { mutateAsync, isPending } = useMutation(countLine)
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const row = useRef<HTMLLIElement>(null)
  const stored = contado === null ? '' : quantityText(contado)
  const discard = () => {
    setTyped(null)
    setProblem(undefined)
  }
  const save = async (text: string) => {
    const counted = countedOf(text)
    if ('error' in counted) return setProblem(counted.error)
    try {
      await mutateAsync({ proyectoId, id: conteoId, materialId, body: counted })
      discard()
    } catch (error) {
      setProblem(`No se guardó. ${errorMessage(error)}`)
    }
  }
  const tick = (isTicked: boolean) => {
    if (isTicked && (typed ?? stored).trim() === '') row.current?.querySelector('input')?.focus()
    else void save(isTicked ? (typed ?? stored) : '')
  }
  return (
    <li ref={row} className="count-line" aria-busy={isPending || undefined}>
      <div className="count-name">
        <strong>{material}</strong>
        <small>
          {codigo}
          {moved(line)}
        </small>
      </div>
      <NumberField
        label={
          <>
            <span className="visually-hidden">{material}: </span>Cantidad en {unidad}
          </>
        }
        name="contado"
        decimals={4}
        className="count-field"
        disabled={!mayWrite}
        value={typed ?? stored}
        error={problem}
        onChange={setTyped}
        onBlur={() => typed !== null && typed !== stored && void save(typed)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event)) onEnter()
        }}
      />
      <label className="count-tick">
        <Checkbox
          label={`Contado: ${material}`}
          checked={marcado}
          disabled={!mayWrite}
          onChange={(event) => tick(event.target.checked)}
        />
        <span aria-hidden="true">Contado</span>
      </label>
      {problem && <UnsavedWork discard={discard} />}
    </li>
  )
}

/** What is known of a line: what moved since it was counted, and in a count that is not blind what there should be. */
function moved({ movido, teorico, diferencia, unidad }: ConteoLinea): string {
  const signed = (quantity: string) => `${quantity.startsWith('-') ? '' : '+'}${quantityText(quantity)} ${unidad}`
  return [
    '',
    teorico !== null && `debería haber ${quantityText(teorico)} ${unidad}`,
    diferencia !== null && Number(diferencia) !== 0 && `diferencia ${signed(diferencia)}`,
    movido !== null && Number(movido) !== 0 && `desde que se contó se movió ${signed(movido)}`,
  ]
    .filter((part) => part !== false)
    .join(' · ')
}
