import { useMutation } from '@tanstack/react-query'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { createFolder } from './queries.ts'

/** Creates a folder. */
export function NewFolderDialog({ folderId, onClose }: { folderId: string | null; onClose: () => void }) {
  const { mutateAsync } = useMutation(createFolder)
  const form = useForm<{ name: string }>({
    draft: { kind: 'carpeta', record: null, parent: folderId },
    values: { name: '' },
    check: ({ name }) => ({
      name: !name.trim() ? 'Escribí un nombre.' : /[/\\]/.test(name) ? 'Sin barras.' : undefined,
    }),
    save: ({ name }) => mutateAsync({ body: { folder: { name: name.trim(), folderId } } }),
    onSaved: onClose,
  })
  return (
    <FormDialog form={form} title="Nueva carpeta" failure="No se creó la carpeta." saveLabel="Crear" onClose={onClose}>
      <TextField label="Nombre" required autoFocus maxLength={255} {...form.field('name')} />
    </FormDialog>
  )
}
