/** Stock movements: rows with the same remito are one movement, each row is a line of it. */
import { definedFields } from '../../../lib/defined.ts'
import {
  confirmLoadedMovimientos,
  createLoadedMovimientos,
  findMovimientosByRemito,
  currentMovimientos,
  enterEarlierStock,
  undoLoadedMovimientos,
} from '../../movimientos/door.ts'
import type { RecordNoun, Values } from './record-noun.ts'

const lineNames = ['materialId', 'presentacion', 'cantidad', 'precio', 'moneda']
const pick = (values: Values, wanted: (name: string) => boolean) =>
  definedFields(Object.fromEntries(Object.entries(values).filter(([name]) => wanted(name))))

export const movimientos: RecordNoun = {
  operation: 'createMovimiento',
  entidad: 'movimiento',
  fields: {
    tipo: {
      titulo: 'Tipo',
      synonyms: ['tipo de movimiento', 'movimiento', 'clase', 'operación'],
      ejemplo: 'Ingreso',
      otherWords: {
        ingreso: ['entrada', 'recepción', 'compra'],
        egreso: ['salida', 'consumo'],
        transferencia: ['traslado', 'traspaso'],
      },
    },
    fecha: {
      titulo: 'Fecha',
      synonyms: ['día', 'fecha movimiento', 'fecha remito', 'fecha de entrega'],
      ejemplo: '23/02/2026',
    },
    depositoId: {
      titulo: 'Depósito',
      synonyms: ['depósito origen', 'origen', 'desde', 'pañol', 'obrador', 'almacén'],
      ejemplo: 'Depósito central',
      from: 'depositos',
    },
    destinoId: {
      titulo: 'Destino',
      synonyms: ['depósito destino', 'hacia', 'depósito que recibe'],
      ejemplo: '',
      from: 'depositos',
      ayuda: 'Solo de las transferencias: el depósito que recibe.',
    },
    sentido: {
      titulo: 'Sentido',
      synonyms: ['signo', 'entra o sale'],
      ejemplo: '',
      ayuda: 'Solo de los ajustes: si entra o sale.',
      otherWords: { entra: ['entrada', 'positivo', 'suma'], sale: ['salida', 'negativo', 'resta'] },
    },
    proveedorId: {
      titulo: 'Proveedor',
      synonyms: ['razón social', 'cuit', 'cuit proveedor', 'corralón'],
      ejemplo: 'Aceros Rosario S.A.',
      from: 'proveedores',
      ayuda: 'De los ingresos y las devoluciones: nombre o CUIT.',
    },
    remito: {
      titulo: 'Remito',
      synonyms: [
        'número de remito',
        'nro remito',
        'nro. de remito',
        'nº remito',
        'n.º de remito',
        'vale',
        'nro de vale',
        'número de vale',
        'referencia',
      ],
      ejemplo: 'R 0001-00004512',
      ayuda: 'Las filas seguidas con el mismo remito son un solo movimiento. Sin remito, cada fila es uno.',
    },
    rubroId: {
      titulo: 'Rubro',
      synonyms: ['código rubro', 'imputación', 'etapa', 'destino de obra'],
      ejemplo: '03',
      from: 'rubros',
    },
    motivo: {
      titulo: 'Motivo',
      synonyms: ['observaciones', 'observación', 'notas', 'detalle', 'comentario'],
      ejemplo: '',
      ayuda: 'Obligatorio en los ajustes.',
    },
    materialId: {
      titulo: 'Material',
      synonyms: ['código material', 'código', 'artículo', 'producto', 'insumo', 'descripción', 'cod', 'ítem'],
      ejemplo: 'ADN-10',
      from: 'materiales',
      at: 'lineas.materialId',
      ayuda: 'Código o nombre.',
    },
    presentacion: {
      titulo: 'Presentación',
      synonyms: ['envase', 'bulto'],
      ejemplo: '',
      at: 'lineas.presentacion',
      ayuda: 'Una de las del material. Vacía: la cantidad va en su unidad.',
    },
    cantidad: {
      titulo: 'Cantidad',
      synonyms: ['cant', 'cant.', 'unidades'],
      ejemplo: '150',
      at: 'lineas.cantidad',
    },
    precio: {
      titulo: 'Precio',
      synonyms: ['precio unitario', 'p. unitario', 'p.u.', 'pu', 'costo', 'costo unitario', 'unitario'],
      ejemplo: '1.350,50',
      at: 'lineas.precio',
      ayuda: 'De lo que entra, por unidad o presentación. Vacío: el último precio del material.',
    },
    moneda: { titulo: 'Moneda', synonyms: ['divisa', 'mon'], ejemplo: 'ARS', at: 'lineas.moneda' },
  },
  // A row without a remito is a movement on its own.
  key: ['remito', 'tipo', 'fecha', 'depositoId', 'proveedorId'],
  lines: lineNames,
  // What a movement takes must have come before.
  order: ({ fecha }) => String(fecha ?? ''),
  bodyOf: (rows) => ({
    ...pick(rows[0], (name) => !lineNames.includes(name)),
    lineas: rows.map((row) => pick(row, (name) => lineNames.includes(name))),
  }),
  existing: ({ db, proyectoId }, rows) => findMovimientosByRemito(db, proyectoId, rows),
  prepare: ({ ctx, proyectoId }, bodies, earlier) => enterEarlierStock(ctx, proyectoId, { bodies, earlier }),
  create: ({ ctx, proyectoId }, bodies) => createLoadedMovimientos(ctx, proyectoId, bodies),
  confirm: ({ ctx, proyectoId }, made) => confirmLoadedMovimientos(ctx, proyectoId, made),
  current: ({ db, proyectoId }, ids) => currentMovimientos(db, proyectoId, ids),
  undo: ({ ctx, db, proyectoId }, made, motivo) => undoLoadedMovimientos(ctx, db, proyectoId, made, motivo),
}
