import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { q } from '../../api/operations.ts'
import { ApiError } from '../../api/problem.ts'
import { isComposing } from '../../lib/composing.ts'
import { quantityText } from '../../lib/number-text.ts'
import { activeCompanyId } from '../../lib/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import type { FormState } from '../../ui/form/form-types.ts'
import { useLines } from '../../ui/form/use-lines.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { PickerField, type Picked } from '../../ui/PickerField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { searchMaterials } from '../materiales/door.ts'
import { emptyLine, hasPrices, inUnit, lineFor, maxLines, type MovimientoDraft } from './movimiento-draft.ts'
import type { Movimiento } from './queries.ts'

const ScannerDialog = onDemand(async () => (await import('./ScannerDialog.tsx')).ScannerDialog)

type LinesProps = {
  form: FormState<MovimientoDraft>
  /** The dry run. */
  calculated: Movimiento | undefined
  /** Why the dry run was refused. */
  refusal: Error | null
}

/** The materials of a movement. Enter in a quantity or price goes on to the next line, and adds it after the last one. */
export function MovimientoLines({ form, calculated, refusal }: LinesProps) {
  const lines = useLines(form, 'lineas')
  const [isScanning, setIsScanning] = useState(false)
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const focus = (name: string) => fieldset.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  const goOn = (index: number) => {
    const next = index + 1
    if (next === lines.keys.length && next < maxLines) flushSync(() => lines.add(emptyLine))
    focus(`lineas.${next}.material`)
  }
  /** Enter would submit the form. */
  const onKeyDown = (event: KeyboardEvent) => {
    const name = event.target instanceof HTMLInputElement ? event.target.name : ''
    const [, index] = /^lineas\.(\d+)\.(?:cantidad|precio)$/.exec(name) ?? []
    if (event.key !== 'Enter' || isComposing(event) || index === undefined) return
    event.preventDefault()
    goOn(Number(index))
  }
  const addScanned = (material: Picked) => {
    const { lineas } = form.values
    const index = lineFor(lineas, material.id) ?? lineas.length
    const line = { ...emptyLine, ...lineas[index], material }
    flushSync(() => {
      form.change({ lineas: lineas.toSpliced(index, 1, line) })
      setIsScanning(false)
    })
    focus(`lineas.${index}.cantidad`)
  }
  return (
    <Fieldset ref={fieldset} isFramed legend="Materiales" onKeyDown={onKeyDown}>
      {lines.keys.map((key, index) => (
        <Line
          key={key}
          form={form}
          index={index}
          calculated={calculated}
          refusal={refusal instanceof ApiError ? refusal.issue(`lineas.${index}.cantidad`) : undefined}
          onPicked={() => focus(`lineas.${index}.cantidad`)}
          onRemove={lines.keys.length > 1 ? () => lines.remove(index) : undefined}
        />
      ))}
      <div className="movement-buttons">
        {lines.keys.length < maxLines && (
          <Button size="small" onClick={() => goOn(lines.keys.length - 1)}>
            <i className="pi pi-plus" aria-hidden="true" /> Agregar material
          </Button>
        )}
        <Button size="small" onClick={() => setIsScanning(true)}>
          <i className="pi pi-camera" aria-hidden="true" /> Escanear con la cámara
        </Button>
      </div>
      {isScanning && <ScannerDialog onFound={addScanned} onClose={() => setIsScanning(false)} />}
    </Fieldset>
  )
}

type LineProps = {
  form: FormState<MovimientoDraft>
  index: number
  calculated: Movimiento | undefined
  refusal: string | undefined
  /** After a material was picked. */
  onPicked: () => void
  /** Undefined for the only line. */
  onRemove: (() => void) | undefined
}

function Line({ form, index, calculated, refusal, onPicked, onRemove }: LineProps) {
  const line = form.values.lineas[index]!
  const { data: material } = useQuery({
    ...q('getMaterial', { desarrolladoraId: activeCompanyId() ?? 0, id: line.material?.id ?? '' }),
    enabled: line.material !== null,
  })
  const picker = form.field(`lineas.${index}.material`)
  const converted = inUnit(line, material)
  const outcome = outcomeOf(calculated, index)
  return (
    <div className="money-line material-line" role="group" aria-label={`Material ${index + 1}`}>
      <PickerField
        label="Material"
        required
        kind="materiales"
        search={searchMaterials}
        {...picker}
        onChange={(picked) => {
          picker.onChange(picked)
          form.field(`lineas.${index}.presentacion`).onChange('')
          // The list of matches gives the focus back to its field first.
          if (picked) requestAnimationFrame(onPicked)
        }}
      />
      {material && material.presentaciones.length > 0 && (
        <SelectField
          label="Presentación"
          options={[
            { value: '', label: material.unidad },
            ...material.presentaciones.map(({ nombre }) => ({ value: nombre, label: nombre })),
          ]}
          {...form.field(`lineas.${index}.presentacion`)}
        />
      )}
      <NumberField
        label={material && !line.presentacion ? `Cantidad en ${material.unidad}` : 'Cantidad'}
        required
        decimals={4}
        warning={refusal}
        {...form.field(`lineas.${index}.cantidad`)}
      />
      {hasPrices(form.values) && (
        <NumberField
          label={line.moneda === 'ARS' ? 'Precio' : `Precio en ${line.moneda}`}
          placeholder="El último"
          decimals={4}
          {...form.field(`lineas.${index}.precio`)}
        />
      )}
      {onRemove && <IconButton icon="pi-trash" label={`Quitar material ${index + 1}`} onClick={onRemove} />}
      {(converted || outcome) && (
        <p className="movement-line-note" role="status">
          {[converted && `Son ${converted}`, outcome].filter(Boolean).join(' · ')}
        </p>
      )}
    </div>
  )
}

/** 'Quedan 45 m² en Obrador', from the dry run. */
function outcomeOf(calculated: Movimiento | undefined, index: number): string | undefined {
  const line = calculated?.lineas[index]
  if (!calculated || !line?.existencia) return undefined
  const text = (quantity: string, deposit: string) => `${quantityText(quantity)} ${line.unidad} en ${deposit}`
  const there = line.existenciaDestino && calculated.destino && text(line.existenciaDestino, calculated.destino)
  return `Quedan ${text(line.existencia, calculated.deposito)}${there ? ` y ${there}` : ''}`
}
