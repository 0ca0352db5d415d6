/** Returns true if the work completes without a network request, which never completes at once. */
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
 * Shows why a form was not sent, or the message it received. The first invalid field takes the focus before any message,
 * and a message of the response is scrolled into view (ui README §8).
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
    // The form may already have focused another invalid field.
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
