import { CertificatePage } from '../../../areas/certificados/CertificatePage.tsx'
import { ContractCertificates } from '../../../areas/certificados/ContractCertificates.tsx'
import { ContractPage } from '../../../areas/contratos/ContractPage.tsx'
import { ContractsPanel } from '../../../areas/contratos/ContractsPanel.tsx'
import { DocumentHistory } from '../../../records/DocumentHistory.tsx'
import type { SectionProps } from '../SectionsPage.tsx'

/** All contracts, one contract with its certificates, or one certificate, by address. */
export function ContractsSection({ proyectoId, id, rest }: SectionProps) {
  const [part, certificateId] = rest
  if (!id) return <ContractsPanel proyectoId={proyectoId} />
  if (part === 'certificados' && certificateId)
    return (
      <CertificatePage
        key={certificateId}
        {...{ proyectoId, contratoId: id, id: certificateId }}
        history={<DocumentHistory proyectoId={proyectoId} id={certificateId} />}
      />
    )
  return (
    <ContractPage
      key={id}
      proyectoId={proyectoId}
      id={id}
      history={<DocumentHistory proyectoId={proyectoId} id={id} />}
      certificates={(contract) => <ContractCertificates proyectoId={proyectoId} contract={contract} />}
    />
  )
}
