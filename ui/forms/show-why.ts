/** Returns true if `work` completes at once. `work` has then sent no request. */
const isOverAtOnce = (work: unknown): Promise<boolean> =>
  Promise.race([
    Promise.resolve(work).then(() => true),
    new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false));
    }),
  ]);

const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/**
 * After a submit, moves the focus to the first invalid field, or scrolls the message into view. If there is both an
 * invalid field and a message, the message is scrolled into view only if it came with a response (ui README §8).
 */
export const showWhy = async (form: HTMLElement, work: unknown): Promise<void> => {
  const sentNothing = await isOverAtOnce(work);
  await work;
  await drawn();
  if (!form.isConnected) return;
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const given = form.querySelector<HTMLElement>('[role="alert"]');
  if (wrong !== null && (sentNothing || given === null)) {
    const { activeElement } = document;
    // Keeps the focus if the form has already focused an invalid field.
    const isThere =
      activeElement?.getAttribute('aria-invalid') === 'true' && form.contains(activeElement);
    if (!isThere) wrong.focus();
    (isThere ? activeElement : wrong).scrollIntoView({ block: 'nearest' });
    return;
  }
  if (given === null) return;
  given.scrollIntoView({ block: 'nearest' });
  if (!sentNothing) return;
  given.tabIndex = -1;
  given.focus({ preventScroll: true });
};
