/**
 * Returns the script of the help site. The script accepts the theme and the audience only from the portal that frames the
 * site. Every page also works without the script.
 */
export const helpScript = (portals: readonly string[]): string => `'use strict';
(() => {
  const PORTALS = ${JSON.stringify(portals)};
  const root = document.documentElement;
  const kept = (name) => { try { return sessionStorage.getItem(name); } catch { return null; } };
  const keep = (name, value) => { try { sessionStorage.setItem(name, value); } catch { return; } };
  const framed = window.parent !== window;
  let portal = null;
  const wear = (theme) => { if (theme === 'light' || theme === 'dark') root.dataset.theme = theme; };
  const sort = (audience) => {
    if (!audience) return;
    for (const part of document.querySelectorAll('[data-audience]'))
      part.open = part.dataset.audience === audience || part.querySelector('[aria-current]') !== null;
    const own = document.querySelector('[data-audience="' + CSS.escape(audience) + '"]');
    if (own) own.parentElement.prepend(own);
  };
  if (framed) {
    root.dataset.framed = '';
    wear(kept('theme'));
  }
  addEventListener('message', (event) => {
    if (event.source !== window.parent || !PORTALS.includes(event.origin)) return;
    const said = event.data;
    if (said === null || typeof said !== 'object' || said.kind !== 'look') return;
    portal = event.origin;
    wear(said.theme);
    keep('theme', said.theme);
    keep('audience', said.audience);
    sort(said.audience);
    for (const press of document.querySelectorAll('[data-open]')) press.hidden = false;
  });
  addEventListener('DOMContentLoaded', () => {
    const contents = document.getElementById('contents');
    if (contents && matchMedia('(max-width: 760px)').matches) contents.open = false;
    if (!framed) return;
    sort(kept('audience'));
    for (const press of document.querySelectorAll('[data-open]'))
      press.addEventListener('click', () => {
        if (portal) window.parent.postMessage({ kind: 'open', path: press.dataset.open }, portal);
      });
    // Who frames us is told by the policy; this says nothing that another could use.
    window.parent.postMessage({ kind: 'ready' }, '*');
  });
})();
`;
