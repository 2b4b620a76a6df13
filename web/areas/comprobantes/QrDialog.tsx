import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { CodeCamera } from '../../ui/scanner/CodeCamera.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { readArcaQr, type ArcaQr } from './arca-qr.ts'

type QrDialogProps = { onRead: (qr: ArcaQr) => void; onClose: () => void }

const refusal = 'No es el QR de una factura de ARCA, o le faltan datos.'

/** Reads the QR of an invoice with the camera, or its address pasted from another program. */
export function QrDialog({ onRead, onClose }: QrDialogProps) {
  const [address, setAddress] = useState('')
  const read = (text: string): string | undefined => {
    const qr = readArcaQr(text)
    if (qr) onRead(qr)
    return qr ? undefined : refusal
  }
  return (
    <Dialog title="QR de la factura" isOpen onClose={onClose} width={480}>
      <TextField
        label="Dirección del QR"
        help="Pegá lo que leyó otro lector: empieza con https://www.afip.gob.ar o https://www.arca.gob.ar."
        autoComplete="off"
        maxLength={4000}
        value={address}
        error={address.trim() ? refusal : undefined}
        onChange={({ target: { value } }) => {
          setAddress(value)
          read(value)
        }}
      />
      <CodeCamera
        onCode={async (code) => read(code)}
        hint="O apuntá la cámara al QR de la factura."
        otherWay="pegá la dirección del QR."
      />
    </Dialog>
  )
}
