import { Subject, type Observable } from 'rxjs';
import * as z from 'zod/mini';
import type { TabChannel } from '#core/session/session-marker.port.ts';
import { tabMessageSchema, type TabMessage } from '#core/session/tab-message.schema.ts';
import type { Variant } from '#core/session/user.schema.ts';

/** Sends and receives messages between the tabs of this origin. Messages that do not match the portal's schema are ignored. */
export class BroadcastTabChannel implements TabChannel {
  readonly #channel: BroadcastChannel;
  readonly #messages = new Subject<TabMessage>();
  readonly messages$: Observable<TabMessage> = this.#messages.asObservable();

  constructor(variant: Variant) {
    this.#channel = new BroadcastChannel(`session-${variant}`);
    this.#channel.addEventListener('message', (event: MessageEvent<unknown>) => {
      const message = z.safeParse(tabMessageSchema, event.data);
      if (message.success) this.#messages.next(message.data);
    });
  }

  post(message: TabMessage): void {
    this.#channel.postMessage(message);
  }

  /** Closes the channel permanently. */
  dispose(): void {
    this.#channel.close();
    this.#messages.complete();
  }
}
