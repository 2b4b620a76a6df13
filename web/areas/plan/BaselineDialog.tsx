import { useMutation } from '@tanstack/react-query'
import { useOnce } from '../../api/use-once.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { storeBaseline } from './queries.ts'

/** Stores the dates of all tasks as they are. */
export function BaselineDialog({ proyectoId, onClose }: { proyectoId: number; onClose: () => void }) {
  const once = useOnce()
  const { mutateAsync: store } = useMutation(storeBaseline)
  const form = useForm<{ nombre: string }>({
    draft: { kind: 'linea-base', record: 'nueva' },
    values: { nombre: '' },
    check: ({ nombre }) => ({ nombre: nombre.trim() ? undefined : 'Escribí un nombre.' }),
    save: ({ nombre }) => once((headers) => store({ proyectoId, body: { nombre }, headers })),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title="Guardar línea de base"
      failure="No se guardó la línea de base."
      saveLabel="Guardar"
      onClose={onClose}
    >
      <p>Guarda las fechas de hoy de todas las tareas. Después ves cuántos días se corrió cada una.</p>
      <TextField label="Nombre" required autoFocus maxLength={120} {...form.field('nombre')} />
    </FormDialog>
  )
}
