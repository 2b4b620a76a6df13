import { useQuery } from '@tanstack/react-query'
import { QueryAnswer } from '../../../api/QueryAnswer.tsx'
import { TableScroll } from '../../../ui/TableScroll.tsx'
import { readTextContent } from './text-content.ts'
import './TextView.css'

type TextViewProps = { id: string; file: { name: string; type: string }; content: Blob }

/** A text file as its source, a CSV file as a table. */
export function TextView({ id, file, content }: TextViewProps) {
  const query = useQuery({
    queryKey: ['text-content', id],
    queryFn: () => readTextContent(file, content),
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    <QueryAnswer query={query} height="20rem">
      {(read) => (
        <>
          {'rows' in read ? (
            <TableScroll label={file.name}>
              <table className="table">
                <tbody>
                  {read.rows.map((row, at) => (
                    // Rows of a file have no other identity than their place.
                    <tr key={at}>
                      {row.map((cell, column) => (
                        <td key={column}>{cell}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </TableScroll>
          ) : (
            <pre className="text-view">{read.text}</pre>
          )}
          {read.isCut && <p className="text-view-note">Se ve el comienzo. Descargalo para leerlo entero.</p>}
        </>
      )}
    </QueryAnswer>
  )
}
