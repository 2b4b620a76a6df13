/** The pages to offer, counted from 0: the first, the last, those around the present one; null for a gap between. */
export function pagesToShow(page: number, count: number): (number | null)[] {
  const wanted = [0, page - 1, page, page + 1, count - 1].filter((each) => each >= 0 && each < count)
  const pages = [...new Set(wanted)].toSorted((a, b) => a - b)
  return pages.flatMap((each, index) => {
    const before = pages[index - 1]
    if (before === undefined || each - before === 1) return [each]
    return each - before === 2 ? [each - 1, each] : [null, each]
  })
}
