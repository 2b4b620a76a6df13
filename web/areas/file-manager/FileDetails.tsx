import { useMutation, useQuery } from '@tanstack/react-query'
import { q } from '../../api/operations.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { formatDate } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { filesView, isFolder, previewType } from './file-view.ts'
import { changeItem, type Item } from './queries.ts'
import { saveItem, type FileManager } from './use-file-manager.ts'

/** A folder's or file's properties, next to the list. */
export function FileDetails({ manager }: { manager: FileManager }) {
  const id = manager.view.detail
  const listed = manager.list.itemOf(id)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...q('getFile', { id }),
    enabled: id !== '',
    placeholderData: listed,
  })
  const item = data ?? listed
  const close = () => manager.changeView({ detail: '' })
  return (
    <Drawer label="Detalles" isOpen={id !== ''} onClose={close} position="right" width={400}>
      {id && (
        <Panel title={item?.name ?? 'Detalles'} onClose={close}>
          <div className="file-details">
            {item && !error ? (
              <Details manager={manager} item={item} isLoaded={!isPlaceholderData} />
            ) : (
              <QueryState error={error} title="No pudimos traer los detalles" onRetry={() => void refetch()} />
            )}
          </div>
        </Panel>
      )}
    </Drawer>
  )
}

type DetailsProps = {
  manager: FileManager
  item: Item
  /** False while a placeholder from the list is shown: a description typed then would be overwritten by the loaded one. */
  isLoaded: boolean
}

function Details({ manager, item, isLoaded }: DetailsProps) {
  return (
    <>
      <dl>
        <dt>Tipo</dt>
        <dd>{isFolder(item) ? 'Carpeta' : item.type}</dd>
        <dt>Tamaño</dt>
        <dd>{item.size}</dd>
        {item.contents && (
          <>
            <dt>Contiene</dt>
            <dd>{item.contents}</dd>
          </>
        )}
        <dt>Creado por</dt>
        <dd>{item.createdBy}</dd>
        <dt>Creado</dt>
        <dd>{formatDate(item.createdAt)}</dd>
        <dt>Modificado</dt>
        <dd>{formatDate(item.modifiedAt)}</dd>
      </dl>
      <p className="file-details-actions">
        {(isFolder(item) || previewType(item)) && <Button onClick={() => manager.open(item)}>Abrir</Button>}
        {!isFolder(item) && <Button onClick={() => void saveItem(item)}>Descargar</Button>}
      </p>
      {!isLoaded ? (
        <Skeleton height="8rem" />
      ) : manager.mayWrite ? (
        <Description key={item.id} item={item} />
      ) : (
        <p className="file-details-text">{item.description ?? 'Sin descripción.'}</p>
      )}
    </>
  )
}

function Description({ item }: { item: Item }) {
  const { mutateAsync } = useMutation(changeItem)
  const form = useForm<{ description: string }>({
    draft: { kind: 'archivo', record: item.id },
    values: { description: item.description ?? '' },
    // The form unmounts when the details close or show another item: ask about unsaved changes first.
    leaves: (next, current) =>
      next.pathname !== current.pathname || filesView.read(new URLSearchParams(next.search)).detail !== item.id,
    save: ({ description }) =>
      mutateAsync({ body: { id: item.id, item: { description: description.trim() || null } } }),
  })
  return (
    <Form
      form={form}
      label="Descripción"
      failure="No se guardó la descripción."
      saveLabel="Guardar"
      onCancel={() => form.discard()}
    >
      <TextAreaField label="Descripción" maxLength={2000} {...form.field('description')} />
    </Form>
  )
}
