/** What the demo world's classic page runs: takes the key out of the address before anything else, then posts it once. */
export const CLASSIC_SCRIPT = `'use strict';
(() => {
  const state = document.getElementById('state');
  const words = new URLSearchParams(location.hash.slice(1) || location.search.slice(1));
  const key = words.get('key') || words.get('rwKey');
  history.replaceState(null, '', location.pathname);
  if (!key) {
    state.textContent = 'You are not signed in: this page is reached from the sign-in screen.';
    return;
  }
  fetch('/classic/redeem', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
    redirect: 'error',
  })
    .then(async (answer) => {
      const body = await answer.json();
      state.textContent = answer.ok
        ? 'Classic dealer portal, signed in as ' + body.name + '.'
        : 'This sign-in was already used or has expired. Please sign in again.';
    })
    .catch(() => {
      state.textContent = 'The classic portal could not be reached. Please sign in again.';
    });
})();
`;
