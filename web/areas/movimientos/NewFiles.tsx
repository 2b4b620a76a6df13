import { formatFileSize } from '../../lib/file-size.ts'
import { AttachedFile } from '../../ui/AttachedFiles.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { AddFiles } from './MovimientoFiles.tsx'

/** The files of a new movement; they are uploaded once it is stored. */
export function NewFiles({ files, onChange }: { files: File[]; onChange: (files: File[]) => void }) {
  return (
    <section aria-label="Archivos">
      <ul role="list" className="movement-files">
        {files.map((file, index) => (
          <AttachedFile
            key={`${file.name}${index}`}
            name={file.name}
            type=""
            note={`${formatFileSize(file.size)} · se sube al guardar`}
            onShow={() => {}}
          >
            <IconButton
              icon="pi-times"
              label={`Quitar ${file.name}`}
              onClick={() => onChange(files.toSpliced(index, 1))}
            />
          </AttachedFile>
        ))}
      </ul>
      <AddFiles count={files.length} onFiles={(added) => onChange([...files, ...added])} />
    </section>
  )
}
