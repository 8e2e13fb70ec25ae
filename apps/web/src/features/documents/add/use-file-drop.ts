import { useEffect, useRef, useState } from 'react'

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false

/**
 * Files dropped anywhere on the page; `over` while some are held above it. The browser would leave the page
 * for a file that is dropped beside the mark, so it is kept from that even where nobody takes files.
 */
export function useFileDrop(onFiles: ((files: File[]) => void) | null): boolean {
  const [over, setOver] = useState(false)
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })

  useEffect(() => {
    function onDragOver(event: DragEvent): void {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(latest.current !== null)
    }
    function onDragLeave(event: DragEvent): void {
      if (event.relatedTarget === null) setOver(false)
    }
    function onDrop(event: DragEvent): void {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      latest.current?.([...(event.dataTransfer?.files ?? [])])
    }
    const listeners = { dragover: onDragOver, dragleave: onDragLeave, drop: onDrop }
    for (const [name, listen] of Object.entries(listeners))
      window.addEventListener(name, listen as EventListener)
    return () => {
      for (const [name, listen] of Object.entries(listeners))
        window.removeEventListener(name, listen as EventListener)
    }
  }, [])

  return over
}
