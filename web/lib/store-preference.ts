/** Stores a preference in the browser. A full or blocked storage must not break the screen: the preference then lasts until a reload. */
export function storePreference(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch (error) {
    console.warn(`The preference ${key} could not be stored`, error)
  }
}
