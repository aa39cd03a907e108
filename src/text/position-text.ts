/** Degrees as maps read them, `10.77, 106.7`, to about a metre; '' for none. */
export function positionText(position: { readonly lat: number; readonly lng: number } | null): string {
  if (!position) return ''
  return [position.lat, position.lng].map((degrees) => Number(degrees.toFixed(5))).join(', ')
}
