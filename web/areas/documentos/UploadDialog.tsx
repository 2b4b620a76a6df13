import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { words } from '../../../openapi/generated/words.ts'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import { formatFileSize } from '../../lib/file-size.ts'
import { optionsOf } from '../../records/words.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { PlacedFile } from '../../ui/files/dropped-files.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { checkFiles, pathsOf, type CheckedFile } from './check-files.ts'
import { folderOptions } from './folder-tree.ts'
import { PlanoTable } from './PlanoTable.tsx'
import { foldersQuery, type Carpeta, type Plano } from './queries.ts'
import { takeFiles, type ReadyFile } from './take-files.ts'

type UploadDialogProps = {
  proyectoId: number
  placed: readonly PlacedFile[]
  /** The folder that is proposed. */
  carpetaId: string | null
  /** Whether the files are drawings, whatever their names say. */
  arePlanos?: boolean
  onClose: () => void
}

/** Shows how many files are sent and where, and the number and revision of drawings, before anything is uploaded. */
export function UploadDialog(props: UploadDialogProps) {
  const { proyectoId, placed, onClose } = props
  const folders = useQuery(foldersQuery(proyectoId))
  return (
    <Dialog title="Subir archivos" isOpen onClose={onClose} width={860}>
      <QueryAnswer query={folders} height="12rem">
        {({ items }) => <Destination key={placed.length} {...props} folders={items} />}
      </QueryAnswer>
    </Dialog>
  )
}

function Destination({ folders, ...props }: UploadDialogProps & { folders: Carpeta[] }) {
  const { proyectoId, placed } = props
  const [carpetaId, setCarpetaId] = useState(props.carpetaId)
  const check = useQuery({
    // Names only: two drops of the same names have the same answer.
    queryKey: [
      'documentos',
      'check',
      proyectoId,
      carpetaId,
      placed.map(({ file, folders: path }) => [...path, file.name]),
    ],
    queryFn: () => checkFiles(placed, { proyectoId, carpetaId, folders }),
  })
  return (
    <div className="documentos-upload">
      <SelectField
        label="Carpeta"
        options={[{ value: '', label: 'Documentos' }, ...folderOptions(folders)]}
        value={carpetaId ?? ''}
        onChange={(id) => setCarpetaId(id || null)}
      />
      <QueryAnswer query={check} height="8rem">
        {(checked) => <Review key={carpetaId} {...props} carpetaId={carpetaId} checked={checked} />}
      </QueryAnswer>
    </div>
  )
}

/** '34 archivos en 5 carpetas, 120 MB' */
function countText(placed: readonly PlacedFile[]): string {
  const size = formatFileSize(placed.reduce((sum, { file }) => sum + file.size, 0))
  const paths = pathsOf(placed).length
  const place = paths === 0 ? '' : paths === 1 ? ' en 1 carpeta' : ` en ${paths} carpetas`
  return `${placed.length === 1 ? '1 archivo' : `${placed.length} archivos`}${place}, ${size}`
}

const noPlano: Plano = { disciplina: 'arquitectura', numero: '', revision: '' }

function Review({ checked, ...props }: UploadDialogProps & { checked: CheckedFile[] }) {
  const { proyectoId, carpetaId, arePlanos = false, onClose } = props
  const allowed = checked.filter(({ problem }) => problem === null)
  const refused = checked.filter(({ problem }) => problem !== null)
  const taken = allowed.filter(({ isTaken }) => isTaken).length
  const [hasPlanos, setHasPlanos] = useState(arePlanos || (allowed.length > 0 && allowed.every(({ plano }) => plano)))
  const [planos, setPlanos] = useState(() => allowed.map(({ plano }) => plano ?? noPlano))
  const missing = hasPlanos && planos.some(({ numero }) => numero.trim() === '')
  const send = () => {
    onClose()
    const ready = allowed.map((each, index): ReadyFile => ({ ...each, plano: hasPlanos ? planos[index]! : null }))
    void takeFiles(ready, { proyectoId, carpetaId })
  }
  return (
    <>
      <p>
        Vas a subir <strong>{countText(allowed)}</strong>.
        {taken > 0 &&
          ` ${taken === 1 ? '1 tiene un nombre que ya está' : `${taken} tienen un nombre que ya está`}: antes te preguntamos qué hacer.`}
      </p>
      {refused.length > 0 && (
        <Alert type="warning">
          <p>No se suben:</p>
          <ul>
            {refused.map(({ file, folders, problem }) => (
              <li key={[...folders, file.name].join('/')}>
                «{file.name}»: {problem}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <CheckboxField label="Son planos: cargar su número y su revisión" value={hasPlanos} onChange={setHasPlanos} />
      {hasPlanos && (
        <PlanoTable
          files={allowed}
          planos={planos}
          disciplines={optionsOf(words.DocumentoDisciplina)}
          onChange={(index, part) =>
            setPlanos(planos.map((plano, at) => (at === index ? { ...plano, ...part } : plano)))
          }
        />
      )}
      {missing && (
        <p className="documentos-note">Falta el número de algún plano. Si no lo son, destildá «Son planos».</p>
      )}
      <p className="files-choices">
        <Button onClick={onClose}>Cancelar</Button>
        <Button variant="primary" disabled={missing || allowed.length === 0} onClick={send}>
          {allowed.length === 1 ? 'Subir 1 archivo' : `Subir ${allowed.length} archivos`}
        </Button>
      </p>
    </>
  )
}
