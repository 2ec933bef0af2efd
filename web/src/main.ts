import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { learn } from './lib/i18n.svelte';
import { router } from './lib/router.svelte';
import { screenFor } from './screens/screen';

/** Words set in another font first would jump when theirs arrives. A slow network is not waited for much longer. */
const FONTS = ['400 1em Inter', '500 1em Inter', '600 1em Inter', '600 1em "Saira Condensed"', '700 1em "Saira Condensed"'];
const PATIENCE = 1000;

// Without its words there is nothing to show. The first screen is fetched beside them, and with a table all that it takes.
const words = learn('sortie');
const first = screenFor(router.route);
first.catch(() => undefined);
await Promise.race([
  Promise.allSettled(FONTS.map((font) => document.fonts.load(font))),
  new Promise((resolve) => setTimeout(resolve, PATIENCE)),
]);
await words;

document.getElementById('opening')?.remove();
mount(App, { target: document.body, props: { first } });

// In development the worker would serve yesterday's modules.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // It fetches the whole shell, and what is on the screen comes first. Without a worker everything works, only not offline: nothing
  // to tell anybody.
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 10_000 });
  else setTimeout(register, 3000);
}
