/** How places that can be tapped are lit: a game says what each of its lights looks like. */
export interface LightLook {
  /** The colour of the rim, and of what fills it. */
  readonly colour: string;
  /** How strong the filling is, from 0 to 1; or another colour for it. */
  readonly fill?: number | string;
  /** The rim: how wide, how strong, in which dashes. */
  readonly width: number;
  readonly strength?: number;
  readonly dashes?: string;
  readonly dotted?: boolean;
  /** It asks for an answer: it fades and comes back. */
  readonly calls?: boolean;
}

/** A look as the style of an SVG path. */
export function lightStyle({ colour, fill = 0, width, strength = 1, dashes, dotted = false }: LightLook): string {
  const filling = fill === 0 ? 'fill: none' : typeof fill === 'string' ? `fill: ${fill}` : `fill: ${colour}; fill-opacity: ${fill}`;
  return [
    filling,
    `stroke: ${colour}; stroke-width: ${width}; stroke-opacity: ${strength}`,
    ...(dashes ? [`stroke-dasharray: ${dashes}`] : []),
    ...(dotted ? ['stroke-linecap: round'] : []),
  ].join('; ');
}
