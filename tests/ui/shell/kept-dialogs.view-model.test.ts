import { expect, it } from 'vitest';
import { MemoryPreferenceStore } from '#adapters/memory/memory-preference-store.ts';
import { draftKey } from '#core/drafts/draft.rule.ts';
import { SessionContext } from '#core/session/session-context.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { KeptDialogsViewModel } from '#ui/shell/kept-dialogs.view-model.ts';
import { grantOf, viewOf } from '#tests/core/login/support/people.ts';

const NOW = Date.UTC(2026, 2, 12, 18, 8);
const grant = (id: string) => {
  const { user, ...view } = viewOf(2);
  return grantOf({ ...view, user: { ...user, id } });
};

it('offers a report that a session’s end closed to its writer, whenever they sign in again, and to nobody else', () => {
  const session = new SessionContext();
  const drafts = new MemoryPreferenceStore();
  const toasts = new ToastStore(Date.now);
  const opened: string[] = [];
  new KeptDialogsViewModel({
    session,
    drafts,
    clock: { now: () => NOW },
    toasts,
    dialogs: { open: (name) => opened.push(name) },
  }).start();
  const draft = (keptAt: number) => ({ keptAt, base: null, values: { comment: 'Half a' } });
  drafts.write('a', draftKey('bug'), draft(NOW - 60_000));
  drafts.write('a', draftKey('feedback'), draft(NOW - 25 * 3600_000));
  session.apply({ kind: 'signedIn', grant: grant('b') });
  expect(toasts.shown()).toEqual([]);
  session.apply({ kind: 'signedOut', reason: 'expired' });
  session.apply({ kind: 'signedIn', grant: grant('a') });
  session.apply({ kind: 'groupChanged', siteGroupNum: 4490 });
  const [card, ...more] = toasts.shown();
  expect([card?.title, more]).toEqual(['Your bug report was not sent', []]);
  card?.action?.run();
  expect(opened).toEqual(['submit-bug']);
});
