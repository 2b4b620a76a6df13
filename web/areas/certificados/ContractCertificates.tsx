import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { financeChange } from '../../api/areas.ts'
import { mutate } from '../../api/operations.ts'
import { usableData, QueryAnswer } from '../../api/QueryAnswer.tsx'
import type { Schema } from '../../api/types.ts'
import { useOnce } from '../../api/use-once.ts'
import { dateText, monthError } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { todayText } from '../../lib/today.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { MonthField } from '../../ui/DateField.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { ValuationPicker, useAddressWithValuation, useValuation } from '../control/door.ts'
import { useMay } from '../developers/door.ts'
import { CertificatesTable } from './CertificatesTable.tsx'
import { certificatesQuery, lateDifferencesQuery, type Certificado, type Place } from './queries.ts'

type ContractCertificatesProps = { proyectoId: number; contract: Schema<'Contrato'> }

const countedStates = new Set(['borrador', 'emitido', 'aprobado'])

/** Month (`YYYY-MM`) after the last certificate that is not rejected or annulled; else the month of the contract. */
function nextMonth(certificates: Certificado[], fecha: string): string {
  const last = certificates.filter(({ estado }) => countedStates.has(estado)).map(({ periodo }) => periodo)
  const from = last.toSorted().at(-1)
  if (!from) return fecha.slice(0, 7)
  const [year, month] = from.split('-').map(Number) as [number, number]
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`
}

/** The certificates of a contract, with the dialog to create one. */
export function ContractCertificates({ proyectoId, contract }: ContractCertificatesProps) {
  const place = { proyectoId, contratoId: contract.id }
  const query = useQuery(certificatesQuery(place, useValuation()))
  const { data } = query
  const [isNew, setIsNew] = useState(false)
  const mayWrite = useMay('createCertificado')
  const isOver = contract.estado === 'finalizado' || contract.estado === 'rescindido'
  const month = data ? nextMonth(data.items, contract.fecha) : ''
  // An ended contract accepts only certificates of index differences.
  const mayHaveDifferences = mayWrite && isOver && contract.indice !== null && data !== undefined && data.total > 0
  const isMonthReached = month <= todayText().slice(0, 7)
  const { data: differences } = useQuery(
    lateDifferencesQuery(place, mayHaveDifferences && isMonthReached ? month : null),
  )
  const create = mayWrite && (!isOver || differences) && (
    <Button variant="primary" onClick={() => setIsNew(true)}>
      {isOver ? 'Certificar la diferencia' : 'Nuevo certificado'}
    </Button>
  )
  return (
    <Card title="Certificados del contrato" actions={create}>
      <ValuationPicker response={usableData(query)} />
      {isOver && differences && (
        <Alert type="info">
          Un índice ({contract.indice}) se volvió a publicar: queda por certificar una diferencia de{' '}
          {moneyText(differences.diferenciaAjuste, differences.moneda)}.
        </Alert>
      )}
      {mayHaveDifferences && !isMonthReached && (
        <p className="record-detail">
          Hay un certificado por mes, y el de este mes ya está: si un índice ({contract.indice}) se vuelve a publicar,
          la diferencia se certifica desde {dateText(month)}.
        </p>
      )}
      <QueryAnswer query={query} height="6rem">
        {(list) =>
          list.total === 0 ? (
            <p className="record-detail">Todavía no se certificó nada.</p>
          ) : (
            <CertificatesTable list={list} />
          )
        }
      </QueryAnswer>
      {isNew && data && (
        <MonthDialog
          place={place}
          title={isOver ? 'Certificar la diferencia de ajuste' : 'Nuevo certificado'}
          month={month}
          onClose={() => setIsNew(false)}
        />
      )}
    </Card>
  )
}

type MonthDialogProps = {
  place: Place
  title: string
  month: string
  onClose: () => void
}

function MonthDialog({ place, title, month, onClose }: MonthDialogProps) {
  const once = useOnce()
  const { mutateAsync: create } = useMutation(mutate('createCertificado', financeChange))
  const navigate = useNavigate()
  const withValuation = useAddressWithValuation()
  const form = useForm({
    draft: { kind: 'certificado', record: null, parent: place.contratoId },
    values: { periodo: month },
    check: ({ periodo }) => ({ periodo: monthError(periodo) }),
    save: ({ periodo }) => once((headers) => create({ ...place, body: { periodo, lineas: [] }, headers })),
    onSaved({ id }: Certificado) {
      onClose()
      void navigate(withValuation(`/finanzas/contratos/${place.contratoId}/certificados/${id}`))
    },
  })
  return (
    <FormDialog
      form={form}
      title={title}
      failure="No se pudo crear el certificado."
      saveLabel="Crear borrador"
      onClose={onClose}
    >
      <MonthField label="Mes que se certifica" required autoFocus {...form.field('periodo')} />
    </FormDialog>
  )
}
