import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../api/problem.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilePreview, isShownInPlace } from '../../ui/FilePreview.tsx'
import { contentQuery, saveDocument, versionsQuery, type Documento } from './queries.ts'

type VersionDialogProps = {
  proyectoId: number
  documento: Documento
  numero: number
  /** Go to the neighbours in the list; undefined at its ends. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  onClose: () => void
}

/** A version of a document in place, if browsers can show it. */
export function VersionDialog(props: VersionDialogProps) {
  const { proyectoId, documento, numero, onPrevious, onNext, onClose } = props
  const isCurrent = numero === documento.versionNumero
  const versions = useQuery({ ...versionsQuery(proyectoId, documento.id), enabled: !isCurrent })
  const version = isCurrent ? documento : versions.data?.items.find((each) => each.numero === numero)
  const title = isCurrent ? documento.nombre : `${documento.nombre}, versión ${numero}`
  return (
    <Dialog title={title} isOpen onClose={onClose} width={1120}>
      {version && <Content {...props} type={version.mime} />}
      <p className="documentos-actions">
        <Button disabled={!onPrevious} onClick={onPrevious}>
          <i className="pi pi-angle-left" aria-hidden="true" /> Anterior
        </Button>
        <Button disabled={!onNext} onClick={onNext}>
          Siguiente <i className="pi pi-angle-right" aria-hidden="true" />
        </Button>
        <Button onClick={() => void saveDocument(proyectoId, documento, numero)}>
          <i className="pi pi-download" aria-hidden="true" /> Descargar
        </Button>
      </p>
    </Dialog>
  )
}

function Content({ proyectoId, documento, numero, type }: VersionDialogProps & { type: string }) {
  const isShown = isShownInPlace(type)
  const { data, error, refetch } = useQuery({ ...contentQuery(proyectoId, documento.id, numero), enabled: isShown })
  if (!isShown)
    return (
      <EmptyState title="Este tipo de archivo no se puede mostrar" icon={<i className="pi pi-file" />}>
        Descargalo para abrirlo con otra aplicación.
      </EmptyState>
    )
  return (
    <FilePreview
      file={{ name: documento.nombre, type }}
      content={data}
      failure={error ? errorMessage(error) : undefined}
      onRetry={() => void refetch()}
    />
  )
}
