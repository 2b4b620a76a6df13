/** What index.html reads before it shows the bar. */
const closedKey = 'obra-sample-bar'

/** Lets people close the bar over sample data (index.html), for as long as the tab lives. */
export function letSampleBarClose(): void {
  document.querySelector('.sample-bar button')?.addEventListener('click', () => {
    sessionStorage.setItem(closedKey, 'closed')
    document.documentElement.dataset.sample = 'no'
  })
}
