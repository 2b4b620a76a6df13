import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Alert } from '../Alert.tsx'
import './CodeCamera.css'
import { watchCamera } from './code-reader.ts'

type CodeCameraProps = {
  /** Takes a code; returns a sentence if it is of no use here. */
  onCode: (code: string, signal: AbortSignal) => Promise<string | undefined>
  /** What to point the camera at. */
  hint: string
  /** What to do without a camera. */
  otherWay: string
}

/** The picture of the camera, in which it looks for bar and QR codes. */
export function CodeCamera({ onCode, hint, otherWay }: CodeCameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<string>()
  const take = useEffectEvent(async (code: string, signal: AbortSignal) => {
    const sentence = await onCode(code, signal)
    if (!signal.aborted) setProblem(sentence)
  })
  const fail = useEffectEvent((error: unknown) => setProblem(cameraProblem(error, otherWay)))
  useEffect(() => {
    const stop = new AbortController()
    watchCamera(video.current!, (code) => take(code, stop.signal), stop.signal).catch(
      (error: unknown) => !stop.signal.aborted && fail(error),
    )
    return () => stop.abort()
  }, [])
  return (
    <>
      {problem && <Alert type="warning">{problem}</Alert>}
      <video ref={video} className="scanner-video" muted playsInline aria-label="Lo que ve la cámara" />
      <p className="scanner-hint">{hint}</p>
    </>
  )
}

const cameraProblem = (error: unknown, otherWay: string): string =>
  error instanceof DOMException && error.name === 'NotAllowedError'
    ? `El navegador no deja usar la cámara. Permitila para este sitio, o ${otherWay}`
    : `No pudimos usar la cámara: ${otherWay}`
