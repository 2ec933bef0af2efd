/**
 * Which file of the build a module goes into. Left to itself the build makes a file of whatever the same pages need, which are a
 * hundred for one table, and each costs a request; here what comes together comes in a few.
 */
interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

/** What a page or a part of one begins with, by the names they have in every game; the first that leads to a module names its file. */
const DOORS: readonly (readonly [name: string, door: RegExp])[] = [
  // Boards on the home page.
  ['picture', /\/games\/[^/]+\/MiniBoard\.svelte$/],
  // A form, and the table that it leads to.
  ['shared', /\/games\/[^/]+\/new\/New\w+\.svelte$/],
  ['table', /\/table\/TableScreen\.svelte$|\/games\/[^/]+\/(\w+(Play|Table)\.svelte|log\.ts|keyboard\.ts|mission\/HintBubble\.svelte)$/],
];

/** The name of the file; none for what only few pages need, which the build divides well enough. */
export function chunkOf(id: string, modules: Modules): string | null {
  const path = /\/src\/(?:games\/([^/]+)\/)?/.exec(id);
  if (!path) return null;
  const doors = doorsTo(id, modules);
  const leads = (door: RegExp) => doors.some((one) => door.test(one));
  const isAtTable = leads(DOORS.at(-1)![1]);
  const found = DOORS.find(([name, door]) => leads(door) && (name !== 'shared' || isAtTable));
  return found ? `${path[1] ?? 'every'}-${found[0]}` : null;
}

/** Modules that are fetched for themselves, and without which nobody gets to this one. */
function doorsTo(id: string, modules: Modules): string[] {
  const seen = new Set([id]);
  for (const module of seen) for (const importer of modules.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  return [...seen].filter((module) => (modules.getModuleInfo(module)?.dynamicImporters.length ?? 0) > 0);
}
