import { layouts, useLayoutChoice } from '../../layouts/layout-choice.ts'
import { choices, useGalleryOptions } from './gallery-options.ts'
import { GalleryOption } from './GalleryOption.tsx'

const optionsOf = <Value extends string>(values: readonly Value[]) => values.map((value) => ({ value, label: value }))

/** All options of the gallery's navigation and its layout. */
export function GalleryOptions() {
  const { options, change } = useGalleryOptions()
  const { aspecto, modo, posicion, autoCollapse } = options
  const [layout, chooseLayout] = useLayoutChoice()
  return (
    <div className="gallery-options">
      <GalleryOption
        label="Aspecto"
        options={optionsOf(choices.aspecto)}
        value={aspecto}
        onChange={(value) => change('aspecto', value)}
      />
      <GalleryOption
        label="Modo"
        options={optionsOf(choices.modo)}
        value={modo}
        onChange={(value) => change('modo', value)}
      />
      <GalleryOption
        label="Posición"
        options={optionsOf(choices.posicion)}
        value={posicion}
        onChange={(value) => change('posicion', value)}
      />
      <GalleryOption
        label="autoCollapse"
        options={[
          { value: 'si', label: 'sí' },
          { value: 'no', label: 'no' },
        ]}
        value={autoCollapse ? 'si' : 'no'}
        onChange={(value) => change('autoCollapse', value)}
      />
      <GalleryOption
        label="Disposición de la app"
        options={optionsOf(layouts)}
        value={layout}
        onChange={chooseLayout}
      />
    </div>
  )
}
