/** Begins something ahead of the first who asks for it. Whoever asks again, after a failure, has it begun anew. */
export function begun<Of>(begin: () => Promise<Of>): () => Promise<Of> {
  let ahead: Promise<Of> | null = begin();
  // Who asks is told; until then nobody is there to be told.
  ahead.catch(() => undefined);
  return () => {
    const now = ahead ?? begin();
    ahead = null;
    return now;
  };
}
