/**
 * One device for several people who play against each other: before one of them is shown what the others may not see, the
 * screen goes dark until the right person has it in hand.
 */

/** A secret question that is about to be shown. */
export interface Secret {
  /** The same as long as nobody else has to look in between: it is covered once. */
  readonly key: string;
  /** For whose eyes it is, in words. */
  readonly whose: string;
}

/** Which secret is to be covered still; `lifted` is the key of the one that was uncovered last. */
export function covered(secret: Secret | null, lifted: string | null): Secret | null {
  return secret !== null && secret.key !== lifted ? secret : null;
}
