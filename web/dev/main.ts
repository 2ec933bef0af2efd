import { mount } from 'svelte';
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import Demo from './Demo.svelte';
const q = new URLSearchParams(location.search);
document.documentElement.dataset.theme = q.get('theme') ?? 'dark';
mount(Demo, { target: document.getElementById('app')! });
