import { api } from './api';

let name = $state<string | null>(null);
let loading: Promise<void> | null = null;

/** Who sits at this browser. */
export const guest = {
  /** The name at tables; empty until one is given, `null` until the server was asked. */
  get name(): string | null {
    return name;
  },
  /** Asks the server once, however many screens want to know. */
  load(): Promise<void> {
    loading ??= api.guest().then(
      (found) => void (name = found.name),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  },
  async rename(wished: string): Promise<void> {
    // One after the other: two first requests at once would make two guests of one browser.
    await this.load();
    name = (await api.nameGuest(wished.trim())).name;
  },
};
