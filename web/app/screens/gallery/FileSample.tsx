import { useState } from 'react'
import { formatFileSize } from '../../../lib/file-size.ts'
import { FileDrop } from '../../../ui/FileDrop.tsx'

/** Accepts files by drop, clipboard and button, and lists them. */
export function FileSample() {
  const [files, setFiles] = useState<File[]>([])
  return (
    <div className="gallery-sample">
      <FileDrop
        label="Archivos de muestra"
        help="PDF e imágenes de hasta 2 MB; hasta 5 archivos."
        accept="image/*,.pdf"
        maxBytes={2_000_000}
        maxFiles={5 - files.length}
        onFiles={(added) => setFiles([...files, ...added])}
      />
      <ul role="list" aria-label="Archivos elegidos">
        {files.map((file, index) => (
          <li key={`${index} ${file.name}`}>
            {file.name} ({formatFileSize(file.size)})
          </li>
        ))}
      </ul>
    </div>
  )
}
