import type { ComponentType } from 'react'
import { ModulePage } from './ModulePage.tsx'
import { modules, type ModuleName } from './modules.ts'

/** The screen of a module. Each is a component of its own, so that going from one to another starts again. */
export function moduleScreen(name: ModuleName): ComponentType {
  return () => <ModulePage module={modules[name]} />
}
