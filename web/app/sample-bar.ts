/** Read by index.html before it shows the bar. */
const closedKey = 'obra-sample-bar'

/** Makes the bar over sample data (index.html) closable, per tab. */
export function letSampleBarClose(): void {
  document.querySelector('.sample-bar button')?.addEventListener('click', () => {
    sessionStorage.setItem(closedKey, 'closed')
    document.documentElement.dataset.sample = 'no'
  })
}
