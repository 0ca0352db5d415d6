import type { ClassicWindow, ClassicWindows } from '#core/classic/classic-windows.port.ts';

/** Simulates windows for tests. `events` lists what happened to them, in order. */
export class MemoryClassicWindows implements ClassicWindows {
  /** Simulates the browser's pop-up blocker. */
  blocked = false;
  readonly events: string[] = [];

  open(): ClassicWindow | null {
    if (this.blocked) {
      this.events.push('blocked');
      return null;
    }
    this.events.push('opened');
    return {
      enter: (key) => void this.events.push(`entered with ${key}`),
      close: () => void this.events.push('closed'),
    };
  }
}
