import { saveFile } from '../lib/save-file.ts'
import { Button } from './Button.tsx'
import { csvName } from './chart-csv.ts'

/** Downloads a table as CSV; `title` names the file. */
export function CsvButton({ title, csv }: { title: string; csv: () => string }) {
  return (
    <Button
      size="small"
      aria-label={`Descargar CSV de ${title}`}
      onClick={() => saveFile(new Blob([csv()], { type: 'text/csv' }), csvName(title))}
    >
      <i className="pi pi-download" aria-hidden="true" /> CSV
    </Button>
  )
}
