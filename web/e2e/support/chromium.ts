import { existsSync } from 'node:fs';

/** The one without windows of its own first: it does least beside the page. */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where the system's browser is; `CHROMIUM` names another one. */
export function chromium(): string {
  const found = [process.env.CHROMIUM, ...PLACES].find((path) => path !== undefined && existsSync(path));
  if (!found) throw new Error(`no Chromium at ${PLACES.join(', ')}; install it with: apt-get install chromium-headless-shell`);
  return found;
}
