import { useEffect, useRef, useState } from 'react'
import { attempt } from '../../api/attempt.ts'
import { isComposing } from '../../lib/composing.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PickerField, type Picked } from '../../ui/PickerField.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { searchMaterials } from '../materiales/door.ts'
import { CountLine } from './CountLine.tsx'
import { countLine, type Conteo } from './queries.ts'
import { shownLines, type SheetView } from './sheet.ts'

/** Lines beyond these are found by search, or shown by a button: a sheet may have thousands. */
const step = 100

/** The sheet of an open count: a field per material, each stored when it is left. */
export function ConteoSheet({
  proyectoId,
  conteo,
  mayWrite,
}: {
  proyectoId: number
  conteo: Conteo
  mayWrite: boolean
}) {
  const [view, setView] = useState<SheetView>({ search: '', part: 'todo' })
  const [most, setMost] = useState(step)
  const lines = shownLines(conteo.lineas, view)
  const first = lines[0]?.materialId
  /** The material to focus once its line is shown. */
  const wanted = useRef<string>(undefined)
  const missing = conteo.lineas.length - conteo.marcadas
  /** Adds a material that is not on the sheet; either way its quantity is the next thing to type. */
  const addMaterial = async ({ id: materialId, label }: Picked) => {
    const input = { proyectoId, id: conteo.id, materialId, body: { contado: null } }
    const isThere = conteo.lineas.some((line) => line.materialId === materialId)
    if (!isThere && !(await attempt(countLine, input, 'No se agregó el material'))) return
    wanted.current = materialId
    setView({ search: label, part: 'todo' })
  }
  useEffect(() => {
    if (wanted.current === undefined || first !== wanted.current) return
    wanted.current = undefined
    focusField(0)
  })
  return (
    <section aria-label="Planilla" className="count-sheet">
      <div className="count-bar">
        <TextField
          label="Buscar o escanear un material"
          value={view.search}
          enterKeyHint="search"
          onChange={(event) => setView({ ...view, search: event.target.value })}
          // A scanner types the code and Enter: the next thing to type is the quantity.
          onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && focusField(0)}
        />
        <Segmented
          label="Qué líneas se ven"
          options={[
            { value: 'todo', label: 'Todo' },
            { value: 'falta', label: `Falta contar (${missing})` },
          ]}
          value={view.part}
          onChange={(part) => setView({ ...view, part })}
        />
      </div>
      {lines.length === 0 && (
        <EmptyState icon={<i className="pi pi-search" />} title="No hay nada para mostrar">
          {view.part === 'falta' && missing === 0 ? 'Ya contaste todo.' : 'Ningún material coincide con lo que buscás.'}
        </EmptyState>
      )}
      <ul role="list" className="count-lines">
        {lines.slice(0, most).map((line, index) => (
          <CountLine
            key={line.materialId}
            proyectoId={proyectoId}
            conteoId={conteo.id}
            line={line}
            mayWrite={mayWrite}
            onEnter={() => focusField(index + 1)}
          />
        ))}
      </ul>
      {mayWrite && (
        <PickerField
          label="Agregar un material que no está en la planilla"
          kind="material"
          value={null}
          search={searchMaterials}
          onChange={(picked) => picked && void addMaterial(picked)}
        />
      )}
      {lines.length > most && <Button onClick={() => setMost(most + step)}>Ver más ({lines.length - most})</Button>}
    </section>
  )
}

/** Focuses the field of a line by its place on the screen. */
function focusField(index: number): void {
  const field = document.querySelectorAll<HTMLInputElement>('.count-lines input[name="contado"]')[index]
  field?.focus()
  field?.select()
}
