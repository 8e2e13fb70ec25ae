import { ImageOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { EmptyState } from '../../../ui/feedback/empty-state'

/** A picture, as large as fits. */
export function ImageView({ file, name, type }: { file: Blob; name: string; type: string | null }) {
  const image = useRef<HTMLImageElement>(null)
  const [broken, setBroken] = useState(false)
  useEffect(() => {
    // The server has found out by its bytes what it is.
    const url = URL.createObjectURL(new Blob([file], { type: type ?? '' }))
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file, type])
  if (broken)
    return (
      <EmptyState
        icon={<ImageOff aria-hidden />}
        title="Esta imagem não pode ser mostrada. Baixe o documento para abri-la."
      />
    )
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={`Imagem de ${name}`}
      className="flex min-h-0 flex-1 justify-center overflow-auto bg-sunken p-4"
    >
      <img
        ref={image}
        alt={name}
        onError={() => setBroken(true)}
        className="m-auto max-h-full max-w-full object-contain"
      />
    </div>
  )
}
