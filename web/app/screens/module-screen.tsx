import type { ComponentType } from 'react'
import { ModulePage } from './ModulePage.tsx'
import { modules, type ModuleName } from './modules.ts'

/** The screen of a module. A new component per module, so that navigating between modules resets the state. */
export function moduleScreen(name: ModuleName): ComponentType {
  return () => <ModulePage module={modules[name]} />
}
