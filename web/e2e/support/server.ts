import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BINARY = process.env.SORTIE_BINARY ?? fileURLToPath(new URL('../../../target/debug/sortie', import.meta.url));
const PATIENCE = 30_000;

/** A server of its own, with an empty database that goes with it. */
export class Server {
  readonly address: string;
  readonly #port: number;
  readonly #folder: string;
  readonly #options: readonly string[];
  #process: ChildProcess | null = null;
  #said = '';

  private constructor(port: number, folder: string, options: readonly string[]) {
    this.#port = port;
    this.#folder = folder;
    this.#options = options;
    this.address = `http://127.0.0.1:${port}`;
  }

  static async start(...options: string[]): Promise<Server> {
    const server = new Server(await freePort(), await mkdtemp(join(tmpdir(), 'sortie-e2e-')), options);
    await server.up();
    return server;
  }

  /** Starts it, also again: with the same address and the same database. */
  async up(): Promise<void> {
    const database = `sqlite:${join(this.#folder, 'sortie.db')}`;
    const started = spawn(BINARY, ['serve', '--port', String(this.#port), '--database', database, ...this.#options], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, RUST_LOG: 'warn', NO_COLOR: '1' },
    });
    this.#process = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (chunk: Buffer) => (this.#said = (this.#said + chunk.toString()).slice(-4000)));
    }
    const until = Date.now() + PATIENCE;
    while (!(await this.#answers())) {
      if (started.exitCode !== null || Date.now() > until) throw new Error(`the server did not start:\n${this.#said}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** As if somebody had pulled the plug: no goodbye, no last write. */
  async kill(): Promise<void> {
    const dying = this.#process;
    this.#process = null;
    if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
    const gone = once(dying, 'exit');
    dying.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.address}/healthz`)).ok;
    } catch {
      return false;
    }
  }
}

/** What the command line says. */
export function sortie(...options: string[]): string {
  return execFileSync(BINARY, options, { encoding: 'utf8' });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
