export interface Toast {
  id: number;
  kind: 'info' | 'good' | 'danger';
  text: string;
}

/** Long enough to read two lines; errors stay longer because somebody must act on them. */
const STAY = { info: 4000, good: 4000, danger: 8000 };

let shown = $state<Toast[]>([]);
let nextId = 0;

export const toasts = {
  get shown(): readonly Toast[] {
    return shown;
  },
};

/** A short message over the lower edge that goes by itself. */
export function toast(text: string, kind: Toast['kind'] = 'info'): void {
  const id = nextId++;
  shown = [...shown, { id, kind, text }];
  setTimeout(() => dismissToast(id), STAY[kind]);
}

export function dismissToast(id: number): void {
  shown = shown.filter((toast) => toast.id !== id);
}
