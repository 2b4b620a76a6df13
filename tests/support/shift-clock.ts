/** Shifts the clock of the program or page that calls it. Runs serialized in the page: it may use only its arguments. */
export function shiftClock(milliseconds: number): void {
  const RealDate = Date
  globalThis.Date = class extends RealDate {
    constructor(...given: [] | [number, number]) {
      if (given.length === 0) super(RealDate.now() + milliseconds)
      else super(...given)
    }
    static override now(): number {
      return RealDate.now() + milliseconds
    }
  } as DateConstructor
}
