import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { ClashDialog, type ClashChoice } from './ClashDialog.tsx'
import { chosenFiles, droppedFiles, type PlacedFile } from './dropped-files.ts'
import { freeName, isTaken } from './file-view.ts'
import type { Item } from './queries.ts'
import { addUploads, filesIn, type NewUpload } from './uploads.ts'

type Clash = { placed: PlacedFile; taken: Item; left: number; choose: (choice: ClashChoice, forAll: boolean) => void }

/** Uploads by button, by drop anywhere on the page and from the clipboard; asks about names that exist. */
export function UploadButtons({ folderId }: { folderId: string | null }) {
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const [clash, setClash] = useState<Clash | null>(null)
  const take = async (placed: readonly PlacedFile[]) => {
    const there = await filesIn(folderId).catch(() => [])
    addUploads(await resolved(placed, there, folderId, setClash))
  }
  useFilesOfPage((placed) => void take(placed))
  const onChange = ({ target }: { target: HTMLInputElement }) => {
    void take(chosenFiles(target.files ?? []))
    // The same file can be chosen again.
    target.value = ''
  }
  return (
    <>
      <input ref={files} type="file" hidden multiple aria-label="Archivos para subir" onChange={onChange} />
      <input
        ref={(element) => {
          folder.current = element
          if (element) element.webkitdirectory = true
        }}
        type="file"
        hidden
        aria-label="Carpeta para subir"
        onChange={onChange}
      />
      <div className="files-upload">
        <Button variant="primary" onClick={() => files.current?.click()}>
          <i className="pi pi-upload" aria-hidden="true" /> Subir archivos
        </Button>
        <Menu
          label="Más formas de subir"
          entries={[
            {
              id: 'folder',
              label: 'Subir una carpeta',
              icon: <i className="pi pi-folder-open" />,
              onSelect: () => folder.current?.click(),
            },
          ]}
        >
          <i className="pi pi-angle-down" aria-hidden="true" />
        </Menu>
      </div>
      {clash && (
        <ClashDialog
          key={clash.placed.file.name}
          name={clash.placed.file.name}
          left={clash.left}
          onChoose={clash.choose}
        />
      )}
    </>
  )
}

/** The uploads that are to be, once each name that exists was asked about. */
async function resolved(
  placed: readonly PlacedFile[],
  there: readonly Item[],
  folderId: string | null,
  ask: (clash: Clash | null) => void,
): Promise<NewUpload[]> {
  const found: NewUpload[] = []
  const names = there.map(({ name }) => name)
  const clashing = placed.filter(({ file, folders }) => folders.length === 0 && isTaken(file.name, names))
  let forAll: ClashChoice | undefined
  for (const each of placed) {
    const { file, folders } = each
    const at = clashing.indexOf(each)
    if (at === -1) {
      found.push({ file, name: file.name, folderId, folders })
      continue
    }
    const taken = there.find(({ name }) => isTaken(name, [file.name]))!
    const choice =
      forAll ??
      (await new Promise<ClashChoice>((resolve) => {
        const choose = (chosen: ClashChoice, isForAll: boolean) => {
          if (isForAll) forAll = chosen
          ask(null)
          resolve(chosen)
        }
        ask({ placed: each, taken, left: clashing.length - at - 1, choose })
      }))
    if (choice === 'replace') found.push({ file, name: file.name, folderId, folders, replaces: taken.id })
    if (choice === 'both') found.push({ file, name: freeName(file.name, names), folderId, folders })
  }
  return found
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA'].includes(target.tagName))

/** Files that are dropped or pasted anywhere on the page. */
function useFilesOfPage(take: (placed: readonly PlacedFile[]) => void): void {
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true
    const onOver = (event: DragEvent) => hasFiles(event) && event.preventDefault()
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      void droppedFiles(event.dataTransfer!).then((placed) => latest.current(placed))
    }
    const onPaste = (event: ClipboardEvent) => {
      const pasted = [...(event.clipboardData?.files ?? [])]
      if (pasted.length === 0 || isTyping(event.target)) return
      event.preventDefault()
      latest.current(chosenFiles(pasted))
    }
    addEventListener('dragover', onOver)
    addEventListener('drop', onDrop)
    addEventListener('paste', onPaste)
    return () => {
      removeEventListener('dragover', onOver)
      removeEventListener('drop', onDrop)
      removeEventListener('paste', onPaste)
    }
  }, [])
}
