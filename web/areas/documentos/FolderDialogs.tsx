import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useOnce } from '../../api/use-once.ts'
import { ChipsField } from '../../ui/ChipsField.tsx'
import { FolderChooser } from '../../ui/files/FolderChooser.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { renameItem, tagDocuments, type Named, type Target } from './document-changes.ts'
import { childrenOf, pathTo, targetsFor } from './folder-tree.ts'
import { createFolder, type Carpeta } from './queries.ts'

const longestName = 200
const checkName = ({ nombre }: { nombre: string }) => ({ nombre: nombre.trim() ? undefined : 'Escribí un nombre.' })

type NewFolderDialogProps = { proyectoId: number; padreId: string | null; onClose: () => void }

/** Creates a folder. */
export function NewFolderDialog({ proyectoId, padreId, onClose }: NewFolderDialogProps) {
  const once = useOnce()
  const { mutateAsync } = useMutation(createFolder)
  const form = useForm<{ nombre: string }>({
    draft: { kind: 'carpeta-documentos', record: null, parent: padreId ?? proyectoId },
    values: { nombre: '' },
    check: checkName,
    save: ({ nombre }) =>
      once((headers) => mutateAsync({ proyectoId, body: { nombre: nombre.trim(), padreId }, headers })),
    onSaved: onClose,
  })
  return (
    <FormDialog form={form} title="Nueva carpeta" failure="No se creó la carpeta." saveLabel="Crear" onClose={onClose}>
      <TextField label="Nombre" required autoFocus maxLength={longestName} {...form.field('nombre')} />
    </FormDialog>
  )
}

type RenameDialogProps = { proyectoId: number; named: Named; onClose: () => void }

/** Renames a folder or a document. */
export function RenameDialog({ proyectoId, named, onClose }: RenameDialogProps) {
  const { id, nombre } = named.item
  const form = useForm<{ nombre: string }>({
    draft: { kind: `${named.kind}-nombre`, record: id },
    values: { nombre },
    check: checkName,
    save: async (values) => {
      const name = values.nombre.trim()
      if (name !== nombre) await renameItem(proyectoId, named, name)
    },
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={`Renombrar «${nombre}»`}
      failure="No se renombró."
      saveLabel="Renombrar"
      onClose={onClose}
    >
      <TextField label="Nombre" required autoFocus maxLength={longestName} {...form.field('nombre')} />
    </FormDialog>
  )
}

type TagsDialogProps = { target: Target; onClose: () => void }

/** Adds and removes tags of several documents at once. */
export function TagsDialog({ target, onClose }: TagsDialogProps) {
  const { proyectoId, documentos } = target
  const form = useForm<{ agregar: string[]; quitar: string[] }>({
    draft: null,
    values: { agregar: [], quitar: [] },
    check: ({ agregar, quitar }) => ({
      agregar: agregar.length + quitar.length === 0 ? 'Escribí una etiqueta para agregar o quitar.' : undefined,
    }),
    save: (changed) => tagDocuments(proyectoId, documentos, changed),
    onSaved: onClose,
  })
  const title = documentos.length === 1 ? 'Etiquetas de 1 documento' : `Etiquetas de ${documentos.length} documentos`
  return (
    <FormDialog form={form} title={title} failure="No cambiaron las etiquetas." saveLabel="Guardar" onClose={onClose}>
      <ChipsField label="Agregar" help="Enter o una coma termina cada una." max={20} {...form.field('agregar')} />
      <ChipsField label="Quitar" max={20} {...form.field('quitar')} />
    </FormDialog>
  )
}

type MoveDialogProps = {
  target: Target
  from: string | null
  folders: readonly Carpeta[]
  onMove: (carpetaId: string | null) => void
  onClose: () => void
}

/** Chooses the folder to move items to. */
export function MoveDialog({ target, from, folders, onMove, onClose }: MoveDialogProps) {
  const [place, setPlace] = useState(from)
  const path = pathTo(folders, place)
  const move = () => {
    onClose()
    onMove(place)
  }
  return (
    <FolderChooser
      title={`Mover ${target.words}`}
      name={path.at(-1)?.nombre ?? 'Documentos'}
      onUp={place === null ? undefined : () => setPlace(path.at(-2)?.id ?? null)}
      folders={childrenOf(targetsFor(folders, target.carpetas), place).map(({ id, nombre }) => ({ id, name: nombre }))}
      onFolder={setPlace}
      onMove={place === from ? undefined : move}
      onClose={onClose}
    />
  )
}
