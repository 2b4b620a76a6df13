/** An image of a product, or its place. Its name stands beside it, so that it says nothing more to screen readers. */
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
