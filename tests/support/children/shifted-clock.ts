/** Loaded before the server (`node --import`) by tests that choose the hour. */
import { shiftClock } from '../shift-clock.ts'

shiftClock(Number(process.env.OBRA_TEST_SHIFT))
