/** A project of the largest size that finance is designed for, for the bench. */
import { connect } from '../../server/db/connect.ts'
import type { Store } from '../../server/db/store.ts'
import { addDays, addMonths } from '../../server/lib/calendar.ts'
import { codeSortKey } from '../../server/lib/codes.ts'
import { analyze, insertMany } from '../support/many.ts'

export const proyectoId = 2
const company = 1
const items = 20_000
const many = 50_000
const contracts = 200
const linesOfContract = 5
const certificatesOfContract = 20
const cobros = 5000
const firstDay = '2025-05-05'
/** One in ten documents is unpaid and one is paid in two parts, so there are as many payments as documents. */
const isUnpaid = (index: number) => index % 10 === 0
const document = { proyectoId, motivoEstado: null, version: 1 }
const inPesos = { moneda: 'ARS', cotizacion: null }

type Known = { rubros: string[]; unidadId: string; suppliers: string[]; budget: string }

async function readKnown(store: Store): Promise<Known> {
  const of = (table: 'rubros' | 'proveedores') =>
    store.read.selectFrom(table).select('id').where('desarrolladoraId', '=', company).orderBy('id').execute()
  const unit = store.read.selectFrom('unidades').select('id').where('desarrolladoraId', '=', company)
  const budget = store.read.selectFrom('presupuestos').select('id').where('proyectoId', '=', proyectoId)
  return {
    rubros: (await of('rubros')).map(({ id }) => id),
    suppliers: (await of('proveedores')).map(({ id }) => id),
    unidadId: (await unit.executeTakeFirstOrThrow()).id,
    budget: (await budget.where('estado', '=', 'aprobado').executeTakeFirstOrThrow()).id,
  }
}

const amountOf = (index: number) => 100_000 + ((index * 7919) % 90_000_000)
const dayOf = (index: number) => addDays(firstDay, index % 500)
const at = <Value>(values: Value[], index: number): Value => values[index % values.length]!

async function addItems(store: Store, { rubros, unidadId, budget: presupuestoId }: Known): Promise<void> {
  await insertMany(store, 'presupuestoItems', items, (index) => {
    const codigo = `99.${String(index).padStart(5, '0')}`
    const importe = amountOf(index)
    return {
      id: `bench-item-${index}`,
      proyectoId,
      presupuestoId,
      modificacionId: null,
      rubroId: at(rubros, index),
      unidadId,
      codigo,
      sortKey: codeSortKey(codigo),
      descripcion: `Hormigón elaborado H-30 en columnas, sector ${index}`,
      cantidad: 10_000,
      precioUnitario: importe * 100,
      importe,
      importeBase: importe,
    }
  })
}

async function addInvoices(store: Store, { rubros, suppliers }: Known): Promise<void> {
  await insertMany(store, 'comprobantes', many, (index) => {
    const neto = amountOf(index)
    const iva = Math.round(neto * 0.21)
    const saldo = isUnpaid(index) ? neto + iva : 0
    return {
      ...document,
      ...inPesos,
      id: `bench-invoice-${index}`,
      numero: index + 1,
      estado: 'registrado',
      searchText: `a 0099-${String(index).padStart(8, '0')} corralon del bajo`,
      tipo: index % 40 === 0 ? 'notaDebito' : 'factura',
      letra: 'A',
      puntoVenta: 99,
      proveedorId: at(suppliers, index),
      fecha: dayOf(index),
      vencimiento: addDays(dayOf(index), isUnpaid(index) ? 30 + (index % 400) : 30),
      contratoId: null,
      certificadoId: null,
      iva: JSON.stringify([{ alicuota: '21', base: (neto / 100).toFixed(2), importe: (iva / 100).toFixed(2) }]),
      lineas: 10,
      condicionIva: 'RI',
      neto,
      noGravado: 0,
      exento: 0,
      sinImpuestos: neto,
      impuestosInternos: 0,
      percepciones: '[]',
      cae: null,
      caeVence: null,
      otrosTributos: 0,
      total: neto + iva,
      retenido: 0,
      retenidoBase: 0,
      saldo,
      netoBase: neto,
      ivaBase: iva,
      otrosBase: 0,
      totalBase: neto + iva,
      saldoBase: saldo,
      nota: '',
    }
  })
  await insertMany(store, 'comprobanteImputaciones', many, (index) => ({
    comprobanteId: `bench-invoice-${index}`,
    orden: 0,
    proyectoId,
    rubroId: at(rubros, index % items),
    itemId: index % 3 === 0 ? `bench-item-${index % items}` : null,
    importe: amountOf(index),
    importeBase: amountOf(index),
  }))
}

/** The document that a payment pays, and the amount applied. */
function paidBy(payment: number) {
  const invoice = isUnpaid(payment) ? payment + 1 : payment
  const isHalf = invoice % 10 === 1
  const total = amountOf(invoice) + Math.round(amountOf(invoice) * 0.21)
  const half = Math.floor(total / 2)
  return { invoice, importe: isHalf ? (isUnpaid(payment) ? half : total - half) : total }
}

async function addPayments(store: Store, { suppliers }: Known): Promise<void> {
  await insertMany(store, 'pagos', many, (index) => {
    const { invoice, importe } = paidBy(index)
    return {
      ...document,
      ...inPesos,
      id: `bench-payment-${index}`,
      numero: 10_000 + index,
      estado: 'registrado',
      searchText: `pago ${index} transferencia`,
      fecha: dayOf(index),
      medio: 'transferencia',
      proveedorId: at(suppliers, invoice),
      importe,
      importeBase: importe,
      retenido: 0,
      retenidoBase: 0,
      aplicadoEnOtraMoneda: 0,
      diferenciaCambio: 0,
      aCuenta: 0,
      aCuentaBase: 0,
      nota: '',
    }
  })
  await insertMany(store, 'pagoMedios', many, (index) => {
    const { importe } = paidBy(index)
    const id = `bench-payment-${index}`
    return {
      id,
      pagoId: id,
      orden: 0,
      proyectoId,
      desarrolladoraId: 1,
      medio: 'transferencia',
      cuentaId: null,
      importe,
      importeBase: importe,
      numero: '',
      banco: '',
      fechaDebito: null,
      dia: dayOf(index),
      estado: 'debitado',
      motivo: null,
    }
  })
  await insertMany(store, 'pagoImputaciones', many, (index) => {
    const { invoice, importe } = paidBy(index)
    const [comprobanteId, pagoId] = [`bench-invoice-${invoice}`, `bench-payment-${index}`]
    return {
      pagoId,
      orden: 0,
      comprobanteId,
      certificadoId: null,
      importe,
      importeDocumento: null,
      monedaDocumento: null,
      cotizacion: null,
    }
  })
}

async function addContracts(store: Store, { suppliers }: Known): Promise<void> {
  await insertMany(store, 'contratos', contracts, (index) => ({
    ...document,
    ...inPesos,
    id: `bench-contract-${index}`,
    numero: 100 + index,
    estado: 'vigente',
    searchText: `contrato ${index}`,
    proveedorId: at(suppliers, index),
    objeto: `Contrato ${index}`,
    anticipoPorcentaje: 0,
    fondoReparoPorcentaje: 0,
    indiceId: null,
    indiceDesfase: 0,
    mesBase: '2025-05',
    anticipoCongela: 0,
    alicuotaIva: '21',
    fecha: dayOf(index),
    plazoDias: 600,
    plazoDiasOriginal: 600,
    total: 500_000_000,
    totalBase: 500_000_000,
    totalOriginal: 500_000_000,
  }))
  await insertMany(store, 'contratoItems', contracts * linesOfContract, (index) => ({
    id: `bench-contract-item-${index}`,
    contratoId: `bench-contract-${Math.floor(index / linesOfContract)}`,
    itemId: `bench-item-${index}`,
    cantidad: 10_000,
    cantidadOriginal: 10_000,
    precioUnitario: 10_000_000_000,
    importe: 100_000_000,
    importeBase: 100_000_000,
  }))
}

async function addCertificates(store: Store): Promise<void> {
  const count = contracts * certificatesOfContract
  await insertMany(store, 'certificados', count, (index) => {
    const month = index % certificatesOfContract
    const periodo = addMonths('2025-05', month)
    const neto = 20_000_000
    const saldo = month === certificatesOfContract - 1 ? neto : 0
    return {
      ...document,
      ...inPesos,
      id: `bench-certificate-${index}`,
      numero: month + 1,
      estado: 'aprobado',
      searchText: `contrato ${Math.floor(index / certificatesOfContract)}`,
      contratoId: `bench-contract-${Math.floor(index / certificatesOfContract)}`,
      periodo,
      fecha: addDays(`${periodo}-01`, 27),
      fechaEmision: addDays(`${periodo}-01`, 27),
      otrasRetenciones: 0,
      excedeConNota: null,
      bruto: neto,
      ajuste: 0,
      anticipoAmortizado: 0,
      fondoReparo: 0,
      neto,
      netoBase: neto,
      brutoAjustadoBase: neto,
      avance: 40_000 * (month + 1),
      avisos: '[]',
      saldo,
      saldoBase: saldo,
      vencimiento: addDays(`${periodo}-01`, 57),
      diferenciaAjuste: 0,
    }
  })
  await insertMany(store, 'certificadoLineas', count * linesOfContract, (index) => {
    const certificate = Math.floor(index / linesOfContract)
    const contract = Math.floor(certificate / certificatesOfContract)
    return {
      certificadoId: `bench-certificate-${certificate}`,
      contratoItemId: `bench-contract-item-${contract * linesOfContract + (index % linesOfContract)}`,
      porcentaje: 40_000,
      cantidad: 400,
      importe: 4_000_000,
      importeBase: 4_000_000,
    }
  })
}

async function addReceipts(store: Store): Promise<void> {
  await insertMany(store, 'cobros', cobros, (index) => ({
    ...document,
    ...inPesos,
    id: `bench-receipt-${index}`,
    numero: 1000 + index,
    estado: 'registrado',
    searchText: `cuota ${index}`,
    fecha: dayOf(index),
    concepto: 'cuota',
    de: 'Familia Aráoz',
    importe: amountOf(index),
    importeBase: amountOf(index),
    nota: '',
  }))
}

/** Adds them to the second sample project of a seeded store. */
export async function addFinance(location: { databaseUrl?: string; file: string }): Promise<void> {
  const store = await connect(location)
  try {
    const known = await readKnown(store)
    await addItems(store, known)
    await addInvoices(store, known)
    await addPayments(store, known)
    await addContracts(store, known)
    await addCertificates(store)
    await addReceipts(store)
    await analyze(store)
  } finally {
    await store.close()
  }
}
