import type { Order } from '../types';

/** Orders about what a team has and how it stands: nothing on the board is laid, moved or taken by them. */
type Bookkeeping = Extract<Order, { order: (typeof BOOKKEEPING)[number] }>;

const BOOKKEEPING = [
  'fruitless',
  'stay_back',
  'flag',
  'harm',
  'heal',
  'supply',
  'medpacs',
  'credits',
  'fame',
  'item',
  'lose_item',
  'ally',
  'lose_ally',
  'promoted',
  'power',
  'start_hurt',
  'win',
  'lose',
] as const satisfies readonly Order['order'][];

export function isBookkeeping(order: Order): order is Bookkeeping {
  return (BOOKKEEPING as readonly string[]).includes(order.order);
}
