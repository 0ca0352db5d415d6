import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import type { WallClock } from '#core/kernel/wall-clock.port.ts';
import type { OnCallGateway } from '#core/on-call/on-call.api.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import type { FeedsViewModel } from './feeds.view-model.ts';
import type { FixedEditor } from './fixed-editor.view-model.ts';
import type { ListEditor } from './list-editor.view-model.ts';
import type { OverrideEditor } from './override-editor.view-model.ts';
import type { PersonEditor } from './person-editor.view-model.ts';
import type { SwapEditor } from './swap-editor.view-model.ts';
import type { TestPage } from './test-page.view-model.ts';

export interface OnCallParts {
  readonly gateway: OnCallGateway;
  readonly clock: Clock;
  readonly wallClock: WallClock;
  readonly makeKey: () => AttemptKey;
  readonly toasts: Pick<ToastStore, 'show'>;
}

/** The panel open beside the schedule. Only one panel is open at a time. */
export type Panel =
  | { readonly kind: 'override'; readonly editor: OverrideEditor }
  | { readonly kind: 'swap'; readonly editor: SwapEditor }
  | { readonly kind: 'lists' }
  | { readonly kind: 'feeds'; readonly feeds: FeedsViewModel }
  | { readonly kind: 'test'; readonly page: TestPage };

export type Editing =
  | { readonly kind: 'list'; readonly editor: ListEditor }
  | { readonly kind: 'person'; readonly editor: PersonEditor }
  | { readonly kind: 'fixed'; readonly editor: FixedEditor };
