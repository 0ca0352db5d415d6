/**
 * Runs in the page before the page's own scripts: records paints, long tasks, layout shifts, and the time from which the
 * field keeps typed text. If `press`, fills in the form and presses Login as soon as the form is painted.
 * @param {{ press: boolean }} how
 */
export const watchPage = ({ press }) => {
  /** @type {{ paint: number, usable: number, ready: number | null, shift: number, tasks: number[] }} */
  const seen = { paint: 0, usable: 0, ready: null, shift: 0, tasks: [] };
  window.bench = seen;
  /** @param {string} type @param {(entry: any) => void} note */
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('longtask', (entry) => seen.tasks.push(entry.duration));
  observe('layout-shift', (entry) => (seen.shift += entry.hadRecentInput ? 0 : entry.value));

  /** @param {() => void} then */
  const afterPaint = (then) => requestAnimationFrame(() => setTimeout(then));
  /** @param {string} name */
  const input = (name) => {
    const found = document.getElementById(name);
    return found instanceof HTMLInputElement ? found : null;
  };
  const pressLogin = () => {
    const user = input('identifier');
    const password = input('password');
    if (user === null || password === null) return;
    user.value = 'nobody.here';
    password.value = 'not the right one';
    user.form?.requestSubmit();
  };
  const tryTyping = () => {
    const field = input('identifier');
    if (field === null || field.offsetWidth === 0) {
      setTimeout(tryTyping, 8);
      return;
    }
    field.focus();
    document.execCommand('insertText', false, 'a');
    afterPaint(() =>
      afterPaint(() => {
        if (input('identifier')?.value !== 'a') {
          setTimeout(tryTyping, 8);
          return;
        }
        seen.usable = performance.now();
        document.execCommand('delete');
        if (press) pressLogin();
      }),
    );
  };
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.paint = entry.startTime;
  });
  // Observes the document, because the root element does not exist yet.
  new MutationObserver((_, watching) => {
    if (!('ready' in (document.documentElement?.dataset ?? {}))) return;
    seen.ready = performance.now();
    watching.disconnect();
  }).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
  tryTyping();
};
