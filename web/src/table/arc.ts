/** An arc of a circle around the origin, clockwise from the top; `share` from 0 to 1. */
export function arc(radius: number, share: number): string {
  if (share <= 0) return '';
  if (share >= 1) return `M0 ${-radius}A${radius} ${radius} 0 1 1 -0.01 ${-radius}Z`;
  const angle = share * 2 * Math.PI;
  const x = Math.sin(angle) * radius;
  const y = -Math.cos(angle) * radius;
  return `M0 ${-radius}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${x.toFixed(2)} ${y.toFixed(2)}`;
}
