/**
 * Runs in the page before the page's own scripts: records when the awaited element was painted, measured from opening the
 * page or from a press.
 * @param {string} opening selector of the element awaited after opening the page
 */
export const watchJourney = (opening) => {
  /** @type {{ from: number, painted: number | null, begin: (how: { keys?: number, arrived: string }) => void }} */
  const journey = { from: 0, painted: null, begin: () => undefined };
  window.journey = journey;
  /** @param {string} arrived */
  const watch = (arrived) => {
    journey.painted = null;
    const look = () => {
      if (document.querySelector(arrived) === null) return;
      observer.disconnect();
      // The task after an animation frame runs once the frame is drawn.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (journey.painted = performance.now());
        port2.postMessage(null);
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true, attributes: true });
    // Looks for the element only after all listeners have handled the press.
    setTimeout(look);
  };
  journey.begin = ({ keys = 0, arrived }) => {
    journey.painted = null;
    let left = keys;
    const type = keys === 0 ? 'pointerdown' : 'keydown';
    /** @param {Event} event */
    const press = (event) => {
      left -= 1;
      if (left > 0) return;
      removeEventListener(type, press, true);
      journey.from = event.timeStamp;
      watch(arrived);
    };
    addEventListener(type, press, true);
  };
  watch(opening);
};
