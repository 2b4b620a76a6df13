import { useQueries } from '@tanstack/react-query'
import { encode } from 'uqr'
import { q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { activeCompanyId } from '../../lib/session.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { SectionBar } from '../../records/SectionBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { PickerField } from '../../ui/PickerField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { searchMaterials } from './find-material.ts'
import { labelCode, labelsView, mostCopies, withLabel } from './labels.ts'
import './labels.css'

const copyOptions = [...Array(mostCopies).keys()].map((index) => ({
  value: String(index + 1),
  label: String(index + 1),
}))

/** A sheet of labels to print: a QR code opens the material, on a phone and for the scanner of a movement. */
export function LabelsSection() {
  const [{ labels }, change] = useUrlState(labelsView)
  const materials = useQueries({
    queries: labels.map(({ materialId }) =>
      q('getMaterial', { desarrolladoraId: activeCompanyId() ?? 0, id: materialId }),
    ),
    combine: (results) => results.map(({ data }) => data),
  })
  return (
    <div className="labels-page">
      <SectionBar
        title="Etiquetas"
        actions={
          labels.length > 0 && (
            <Button variant="primary" onClick={() => window.print()}>
              <i className="pi pi-print" aria-hidden="true" /> Imprimir
            </Button>
          )
        }
      />
      <div className="labels-add screen-only">
        <PickerField
          label="Agregar un material"
          kind="materiales"
          search={searchMaterials}
          value={null}
          onChange={(picked) => picked && change({ labels: withLabel(labels, picked.id) })}
        />
      </div>
      {labels.length === 0 && (
        <EmptyState icon={<i className="pi pi-qrcode" />} title="Elegí qué materiales llevan etiqueta">
          Entran 24 en una hoja A4. Al escanearla se abre el material.
        </EmptyState>
      )}
      <ul role="list" className="labels-choice screen-only" aria-label="Etiquetas elegidas">
        {labels.map((label, index) => {
          const name = materials[index]?.nombre ?? '…'
          return (
            <li key={label.materialId}>
              <SelectField
                label={`Etiquetas de ${name}`}
                options={copyOptions}
                value={String(label.copies)}
                onChange={(copies) => change({ labels: labels.with(index, { ...label, copies: Number(copies) }) })}
              />
              <IconButton
                icon="pi-times"
                label={`Quitar ${name}`}
                onClick={() => change({ labels: labels.toSpliced(index, 1) })}
              />
            </li>
          )
        })}
      </ul>
      <div className="labels-sheet">
        {labels.flatMap(({ materialId, copies }, index) => {
          const material = materials[index]
          if (!material) return []
          return [...Array(copies).keys()].map((copy) => (
            <PrintedLabel key={`${materialId}${copy}`} material={material} />
          ))
        })}
      </div>
    </div>
  )
}

function PrintedLabel({ material: { id, codigo, nombre } }: { material: Schema<'Material'> }) {
  return (
    <figure className="label">
      <QrCode text={labelCode(id)} />
      <figcaption>
        <strong>{nombre}</strong>
        {codigo}
      </figcaption>
    </figure>
  )
}

/** Black on white in both schemes: scanners do not read the opposite. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2, ecc: 'M' })
  const path = data.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg className="label-code" viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}
