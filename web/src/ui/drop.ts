/** A place where something that is dragged can be dropped: handlers for an element. Dragging is a shortcut; keys do the same elsewhere. */
export function dropZone({ isOpen, hover, drop }: { isOpen: () => boolean; hover: (over: boolean) => void; drop: () => void }) {
  return {
    ondragover(event: DragEvent): void {
      if (!isOpen()) return;
      event.preventDefault();
      hover(true);
    },
    ondragleave(): void {
      hover(false);
    },
    ondrop(event: DragEvent): void {
      event.preventDefault();
      hover(false);
      if (isOpen()) drop();
    },
  };
}
