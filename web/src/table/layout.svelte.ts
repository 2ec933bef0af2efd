/**
 * How the parts of a table are laid out: `wide` three columns, `side` board beside one column, `stack` board over two
 * columns, `phone` board over a sheet with tabs.
 */
export type Layout = 'wide' | 'side' | 'stack' | 'phone';

/** What fingers choose is at least so many pixels wide and high. */
export const FINGER = 40;

export function layoutFor(width: number, height: number): Layout {
  if (width >= 1240 && height >= 560) return 'wide';
  if (width >= 640 && width > height * 1.05) return 'side';
  return width >= 680 ? 'stack' : 'phone';
}

/** The layout of this window, followed while the calling component lives. */
export function watchLayout(): { readonly now: Layout } {
  let now = $state(layoutFor(innerWidth, innerHeight));
  $effect(() => {
    const look = () => (now = layoutFor(innerWidth, innerHeight));
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  });
  return {
    get now() {
      return now;
    },
  };
}
