import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useObjectUrl } from '../../lib/use-object-url.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { drawPicture, type PictureShape } from './draw-picture.ts'
import './CropDialog.css'

type CropDialogProps = {
  file: File
  shape: PictureShape
  /** Crops in place, without a dialog: for panels, which close on a press outside. */
  isInPlace?: boolean | undefined
  onDone: (picture: string) => void
  /** Gets a message for the user if the picture cannot be processed. */
  onFailure: (message: string) => void
  onClose: () => void
}

const mostZoom = 5
const title = 'Recortar la imagen'

/** Crops a picture, by pointer, touch or keyboard. */
export function CropDialog({ file, shape, isInPlace, onDone, onFailure, onClose }: CropDialogProps) {
  const url = useObjectUrl(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const finish = async () => {
    if (!area) return
    try {
      onDone(await drawPicture(file, area, shape))
    } catch (failure) {
      onFailure(failure instanceof Error ? failure.message : String(failure))
    }
    onClose()
  }
  const content = (
    <div className="crop">
      <div className="crop-view">
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={mostZoom}
            aspect={shape.width / shape.height}
            cropShape={shape.isRound ? 'round' : 'rect'}
            showGrid={false}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_part, pixels) => setArea(pixels)}
            disableAutomaticStylesInjection
            cropperProps={{ role: 'img', 'aria-label': 'Parte que se ve; se mueve con las flechas' }}
            mediaProps={{ alt: '' }}
          />
        )}
      </div>
      <label className="crop-zoom">
        Acercar
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      <div className="form-actions">
        <Button onClick={onClose}>Cancelar</Button>
        <Button variant="primary" disabled={!area} onClick={() => void finish()}>
          Usar la imagen
        </Button>
      </div>
    </div>
  )
  if (isInPlace) {
    return (
      <section className="crop-in-place" aria-label={title}>
        {content}
      </section>
    )
  }
  return (
    <Dialog title={title} isOpen onClose={onClose} width={560}>
      {content}
    </Dialog>
  )
}
