import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { learn } from './lib/i18n.svelte';

/** Words set in another font first would jump when theirs arrives. A slow network is not waited for much longer. */
const FONTS = ['400 1em Inter', '500 1em Inter', '600 1em Inter', '600 1em "Saira Condensed"', '700 1em "Saira Condensed"'];
const PATIENCE = 1000;

// Without its words there is nothing to show.
const words = learn('sortie');
await Promise.race([
  Promise.allSettled(FONTS.map((font) => document.fonts.load(font))),
  new Promise((resolve) => setTimeout(resolve, PATIENCE)),
]);
await words;

mount(App, { target: document.body });

// In development the worker would serve yesterday's modules.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Without a worker everything works, only not offline: nothing to tell anybody.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
