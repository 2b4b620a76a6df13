import { errorMessage } from '../../api/problem.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import type { Picked } from '../../ui/PickerField.tsx'
import { CodeCamera } from '../../ui/scanner/CodeCamera.tsx'
import { findByCode } from '../materiales/door.ts'

type ScannerDialogProps = { onFound: (material: Picked) => void; onClose: () => void }

/** Reads a barcode or QR code with the camera, and finds its material. */
export function ScannerDialog({ onFound, onClose }: ScannerDialogProps) {
  const find = async (code: string, signal: AbortSignal) => {
    try {
      const material = await findByCode(code, signal)
      if (!material) return `Ningún material tiene el código «${code}».`
      onFound(material)
      return undefined
    } catch (error) {
      return signal.aborted ? undefined : errorMessage(error)
    }
  }
  return (
    <Dialog title="Escanear un código" isOpen onClose={onClose} width={480}>
      <CodeCamera
        onCode={find}
        hint="Apuntá la cámara al código de barras o al QR de la etiqueta."
        otherWay="escribí el código en el campo del material."
      />
    </Dialog>
  )
}
