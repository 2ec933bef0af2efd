import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where the system's browser is; `CHROMIUM` names another one. */
export function chromium(): string {
  const found = [process.env.CHROMIUM, ...PLACES].find((path) => path !== undefined && existsSync(path));
  if (!found) throw new Error(`no Chromium at ${PLACES.join(', ')}; install it with: apt-get install chromium`);
  return found;
}
