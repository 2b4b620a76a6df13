import { useMutation } from '@tanstack/react-query'
import { useCallback, useMemo, useRef } from 'react'
import { financeChange } from '../../api/areas.ts'
import { call, mutate } from '../../api/operations.ts'
import { tellFailure } from '../../api/tell-failure.ts'
import { useDryRun } from '../../api/use-dry-run.ts'
import { decimalOf, decimalText, numberError } from '../../lib/number-text.ts'
import { useForm } from '../../ui/form/use-form.ts'
import type { Certificado, CertificadoPatch, Place } from './queries.ts'

/** `lineas`: typed values by item id. Percentage or quantity, whichever was typed last; the server derives the other. */
export type CertificateDraft = {
  lineas: Record<string, { porcentajePeriodo: string } | { cantidadPeriodo: string }>
  otrasRetenciones: string
  excedeConNota: string
}

const draftOf = ({ otrasRetenciones, excedeConNota }: Certificado): CertificateDraft => ({
  lineas: {},
  otrasRetenciones: Number(otrasRetenciones) === 0 ? '' : decimalText(otrasRetenciones),
  excedeConNota: excedeConNota ?? '',
})

/** Validation message of the other retentions; current while typing. */
export const withheldError = (text: string) =>
  text.trim() === '' ? undefined : numberError(text, { decimals: 2, min: 0, max: 9_999_999_999_999 })

function patchOf({ version, lineas }: Certificado, draft: CertificateDraft): CertificadoPatch {
  return {
    version,
    lineas: lineas.map(
      ({ itemId, porcentajePeriodo, cantidadPeriodo }) =>
        ({ itemId, ...(draft.lineas[itemId] ?? { porcentajePeriodo, cantidadPeriodo }) }) as { itemId: string },
    ),
    otrasRetenciones: decimalOf(draft.otrasRetenciones) ?? '0',
    excedeConNota: draft.excedeConNota.trim() || null,
  }
}

/** The form of a certificate draft with its cells. `current` is the dry run of unsaved changes, else the stored certificate. */
export function useCertificateForm(place: Place, certificate: Certificado) {
  const { mutateAsync: update } = useMutation(mutate('updateCertificado', financeChange))
  const id = certificate.id
  const form = useForm<CertificateDraft, Certificado>({
    draft: { kind: 'certificado', record: id },
    values: useMemo(() => draftOf(certificate), [certificate]),
    check: ({ otrasRetenciones }) => ({ otrasRetenciones: withheldError(otrasRetenciones) }),
    async save(draft) {
      try {
        return await update({ ...place, id, body: patchOf(certificate, draft) })
      } catch (error) {
        tellFailure('No se guardó')(error)
        throw error
      }
    },
    valuesOf: draftOf,
  })
  const { isDirty, isInvalid, values } = form
  const trial = useDryRun({
    key: ['certificado', id],
    body: isDirty && !isInvalid ? patchOf(certificate, values) : null,
    call: (body, signal) => call('updateCertificado', { ...place, id, simular: true, body }, { signal }),
    keepsPrevious: true,
  })
  const latest = useRef(form)
  latest.current = form
  const changeCells = useCallback((cells: { id: string; key: string; value: string }[]) => {
    const typed = Object.fromEntries(cells.map((cell) => [cell.id, { [cell.key]: cell.value || '0' }]))
    latest.current.change({ lineas: { ...latest.current.values.lineas, ...typed } as CertificateDraft['lineas'] })
  }, [])
  return {
    form,
    current: (isDirty && trial.data) || certificate,
    trialError: isDirty ? trial.error : null,
    changeCells,
  }
}
