const preventDrop = (event: DragEvent) => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
}

/** Prevents the browser from replacing the page with a file dropped outside of a drop target. */
export function keepPageFromDroppedFiles(): void {
  addEventListener('dragover', preventDrop)
  addEventListener('drop', preventDrop)
}
