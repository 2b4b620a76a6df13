import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { q } from '../../api/operations.ts'
import { errorMessage } from '../../api/problem.ts'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { planoTag } from './document-tags.tsx'
import { orderRevisions, type Documento, type Plano } from './queries.ts'

type RevisionsDialogProps = { proyectoId: number; plano: Plano; mayWrite: boolean; onClose: () => void }

/** The revisions of a drawing, the oldest first; the last one is current. */
export function RevisionsDialog({ plano, onClose, ...props }: RevisionsDialogProps) {
  const { disciplina, numero } = plano
  const list = useQuery(q('listPlanos', { proyectoId: props.proyectoId, disciplina, numero, size: 200 }))
  return (
    <Dialog title={`Revisiones de ${numero}`} isOpen onClose={onClose} width={560}>
      <QueryAnswer query={list} height="8rem">
        {({ items }) => <Revisions key={items.map(({ id }) => id).join()} {...{ ...props, plano, onClose, items }} />}
      </QueryAnswer>
    </Dialog>
  )
}

function Revisions({ proyectoId, plano, mayWrite, onClose, items }: RevisionsDialogProps & { items: Documento[] }) {
  const [rows, setRows] = useState(items)
  const { mutate, error, isPending } = useMutation({ ...orderRevisions, onSuccess: onClose })
  const swap = (index: number, other: number) => setRows(rows.with(index, rows[other]!).with(other, rows[index]!))
  const isChanged = rows.some(({ id }, index) => id !== items[index]!.id)
  const { disciplina, numero } = plano
  const save = () => mutate({ proyectoId, body: { disciplina, numero, documentos: rows.map(({ id }) => id) } })
  return (
    <div className="documentos-upload">
      <p>Van de la más vieja a la última, que es la VIGENTE. Las demás quedan como SUPERADO.</p>
      <ol className="documentos-versions">
        {rows.map((documento, index) => {
          const name = `la revisión ${documento.plano?.revision || 'inicial'}`
          return (
            <li key={documento.id}>
              <div>
                <strong>{documento.plano?.revision || 'Sin revisión'}</strong> {!isChanged && planoTag(documento)}
                <p className="documentos-note">{documento.nombre}</p>
              </div>
              {mayWrite && rows.length > 1 && (
                <div className="documentos-steps">
                  <IconButton
                    icon="pi-arrow-up"
                    label={`Subir ${name}`}
                    disabled={index === 0}
                    onClick={() => swap(index, index - 1)}
                  />
                  <IconButton
                    icon="pi-arrow-down"
                    label={`Bajar ${name}`}
                    disabled={index === rows.length - 1}
                    onClick={() => swap(index, index + 1)}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {error && <Alert type="error">No se cambió el orden. {errorMessage(error)}</Alert>}
      <p className="files-choices">
        <Button onClick={onClose}>Cerrar</Button>
        {mayWrite && rows.length > 1 && (
          <Button variant="primary" disabled={!isChanged} busy={isPending} onClick={save}>
            Guardar el orden
          </Button>
        )}
      </p>
    </div>
  )
}
