import type { ClassicWindow, ClassicWindows } from '#core/classic/classic-windows.port.ts';

/** Simulates classic windows for tests. `events` lists what happened to the windows, in order. */
export class MemoryClassicWindows implements ClassicWindows {
  /** True simulates a pop-up blocker. */
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
