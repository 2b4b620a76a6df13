import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { errorMessage } from '../../api/problem.ts'
import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import type { FormState } from '../../ui/form/form-types.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { readArcaQr, type ArcaQr } from './arca-qr.ts'
import type { ComprobanteDraft } from './comprobante-draft.ts'
import { filledByQr, isUntouched } from './qr-fill.ts'
import { tipos } from './words.ts'
import './InvoiceQr.css'

const QrDialog = onDemand(async () => (await import('./QrDialog.tsx')).QrDialog)

type InvoiceQrProps = {
  form: FormState<ComprobanteDraft>
  monedaBase: Schema<'Moneda'>
  /** The pictures being attached: their QR is read, if they have one. */
  pictures: readonly File[]
}

/** The first QR of an invoice in a picture; null if there is none, or the browser cannot read the picture. */
async function qrOfPicture(picture: File): Promise<ArcaQr | null> {
  try {
    const { codesOfPicture } = await import('../../ui/scanner/code-reader.ts')
    const codes = await codesOfPicture(picture)
    return codes.map(readArcaQr).find((qr) => qr !== null) ?? null
  } catch {
    return null
  }
}

/** Reads the QR of the invoice from its photo, the camera or a pasted address, and fills in the form; everything stays correctable. */
export function InvoiceQr({ form, monedaBase, pictures }: InvoiceQrProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [offered, setOffered] = useState<ArcaQr | null>(null)
  const [notes, setNotes] = useState<string[]>([])
  const seen = useRef(new WeakSet<File>())
  const fill = async (qr: ArcaQr) => {
    setOffered(null)
    try {
      const { fields, notes: found } = await filledByQr(qr, monedaBase)
      form.change(fields)
      setNotes(['Completado con el QR. Revisá que coincida con la factura.', ...found])
    } catch (error) {
      setOffered(qr)
      setNotes([`No se completó con el QR: ${errorMessage(error)}`])
    }
  }
  /** A picture must not replace what was typed. */
  const take = useEffectEvent((qr: ArcaQr) => (isUntouched(form.values) ? void fill(qr) : setOffered(qr)))
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  useEffect(() => {
    for (const picture of pictures.filter((each) => !seen.current.has(each))) {
      seen.current.add(picture)
      void qrOfPicture(picture).then((qr) => isMounted.current && qr && take(qr))
    }
  }, [pictures])
  return (
    <div className="invoice-qr">
      <Button size="small" onClick={() => setIsAsking(true)}>
        <i className="pi pi-qrcode" aria-hidden="true" /> Leer el QR
      </Button>
      {offered && (
        <Alert type="info">
          {`El QR dice: ${tipos[offered.tipo]} ${offered.letra} ${offered.puntoVenta}-${offered.numero} del ${dateText(offered.fecha)}, ${moneyText(offered.total, offered.moneda)}. `}
          <Button size="small" onClick={() => void fill(offered)}>
            Completar con el QR
          </Button>
        </Alert>
      )}
      {notes.map((note) => (
        <Alert key={note} type="info">
          {note}
        </Alert>
      ))}
      {isAsking && (
        <QrDialog
          onRead={(qr) => {
            setIsAsking(false)
            void fill(qr)
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}
