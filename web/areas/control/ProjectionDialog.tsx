import { useMutation } from '@tanstack/react-query'
import { financeChange } from '../../api/areas.ts'
import { mutate } from '../../api/operations.ts'
import { tellFailure } from '../../api/tell-failure.ts'
import { decimalText, decimalOf, numberError } from '../../lib/number-text.ts'
import { Button } from '../../ui/Button.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { offerUndo } from '../../ui/undo.ts'
import type { Fila, Proyeccion } from './queries.ts'

type ProjectionDialogProps = {
  proyectoId: number
  row: Fila & { rubroId: string }
  onClose: () => void
}
type Draft = { importe: string; nota: string }

/** Sets the manual projection of a rubro, in the currency of the project, or clears it. */
export function ProjectionDialog({ proyectoId, row, onClose }: ProjectionDialogProps) {
  const { mutateAsync: project } = useMutation(mutate('setControlProyeccion', financeChange))
  const place = { proyectoId, rubroId: row.rubroId }
  const before = row.proyeccionManual
  const failed = tellFailure('No se pudo guardar la proyección')
  const set = async (importe: string | null, nota: string) => {
    const saved = await project({ ...place, body: { importe, nota, version: before?.version ?? 0 } })
    offerUndo({
      text: `Proyección de ${row.nombre}: ${projectionText(saved)}`,
      undo: () => void undo(saved).catch(failed),
    })
    return saved
  }
  const undo = ({ version }: Proyeccion) =>
    project({ ...place, body: { importe: before?.importe ?? null, nota: before?.nota ?? '', version } })
  const form = useForm<Draft, Proyeccion>({
    draft: { kind: 'proyeccion', record: `${proyectoId}:${row.rubroId}` },
    values: { importe: before?.importe ? decimalText(before.importe) : '', nota: before?.nota ?? '' },
    check: ({ importe }) => ({ importe: numberError(importe, { decimals: 2, max: 9_999_999_999_999 }) }),
    save: ({ importe, nota }) => set(decimalOf(importe), nota),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={`Proyección de ${row.codigo} ${row.nombre}`}
      failure="No se pudo guardar la proyección."
      saveLabel="Guardar"
      onClose={onClose}
    >
      <p>Lo que esperás gastar además de lo comprometido. Reemplaza lo que Obra toma del saldo.</p>
      <NumberField label="Proyección, en la moneda del proyecto" required {...form.field('importe')} />
      <TextAreaField label="Nota" rows={2} maxLength={500} {...form.field('nota')} />
      {before && <Button onClick={() => void set(null, '').then(onClose, failed)}>Volver a lo que calcula Obra</Button>}
    </FormDialog>
  )
}

const projectionText = ({ importe }: Proyeccion) => (importe === null ? 'la que calcula Obra' : decimalText(importe))
