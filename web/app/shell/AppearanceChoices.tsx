import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { tellFailure } from '../../api/tell-failure.ts'
import { changeSettings } from '../../areas/user/queries.ts'
import {
  appearance,
  densities,
  schemes,
  showAppearance,
  themes,
  type Appearance,
  type Density,
  type Scheme,
  type Theme,
} from '../../lib/appearance.ts'
import { useStore } from '../../lib/store.ts'
import { Fieldset } from '../../ui/Fieldset.tsx'

const themeNames: Record<Theme, string> = {
  default: 'Default',
  brand: 'Brand',
  teal: 'Teal',
  rose: 'Rose',
  purple: 'Purple',
  amber: 'Amber',
}
const schemeNames: Record<Scheme, string> = { auto: 'Auto', dark: 'Dark', light: 'Light' }
const schemeIcons: Record<Scheme, string> = { auto: 'pi-desktop', dark: 'pi-moon', light: 'pi-sun' }

const densityNames: Record<Density, string> = { comfortable: 'Cómodo', compact: 'Compacto' }
const densityIcons: Record<Density, string> = { comfortable: 'pi-bars', compact: 'pi-align-justify' }

/** Theme, scheme and density, applied at once. */
export function AppearanceChoices() {
  return (
    <div className="settings-body">
      <ThemeChoice />
      <SchemeChoice />
      <DensityChoice />
      <p className="settings-note">Tus ajustes quedan guardados en tu cuenta y te siguen a otros dispositivos.</p>
    </div>
  )
}

/** Applies a choice at once and stores it in the user's settings; on failure it is rolled back. */
function useChoice(): (change: Partial<Appearance>) => void {
  const { mutate } = useMutation(changeSettings)
  return (change) => {
    const before = appearance.get()
    showAppearance(change)
    mutate(change, {
      onError: (error) => {
        showAppearance(before)
        tellFailure('No pudimos guardar tus ajustes')(error)
      },
    })
  }
}

function ThemeChoice() {
  const group = useId()
  const { theme } = useStore(appearance)
  const choose = useChoice()
  return (
    <Fieldset legend="COLOR PRINCIPAL">
      <div className="settings-themes">
        {themes.map((name) => (
          <label key={name} className="settings-choice" data-theme={name}>
            <input type="radio" name={group} checked={theme === name} onChange={() => choose({ theme: name })} />
            <span className="settings-swatch" aria-hidden="true">
              <i className="pi pi-check" />
            </span>
            {themeNames[name]}
          </label>
        ))}
      </div>
    </Fieldset>
  )
}

function SchemeChoice() {
  const group = useId()
  const { scheme } = useStore(appearance)
  const choose = useChoice()
  return (
    <Fieldset legend="ESQUEMA">
      <div className="settings-schemes">
        {schemes.map((name) => (
          <label key={name} className="settings-choice settings-scheme">
            <input type="radio" name={group} checked={scheme === name} onChange={() => choose({ scheme: name })} />
            <i className={`pi ${schemeIcons[name]}`} aria-hidden="true" />
            {schemeNames[name]}
          </label>
        ))}
      </div>
      <p className="settings-note">Auto sigue el esquema de tu sistema.</p>
    </Fieldset>
  )
}

function DensityChoice() {
  const group = useId()
  const { density } = useStore(appearance)
  const choose = useChoice()
  return (
    <Fieldset legend="DENSIDAD">
      <div className="settings-densities">
        {densities.map((name) => (
          <label key={name} className="settings-choice settings-scheme">
            <input type="radio" name={group} checked={density === name} onChange={() => choose({ density: name })} />
            <i className={`pi ${densityIcons[name]}`} aria-hidden="true" />
            {densityNames[name]}
          </label>
        ))}
      </div>
      <p className="settings-note">Compacto muestra más filas de tablas y listas a la vez.</p>
    </Fieldset>
  )
}
