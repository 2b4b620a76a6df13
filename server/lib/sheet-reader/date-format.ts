export {
  createDateColumn,
  readDay,
  readMonth,
  readSerial,
  type DateOrder,
} from '../../../openapi/shared/date-format.ts'
