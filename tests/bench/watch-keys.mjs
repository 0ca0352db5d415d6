/** Runs in the page: marks the next key press, the paint of the typed letter, and the paint of the filtered result. */
export const markKey = () => {
  const input = /** @type {HTMLInputElement} */ (document.getElementById('search'));
  performance.clearMarks();
  /** @param {string} name */
  const markAfterPaint = (name) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.mark(name);
      port2.postMessage(null);
    });
  input.addEventListener('keydown', () => performance.mark('press'), { capture: true, once: true });
  input.addEventListener('input', () => markAfterPaint('screen'), { once: true });
  const observer = new MutationObserver(() => {
    observer.disconnect();
    markAfterPaint('whole');
  });
  observer.observe(/** @type {Element} */ (document.querySelector('section[aria-label=Sites]')), {
    subtree: true,
    childList: true,
    characterData: true,
  });
};

/** Runs in the page: records when a key was pressed, when the typed letter was painted, and when the resulting count was painted. */
export const watchKeys = () => {
  const seen = { echo: /** @type {number[]} */ ([]), filter: /** @type {number[]} */ ([]) };
  Object.assign(window, { seen });
  const input = /** @type {HTMLInputElement} */ (document.getElementById('search'));
  /** @param {(at: number) => void} then */
  const afterPaint = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage(null);
    });
  let pressed = 0;
  input.addEventListener('keydown', (event) => (pressed = event.timeStamp), { capture: true });
  input.addEventListener('input', () => {
    const from = pressed;
    afterPaint((at) => seen.echo.push(at - from));
  });
  new MutationObserver(() => {
    const from = pressed;
    pressed = 0;
    if (from !== 0) afterPaint((at) => seen.filter.push(at - from));
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
};
