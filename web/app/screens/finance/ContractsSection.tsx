import { AddendumPage } from '../../../areas/adendas/AddendumPage.tsx'
import { ContractAddenda } from '../../../areas/adendas/ContractAddenda.tsx'
import { PrintedAddenda } from '../../../areas/adendas/PrintedAddenda.tsx'
import { CertificatePage } from '../../../areas/certificados/CertificatePage.tsx'
import { ContractCertificates } from '../../../areas/certificados/ContractCertificates.tsx'
import { ownerOf, StoredFiles } from '../../../areas/comprobantes/door.ts'
import { ContractPage } from '../../../areas/contratos/ContractPage.tsx'
import { ContractsPanel } from '../../../areas/contratos/ContractsPanel.tsx'
import { useMay } from '../../../areas/developers/door.ts'
import { ContractFund } from '../../../areas/liberaciones/ContractFund.tsx'
import { DocumentHistory } from '../../../records/DocumentHistory.tsx'
import { Card } from '../../../ui/Card.tsx'
import type { SectionProps } from '../SectionsPage.tsx'

/** All contracts, one contract with its certificates, one certificate, or one addendum, by address. */
export function ContractsSection({ proyectoId, id, rest }: SectionProps) {
  const [part, partId] = rest
  const mayWrite = useMay('uploadContratoDocumento')
  if (!id) return <ContractsPanel proyectoId={proyectoId} />
  if (part === 'certificados' && partId)
    return (
      <CertificatePage
        key={partId}
        {...{ proyectoId, contratoId: id, id: partId }}
        history={<DocumentHistory proyectoId={proyectoId} id={partId} />}
      />
    )
  if (part === 'adendas' && partId)
    return (
      <AddendumPage
        key={partId}
        {...{ proyectoId, contratoId: id, id: partId }}
        history={<DocumentHistory proyectoId={proyectoId} id={partId} />}
      />
    )
  return (
    <ContractPage
      key={id}
      proyectoId={proyectoId}
      id={id}
      history={<DocumentHistory proyectoId={proyectoId} id={id} />}
      addenda={(contract) => <ContractAddenda proyectoId={proyectoId} contract={contract} />}
      printedAddenda={<PrintedAddenda proyectoId={proyectoId} contratoId={id} />}
      fund={(contract) => <ContractFund proyectoId={proyectoId} contract={contract} />}
      files={({ documentos }) =>
        (mayWrite || documentos.length > 0) && (
          <Card title="Archivos del contrato">
            <StoredFiles owner={ownerOf('contrato', proyectoId, id)} documentos={documentos} mayWrite={mayWrite} />
          </Card>
        )
      }
      certificates={(contract) => <ContractCertificates proyectoId={proyectoId} contract={contract} />}
    />
  )
}
