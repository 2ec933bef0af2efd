/** How droids come and go: they drop into their area one after another, and fall away from a blow. */
import { cubicIn, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export function drop(_: Element, { still, order }: { still: boolean; order: number }): TransitionConfig {
  if (still) return { duration: 0 };
  return {
    delay: (order - 1) * 35,
    duration: 220,
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform: translateY(${-70 * u}px) scale(${1 + 0.5 * u})`,
  };
}

export function fall(_: Element, { still }: { still: boolean }): TransitionConfig {
  if (still) return { duration: 0 };
  return {
    duration: 260,
    easing: cubicIn,
    css: (t, u) => `opacity: ${t}; transform: translate(${14 * u}px, ${30 * u}px) rotate(${50 * u}deg) scale(${1 - 0.5 * u})`,
  };
}
