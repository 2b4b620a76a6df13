import { tellFailure } from './tell-failure.ts'
import { saveFile } from '../lib/save-file.ts'
import { Button } from '../ui/Button.tsx'

type ExportButtonsProps = { name: string; read: (formato: 'csv' | 'xlsx') => Promise<Blob> }

/** Downloads a list as CSV or XLSX. */
export function ExportButtons({ name, read }: ExportButtonsProps) {
  const download = (formato: 'csv' | 'xlsx') =>
    void read(formato).then((file) => saveFile(file, `${name}.${formato}`), tellFailure('No se pudo exportar'))
  return (
    <>
      <Button onClick={() => download('csv')}>
        <i className="pi pi-download" aria-hidden="true" /> CSV
      </Button>
      <Button onClick={() => download('xlsx')}>
        <i className="pi pi-file-excel" aria-hidden="true" /> Excel
      </Button>
    </>
  )
}
