/** A product's image or its placeholder. Decorative: the name is next to it. */
export function ProductImage({ address, size }: { address: string | null | undefined; size: number }) {
  if (!address) {
    return (
      <span className="inventory-image inventory-no-image" style={{ width: size, height: size }}>
        <i className="pi pi-image" aria-hidden="true" />
      </span>
    )
  }
  return <img className="inventory-image" src={address} alt="" width={size} height={size} loading="lazy" />
}
