/** Reads Fluent files: a chunk of its own, for those few who need it. */
import { FluentResource } from '@fluent/bundle';

export const parsed = (source: string): FluentResource => new FluentResource(source);
