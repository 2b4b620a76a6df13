import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { onDemand } from '../on-demand.tsx'
import { requireImage, type PictureShape } from './draw-picture.ts'
import { folderRefusal, useFileDrop } from '../use-file-drop.ts'
import './PictureField.css'

const CropDialog = onDemand(async () => (await import('./CropDialog.tsx')).CropDialog)

type PictureFieldProps = {
  /** 'Imagen de perfil' */
  label: string
  /** The current picture. */
  children: ReactNode
  value: string | null
  shape: PictureShape
  /** Crops below the picture instead of in a dialog. */
  isInPlace?: boolean
  onChange: (picture: string | null) => void
}

/** A picture that can be replaced from a cropped file, or removed. */
export function PictureField({ label, children, value, shape, isInPlace, onChange }: PictureFieldProps) {
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)
  const pick = async (picked: File | undefined) => {
    if (!picked) return
    setError(undefined)
    try {
      await requireImage(picked)
      setFile(picked)
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
    }
    // Reset, so that the same file can be picked again.
    if (picker.current) picker.current.value = ''
  }
  const { target } = useFileDrop(([first], [folder]) => {
    if (first) void pick(first)
    else if (folder) setError(folderRefusal(folder))
  })
  return (
    <div className="picture-field drop-target" role="group" aria-label={label} data-drop="Soltá la imagen" {...target}>
      {children}
      <div className="picture-field-actions">
        <input
          ref={picker}
          type="file"
          accept="image/*"
          hidden
          aria-label={label}
          onChange={({ target }) => void pick(target.files?.[0])}
        />
        <Button size="small" onPointerEnter={() => CropDialog.preload()} onClick={() => picker.current?.click()}>
          {value ? 'Cambiar imagen' : 'Elegir imagen'}
        </Button>
        {value && (
          <Button size="small" variant="quiet" onClick={() => onChange(null)}>
            Quitar
          </Button>
        )}
        <span className="picture-field-hint">o arrastrala acá</span>
      </div>
      {error && (
        <p className="picture-field-refusal" role="alert">
          {error}
        </p>
      )}
      {file && (
        <CropDialog
          file={file}
          shape={shape}
          isInPlace={isInPlace}
          onDone={onChange}
          onFailure={setError}
          onClose={() => setFile(null)}
        />
      )}
    </div>
  )
}
