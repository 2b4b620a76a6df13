const keep = (event: DragEvent) => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
}

/** Files that are dropped where nothing takes them do not replace the page, which is what a browser does by itself. */
export function keepPageFromDroppedFiles(): void {
  addEventListener('dragover', keep)
  addEventListener('drop', keep)
}
