declare module 'virtual:icons' {
  type Drawings = import('../vite/icons.ts').Drawings;
  /** What the shell draws, and what fetches the figures of each game. */
  export const shell: Drawings;
  export const games: Record<string, (() => Promise<{ default: Drawings }>) | undefined>;
}

declare module 'virtual:texts' {
  type Fetch = () => Promise<{ default: import('../vite/messages.ts').Message[] }>;
  /** By pack and language, what fetches the messages. */
  const packs: Record<string, Record<import('./lib/language').Language, Fetch> | undefined>;
  export default packs;
}
