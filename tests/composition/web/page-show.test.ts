import { afterAll, expect, it } from 'vitest';
import { createFirstScreen } from '#composition/web/first-screen.ts';
import { openContainer } from '#composition/web/open-container.ts';
import { grantOf } from '#tests/core/gating/support/grants.ts';
import { PAGE } from '#tests/support/plain-page.ts';
import { openFakePage } from './fake-page.ts';

const page = openFakePage();
afterAll(page.leave);

const comeBack = (): void => {
  page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
};

it('a page out of the back/forward cache ends a session that another tab has ended meanwhile', () => {
  const screen = createFirstScreen(PAGE);
  openContainer(screen);
  const grant = grantOf({ userId: 'dana', application: 2, token: 't1' });
  screen.context.apply({ kind: 'signedIn', grant });
  comeBack();
  expect(screen.context.current.view?.user.id).toBe('dana');
  page.storage.clear();
  comeBack();
  expect(screen.context.current).toMatchObject({ view: null, ended: 'elsewhere' });
});
