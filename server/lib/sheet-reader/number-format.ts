export {
  createNumberColumn,
  isScientific,
  readNumber,
  scientificTip,
  type DecimalSign,
} from '../../../openapi/shared/number-format.ts'
