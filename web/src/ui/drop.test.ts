import { expect, it, vi } from 'vitest';
import { dropZone } from './drop';

it('takes what is dropped only while it is open', () => {
  let open = false;
  const hover = vi.fn();
  const drop = vi.fn();
  const zone = dropZone({ isOpen: () => open, hover, drop });
  const over = new Event('dragover', { cancelable: true }) as DragEvent;
  zone.ondragover(over);
  zone.ondrop(new Event('drop') as DragEvent);
  expect([over.defaultPrevented, drop.mock.calls.length]).toEqual([false, 0]);
  open = true;
  zone.ondragover(over);
  zone.ondrop(new Event('drop') as DragEvent);
  expect([over.defaultPrevented, drop.mock.calls.length]).toEqual([true, 1]);
  expect(hover.mock.calls).toEqual([[false], [true], [false]]);
});
