/** A team's name fits on one line of the header. */
export const LONGEST_NAME = 40;
