/** Tasks of the plan of works: all new ones of a sheet are one change of the plan, so that they may name one another. */
import { definedFields } from '../../../lib/defined.ts'
import {
  createLoadedTareas,
  currentTareas,
  findLoadedTareas,
  refusedChanges,
  refusedTareas,
  undoLoadedTareas,
  updateLoadedTareas,
  type SheetTask,
} from '../../plan/door.ts'
import type { Change, RecordNoun, Values } from './record-noun.ts'

/** The row of a body: a task of the operation has no end, and names others by their ids. */
const rows = new WeakMap<Values, SheetTask>()
const changeOf = ({ record, values }: Change) => ({ record, values: values as SheetTask })
const rowOf = (body: Values): SheetTask => rows.get(body) ?? {}

export const tareas: RecordNoun = {
  operation: 'updateTareas',
  entidad: 'tarea',
  fields: {
    codigo: {
      titulo: 'Código',
      synonyms: ['edt', 'wbs', 'cod', 'cód.', 'ítem', 'código de tarea', 'número de esquema', 'outline number'],
      ejemplo: '',
      kind: 'text',
      ayuda: 'El lugar en el plan: la 1.2 va adentro de la 1. Si ya está en el plan, la fila cambia esa tarea.',
    },
    nombre: {
      titulo: 'Nombre',
      synonyms: ['nombre de tarea', 'nombre de la tarea', 'tarea', 'actividad', 'descripción', 'task name', 'name'],
      ejemplo: 'Mampostería de planta baja',
      at: 'guardar.nombre',
    },
    grupo: {
      titulo: 'Grupo',
      synonyms: ['tarea de resumen', 'etapa', 'fase', 'capítulo', 'padre', 'grupo de tareas'],
      ejemplo: '',
      kind: 'text',
      ayuda: 'Nombre o código de otra tarea: de una fila de más arriba, o del plan.',
    },
    rubroId: { titulo: 'Rubro', synonyms: ['código rubro'], ejemplo: '', at: 'guardar.rubroId', from: 'rubros' },
    inicio: {
      titulo: 'Inicio',
      synonyms: ['comienzo', 'desde', 'fecha de inicio', 'fecha inicio', 'fecha de comienzo', 'start', 'start date'],
      ejemplo: '22/02/2027',
      at: 'guardar.inicio',
      obligatorio: false,
    },
    duracion: {
      titulo: 'Duración',
      synonyms: ['días', 'duración (días)', 'días hábiles', 'plazo', 'duration'],
      ejemplo: '10',
      kind: 'text',
      ayuda: 'En días hábiles; 0 es un hito. O poné el fin: si están los dos, vale el fin.',
    },
    fin: {
      titulo: 'Fin',
      synonyms: ['hasta', 'fecha de fin', 'fecha fin', 'final', 'término', 'finish', 'finish date', 'end date'],
      ejemplo: '',
      kind: 'day',
    },
    predecesoras: {
      titulo: 'Predecesoras',
      synonyms: ['predecesora', 'depende de', 'sigue a', 'predecessors'],
      ejemplo: '',
      kind: 'text',
      ayuda: 'Números o códigos de otras tareas: 3; 5FC+2 días.',
    },
    avance: {
      titulo: 'Avance %',
      synonyms: ['% completado', '% avance', 'porcentaje completado', 'porcentaje de avance', 'avance', '% complete'],
      ejemplo: '0',
      kind: 'text',
    },
    estado: {
      titulo: 'Estado',
      synonyms: ['situación'],
      ejemplo: 'Pendiente',
      at: 'guardar.estado',
      otherWords: {
        pendiente: ['no iniciada', 'sin empezar', 'por hacer'],
        enCurso: ['en progreso', 'en ejecución', 'iniciada'],
        bloqueada: ['detenida', 'parada'],
        terminada: ['completada', 'finalizada', 'hecha'],
      },
    },
    causa: {
      titulo: 'Causa',
      synonyms: ['causa del bloqueo', 'motivo'],
      ejemplo: '',
      at: 'guardar.causa',
      ayuda: 'Solo de las bloqueadas.',
    },
    responsableId: {
      titulo: 'Responsable',
      synonyms: ['a cargo de', 'encargado', 'asignado a'],
      ejemplo: '',
      at: 'guardar.responsableId',
      from: 'miembros',
      ayuda: 'Nombre o mail de alguien que ve el proyecto.',
    },
    numero: {
      titulo: 'N.º',
      synonyms: ['nro', 'número', 'id', 'identificador', 'número de fila'],
      ejemplo: '',
      kind: 'text',
      ayuda: 'Solo para las predecesoras: el número que la tarea tiene en la planilla.',
    },
  },
  key: ['nombre', 'codigo', 'grupo'],
  isWhole: true,
  bodyOf([values]) {
    const row = values as SheetTask
    const { nombre, rubroId, responsableId, estado, causa } = row
    // The rest is checked with the other rows: `refusals`.
    const guardar = [
      definedFields({
        nombre,
        inicio: row.inicio ?? row.fin ?? '2000-01-03',
        duracionDias: 1,
        rubroId,
        responsableId,
        estado: estado ?? undefined,
        causa,
      }),
    ]
    const body = { version: 1, guardar, borrar: [] }
    rows.set(body, row)
    return body
  },
  existing: ({ ctx, db, proyectoId }, values) => findLoadedTareas(ctx, db, proyectoId, values as SheetTask[]),
  refusals: ({ ctx, db, proyectoId }, bodies) => refusedTareas(ctx, db, proyectoId, bodies.map(rowOf)),
  create: ({ ctx, proyectoId }, bodies) => createLoadedTareas(ctx, proyectoId, bodies.map(rowOf)),
  updateAll: ({ ctx, proyectoId }, changes) => updateLoadedTareas(ctx, proyectoId, changes.map(changeOf)),
  changeRefusals: ({ ctx, db, proyectoId }, changes) => refusedChanges(ctx, db, proyectoId, changes.map(changeOf)),
  current: ({ db, proyectoId }, ids) => currentTareas(db, proyectoId, ids),
  undo: ({ ctx, proyectoId }, made) => undoLoadedTareas(ctx, proyectoId, made),
}
