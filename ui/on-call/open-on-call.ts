import type { OnCallOverview } from '#core/on-call/on-call-overview.schema.ts';
import { FeedsViewModel } from './feeds.view-model.ts';
import { FixedEditor } from './fixed-editor.view-model.ts';
import { ListEditor } from './list-editor.view-model.ts';
import type { Editing, OnCallParts, Panel } from './on-call-parts.ts';
import { NEW, type OnCallPlace } from './on-call-place.ts';
import { OverrideEditor } from './override-editor.view-model.ts';
import { PersonEditor } from './person-editor.view-model.ts';
import { askedSpan } from './shown-rota.ts';
import { SwapEditor } from './swap-editor.view-model.ts';
import { TestPage } from './test-page.view-model.ts';

/** The changes the person may make on the on-call page. */
export interface OnCallMay {
  /** True if the person may offer swaps, send test pages and manage calendar URLs. */
  readonly change: boolean;
  /** True if the person may edit lists, people, overrides and fixed schedules. */
  readonly edit: boolean;
}

/** Returns the panel named in the URL. Null if the URL names no panel, or one the person may not open. */
export const panelAt = (
  { gap, override: id, panel }: OnCallPlace,
  overview: OnCallOverview,
  may: OnCallMay,
  { clock, gateway, makeKey, wallClock }: OnCallParts,
  onSaved: (title: string) => void,
): Panel | null => {
  switch (panel) {
    case 'override': {
      const override = id === null ? null : overview.overrides.find((one) => one.id === id);
      return !may.edit || overview.lists.length === 0 || override === undefined
        ? null
        : {
            kind: 'override',
            editor: new OverrideEditor({
              overview,
              override,
              begin: gap ?? {},
              gateway,
              wallClock,
              key: makeKey(),
              newest: () => gateway.onCallDesk(askedSpan(clock.now(), null)),
              onSaved: () =>
                onSaved(override === null ? 'The override was added' : 'The override was saved'),
            }),
          };
    }
    case 'swap':
      return !may.change || overview.meId === null || overview.lists.length === 0
        ? null
        : {
            kind: 'swap',
            editor: new SwapEditor({
              overview,
              wallClock,
              key: makeKey(),
              send: (id, form) => gateway.offerOnCallSwap({ id, ...form }),
              onSaved: () => onSaved('Your shift is offered'),
            }),
          };
    case 'lists':
      return may.edit ? { kind: 'lists' } : null;
    case 'calendar': {
      const feeds = new FeedsViewModel({ gateway, makeKey });
      feeds.start();
      return { kind: 'feeds', feeds };
    }
    case 'test':
      return may.change ? { kind: 'test', page: new TestPage({ gateway, key: makeKey() }) } : null;
    default:
      return null;
  }
};

/** Returns the editor named in the URL. Null if the item does not exist or the person may not edit it. */
export const editingAt = (
  { edited }: OnCallPlace,
  overview: OnCallOverview,
  today: number,
  { clock, gateway, makeKey, wallClock }: OnCallParts,
  onSaved: (title: string) => void,
): Editing | null => {
  if (edited === null) return null;
  const one = <Of extends { readonly id: string }>(all: readonly Of[]): Of | null | undefined =>
    edited.id === NEW ? null : all.find(({ id }) => id === edited.id);
  const shared = {
    gateway,
    key: makeKey(),
    overview,
    newest: () => gateway.onCallDesk(askedSpan(clock.now(), null)),
  };
  switch (edited.what) {
    case 'rotation': {
      const list = one(overview.lists);
      if (list === undefined) return null;
      const saved = () => onSaved('The list was saved');
      const editor = new ListEditor({ ...shared, list, today, wallClock, onSaved: saved });
      return { kind: 'list', editor };
    }
    case 'person': {
      const person = one(overview.people);
      if (person === undefined) return null;
      const saved = () => onSaved('The person was saved');
      const editor = new PersonEditor({ ...shared, person, onSaved: saved });
      editor.start();
      return { kind: 'person', editor };
    }
    default: {
      const fixed = one(overview.fixed);
      if (fixed === undefined || (fixed === null && overview.lists.length === 0)) return null;
      const saved = () => onSaved('The fixed schedule was saved');
      return {
        kind: 'fixed',
        editor: new FixedEditor({ ...shared, fixed, onSaved: saved }),
      };
    }
  }
};
