import type { ComponentProps } from 'react'
import { Segmented } from '../../../ui/Segmented.tsx'

/** A segmented choice with a visible label. */
export function GalleryOption<Value extends string>(props: ComponentProps<typeof Segmented<Value>>) {
  return (
    <div>
      <p className="gallery-option-name" aria-hidden="true">
        {props.label}
      </p>
      <Segmented {...props} />
    </div>
  )
}
