import { expect, it, vi } from 'vitest';
import { UnsavedWork } from '#core/updates/unsaved-work.ts';
import { LeavingViewModel } from '#ui/shell/leaving.view-model.ts';

const opened = () => {
  const unsaved = new UnsavedWork();
  const went: string[] = [];
  const leaving = new LeavingViewModel({
    unsaved,
    guardHistory: () => ({ moved: () => undefined }),
  });
  return { unsaved, leaving, went, to: (target: string) => leaving.pass(() => went.push(target)) };
};

it('goes at once while nothing is unsaved', () => {
  const { to, went, leaving } = opened();
  to('news');
  expect([went, leaving.pending]).toEqual([['news'], null]);
});

it('asks while something is unsaved: staying keeps it, leaving gives it up first and goes to the last place wanted', () => {
  const { to, went, leaving, unsaved } = opened();
  const given: number[] = [];
  const release = unsaved.hold(() => given.push(went.length));
  expect(leaving.loss).toBeNull();
  to('news');
  expect([went, leaving.pending === null]).toEqual([[], false]);
  leaving.stay();
  expect([went, leaving.pending, given]).toEqual([[], null, []]);
  to('news');
  to('audit');
  leaving.leave();
  expect([went, given, unsaved.dirty]).toEqual([['audit'], [0], false]);
  release();
  to('home');
  expect(went).toEqual(['audit', 'home']);
});

it('lets a form that saves by itself finish first, goes to the last place wanted, and asks only if that fails', async () => {
  const { leaving, to, unsaved, went } = opened();
  let saves = true;
  const release = unsaved.hold(
    () => undefined,
    undefined,
    () => Promise.resolve(saves),
  );
  to('news');
  to('audit');
  expect([went, leaving.pending]).toEqual([[], null]);
  await vi.waitFor(() => expect(went).toEqual(['audit']));
  saves = false;
  to('home');
  await vi.waitFor(() => expect(leaving.pending).not.toBeNull());
  expect(went).toEqual(['audit']);
  leaving.stay();
  unsaved.hold(() => undefined);
  to('home');
  expect(leaving.pending).not.toBeNull();
  release();
});

it('says what a form would lose in its own words, but not where several forms are unsaved', () => {
  const { leaving, unsaved } = opened();
  unsaved.hold(
    () => undefined,
    () => 'Its codes are lost.',
  );
  expect(leaving.loss).toBe('Its codes are lost.');
  const release = unsaved.hold(() => undefined);
  expect(leaving.loss).toBeNull();
  release();
  expect(leaving.loss).toBe('Its codes are lost.');
});
