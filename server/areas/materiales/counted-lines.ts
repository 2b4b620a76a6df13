import type { Db } from '../../db/schema.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import { baseQuantity, type CountedMaterial } from './line-quantity.ts'
import { selectMaterials } from './queries.ts'

type Line = { materialId: string; cantidad: string; presentacion?: string | null | undefined }

/**
 * The lines of a document with their material and their quantity in its unit (docs/domain/materials.md, Quantities). Throws 400,
 * and 404 for an unknown material.
 */
export async function countedLines<L extends Line>(
  { db, desarrolladoraId }: { db: Db; desarrolladoraId: number },
  lines: L[],
) {
  const ids = [...new Set(lines.map(({ materialId }) => materialId))]
  const materials = await selectMaterials(db, desarrolladoraId, ids)
  return lines.map((line, index) => {
    const material = materials.get(line.materialId)
    if (!material) throw notFound('No encontramos alguno de los materiales.')
    const presentaciones = JSON.parse(material.presentaciones) as CountedMaterial['presentaciones']
    const cantidadBase = baseQuantity({ ...material, presentaciones }, line, `lineas.${index}`)
    const { nombre, codigo, unidad } = material
    return { ...line, material: nombre, codigo, unidad, cantidadBase }
  })
}

/** Throws 400 with the message for a material that has two lines. */
export function requireEachOnce(lines: { materialId: string }[], message: string): void {
  const ids = lines.map(({ materialId }) => materialId)
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) < index)
  if (repeated !== -1) throw invalid(`lineas.${repeated}.materialId`, message)
}
