/** What ships, as the program reads it; for tests and drawings of it. */
import type { SpecopsContent } from '../../generated/SpecopsContent';
import printed from '../../generated/specops/content.json';

export const content = printed as unknown as SpecopsContent;
