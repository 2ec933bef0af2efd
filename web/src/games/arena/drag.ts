/**
 * Lets a die be dragged onto whatever carries `data-drop`; the handler is told what it says there. Tapping the target
 * does the same, so this is only for those who like to move things.
 */
export function dragDie(node: HTMLElement, ondrop: (target: string) => void) {
  let start: { x: number; y: number } | null = null;
  let over: Element | null = null;
  /** What is seen under the finger: panels that scroll would cut off the die itself. */
  let flying: HTMLElement | null = null;

  function mark(target: Element | null): void {
    if (target === over) return;
    over?.removeAttribute('data-over');
    target?.setAttribute('data-over', '');
    over = target;
  }

  function lift(): HTMLElement {
    const box = node.getBoundingClientRect();
    const copy = node.cloneNode(true) as HTMLElement;
    Object.assign(copy.style, {
      position: 'fixed',
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      zIndex: '60',
      pointerEvents: 'none',
    });
    copy.setAttribute('aria-hidden', 'true');
    document.body.append(copy);
    node.setAttribute('data-dragging', '');
    return copy;
  }

  function down(event: PointerEvent): void {
    if (event.button > 0) return;
    start = { x: event.clientX, y: event.clientY };
    node.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    if (!start) return;
    const dx = event.clientX - start.x;
    const dy = event.clientY - start.y;
    if (Math.hypot(dx, dy) < 5 && !flying) return;
    flying ??= lift();
    flying.style.transform = `translate(${dx}px, ${dy}px) rotate(${dx / 20}deg)`;
    const found = document.elementFromPoint(event.clientX, event.clientY);
    mark(found?.closest('[data-drop]') ?? null);
  }

  function end(event: PointerEvent): void {
    const target = over?.getAttribute('data-drop');
    const dropped = start !== null && event.type === 'pointerup' && target;
    start = null;
    mark(null);
    node.removeAttribute('data-dragging');
    flying?.remove();
    flying = null;
    if (dropped) ondrop(target);
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', end);
  node.addEventListener('pointercancel', end);
  return {
    update(handler: (target: string) => void) {
      ondrop = handler;
    },
    destroy() {
      mark(null);
      flying?.remove();
    },
  };
}
