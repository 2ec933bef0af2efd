import { chromium } from '@playwright/test';
const [,, url, out, w='1600', h='900', ...keys] = process.argv;
const b = await chromium.launch(); const p = await b.newPage({ viewport: { width: +w, height: +h } });
p.on('console', m => { if (m.type()==='error' || m.type()==='warning') console.log(m.text()) }); p.on('pageerror', e => console.log('ERR', e.message));
await p.goto(url); await p.waitForTimeout(1500);
for (const k of keys) { if (k.startsWith('wait')) await p.waitForTimeout(+k.slice(4)); else { await p.keyboard.down(k); await p.waitForTimeout(k==='v'?200:600); await p.keyboard.up(k); } await p.waitForTimeout(400); }
await p.screenshot({ path: out }); await b.close();
