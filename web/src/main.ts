import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.body });

// In development the worker would serve yesterday's modules.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Without a worker everything works, only not offline: nothing to tell anybody.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
