import type { HomeGateway } from '../home/home.api.ts';
import { type Failure, err, ok, type Result } from '../kernel/result.ts';
import type { ClassicWindows } from './classic-windows.port.ts';

/** Why the classic portal did not open: the browser blocked the window, or no entry key could be obtained. */
export type ClassicNotOpened =
  | { readonly kind: 'blocked' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/**
 * Opens the classic portal in a separate window; the portal session continues (spec §2.3, SECURITY.md §2.15). Must be
 * called inside the click handler, and must open the window before the first await, so that a blocked window is detected.
 */
export const openClassicWindow =
  ({
    classic,
    windows,
  }: {
    readonly classic: Pick<HomeGateway, 'classicKey'>;
    readonly windows: ClassicWindows;
  }) =>
  async (): Promise<Result<void, ClassicNotOpened>> => {
    const window = windows.open();
    if (window === null) return err({ kind: 'blocked' });
    const key = await classic.classicKey({ deleteSession: false, userRequested: true });
    if (!key.ok) {
      window.close();
      return err({ kind: 'failed', failure: key.error });
    }
    window.enter(key.value.rwKey);
    return ok(undefined);
  };
