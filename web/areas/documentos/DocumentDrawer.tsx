import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { words } from '../../../openapi/generated/words.ts'
import { ApiError } from '../../api/problem.ts'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import { UploadList } from '../../api/UploadList.tsx'
import { dateText } from '../../lib/date-text.ts'
import { formatFileSize } from '../../lib/file-size.ts'
import { LinkedText } from '../../lib/LinkedText.tsx'
import { useFocusAfter } from '../../lib/use-focus-after.ts'
import { DocumentHistory } from '../../records/DocumentHistory.tsx'
import { LinkedRecord } from '../../records/LinkedRecord.tsx'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Fact } from '../../ui/Fact.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useMay } from '../developers/door.ts'
import { Downloads } from './Downloads.tsx'
import { PlaceLink } from './document-columns.tsx'
import { planoTag } from './document-tags.tsx'
import { ExpiryTag } from './ExpiryTag.tsx'
import { documentQuery, saveDocument, type Documento } from './queries.ts'
import { documentUploads } from './uploads.ts'
import { Versions } from './Versions.tsx'
import '../../records/records.css'
import './documentos.css'

const VersionDialog = onDemand(async () => (await import('./VersionDialog.tsx')).VersionDialog)
const DocumentDialog = onDemand(async () => (await import('./DocumentDialog.tsx')).DocumentDialog)

type DocumentDrawerProps = {
  proyectoId: number
  /** Empty if none is open. */
  id: string
  /** The documents of the list, in its order. */
  ids: readonly string[]
  onOpen: (id: string) => void
  onClose: () => void
}

/** A document's properties, versions and history, beside its list. */
export function DocumentDrawer({ proyectoId, id, ids, onOpen, onClose }: DocumentDrawerProps) {
  /** The version in the viewer: its number, or the current one of each document that is opened. */
  const [viewed, setViewed] = useState<number | 'current' | null>(null)
  const document = useQuery({ ...documentQuery(proyectoId, id), enabled: id !== '' })
  // The button that opened the viewer is gone if the viewer went to another document.
  useFocusAfter(viewed, '.documentos-detail button')
  const place = ids.indexOf(id)
  const goTo = (next: string | undefined) =>
    next === undefined
      ? undefined
      : () => {
          setViewed('current')
          onOpen(next)
        }
  const isGone = document.error instanceof ApiError && document.error.status === 404
  return (
    <>
      <Drawer label="Documento" isOpen={id !== ''} onClose={onClose} position="right" width={520} fullOnPhones>
        {id !== '' && (
          <Panel title={document.data?.nombre ?? 'Documento'} onClose={onClose}>
            <div className="documentos-detail">
              {isGone ? (
                <EmptyState title="Ese documento no está" icon={<i className="pi pi-file" />}>
                  Puede que alguien lo haya eliminado o que sea de otro proyecto. Los eliminados están 30 días en la
                  papelera.
                </EmptyState>
              ) : (
                <QueryAnswer query={document} height="16rem">
                  {(documento) => <Detail key={id} {...{ proyectoId, documento }} onView={setViewed} />}
                </QueryAnswer>
              )}
            </div>
          </Panel>
        )}
      </Drawer>
      {document.data?.id === id && viewed !== null && (
        <VersionDialog
          proyectoId={proyectoId}
          documento={document.data}
          numero={viewed === 'current' ? document.data.versionNumero : viewed}
          onPrevious={goTo(ids[place - 1])}
          onNext={goTo(place === -1 ? undefined : ids[place + 1])}
          onClose={() => setViewed(null)}
        />
      )}
    </>
  )
}

type DetailProps = { proyectoId: number; documento: Documento; onView: (numero: number) => void }

function Detail({ proyectoId, documento, onView }: DetailProps) {
  const mayWrite = useMay('updateDocumento')
  const [isEditing, setIsEditing] = useState(false)
  return (
    <>
      <p className="documentos-actions">
        <Button onClick={() => onView(documento.versionNumero)}>
          <i className="pi pi-eye" aria-hidden="true" /> Ver
        </Button>
        <Button onClick={() => void saveDocument(proyectoId, documento)}>
          <i className="pi pi-download" aria-hidden="true" /> Descargar ({formatFileSize(documento.tamano)})
        </Button>
        {mayWrite && (
          <Button onClick={() => setIsEditing(true)}>
            <i className="pi pi-pencil" aria-hidden="true" /> Editar
          </Button>
        )}
      </p>
      <Facts documento={documento} />
      <Versions {...{ proyectoId, documento, mayWrite }} onView={onView} />
      <UploadList queue={documentUploads} />
      <DocumentHistory proyectoId={proyectoId} id={documento.id} />
      <Downloads proyectoId={proyectoId} id={documento.id} />
      {isEditing && <DocumentDialog {...{ proyectoId, documento }} onClose={() => setIsEditing(false)} />}
    </>
  )
}

function Facts({ documento }: { documento: Documento }) {
  const { tipo, vencimiento, plano, etiquetas, descripcion, vinculos, texto } = documento
  return (
    <dl className="record-facts">
      <Fact name="Carpeta">
        <PlaceLink {...documento} />
      </Fact>
      {tipo !== '' && <Fact name="Tipo">{tipo}</Fact>}
      {vencimiento !== null && (
        <Fact name="Vencimiento">
          {dateText(vencimiento)} <ExpiryTag {...documento} />
        </Fact>
      )}
      {plano && (
        <Fact name="Plano">
          {words.DocumentoDisciplina[plano.disciplina]}, {plano.numero}
          {plano.revision !== '' && ` revisión ${plano.revision}`} {planoTag(documento)}
        </Fact>
      )}
      {etiquetas.length > 0 && <Fact name="Etiquetas">{etiquetas.join(', ')}</Fact>}
      {vinculos.length > 0 && (
        <Fact name="Vinculado con">
          <ul role="list" className="documentos-links">
            {vinculos.map((vinculo) => (
              <li key={`${vinculo.entidad} ${vinculo.id}`}>
                <LinkedRecord vinculo={vinculo} />
              </li>
            ))}
          </ul>
        </Fact>
      )}
      <Fact name="Búsqueda por texto">{words.DocumentoTextoEstado[texto]}</Fact>
      {descripcion !== '' && (
        <Fact name="Descripción">
          <LinkedText text={descripcion} />
        </Fact>
      )}
    </dl>
  )
}
