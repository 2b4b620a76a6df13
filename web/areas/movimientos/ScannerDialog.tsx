import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { errorMessage } from '../../api/problem.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { Picked } from '../../ui/PickerField.tsx'
import { watchCamera } from './camera-scanner.ts'
import { findByCode } from '../materiales/door.ts'

type ScannerDialogProps = { onFound: (material: Picked) => void; onClose: () => void }

/** Reads a barcode or QR code with the camera, and finds its material. */
export function ScannerDialog({ onFound, onClose }: ScannerDialogProps) {
  return (
    <Dialog title="Escanear un código" isOpen onClose={onClose} width={480}>
      <Camera onFound={onFound} />
    </Dialog>
  )
}

/** Its own component: the dialog renders its content after its own effects. */
function Camera({ onFound }: Pick<ScannerDialogProps, 'onFound'>) {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<string>()
  const onCode = useEffectEvent(async (code: string, signal: AbortSignal) => {
    try {
      const material = await findByCode(code, signal)
      if (material) onFound(material)
      else setProblem(`Ningún material tiene el código «${code}».`)
    } catch (error) {
      if (!signal.aborted) setProblem(errorMessage(error))
    }
  })
  useEffect(() => {
    const stop = new AbortController()
    watchCamera(video.current!, (code) => onCode(code, stop.signal), stop.signal).catch(
      (error: unknown) => !stop.signal.aborted && setProblem(cameraProblem(error)),
    )
    return () => stop.abort()
  }, [])
  return (
    <>
      {problem && <Alert type="warning">{problem}</Alert>}
      <video ref={video} className="scanner-video" muted playsInline aria-label="Lo que ve la cámara" />
      <p className="money-note">Apuntá la cámara al código de barras o al QR de la etiqueta.</p>
    </>
  )
}

const cameraProblem = (error: unknown): string =>
  error instanceof DOMException && error.name === 'NotAllowedError'
    ? 'El navegador no deja usar la cámara. Permitila para este sitio, o escribí el código en el campo del material.'
    : 'No pudimos usar la cámara. Escribí el código en el campo del material.'
