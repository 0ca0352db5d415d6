import { checkReload } from '#core/updates/check-reload.rule.ts';

const KEY = 'reload-times';

const parse = (text: string | null): readonly number[] =>
  (text ?? '')
    .split(' ')
    .filter((word) => /^\d{1,16}$/.test(word))
    .map(Number);

/**
 * Asks whether this tab may load itself anew and, when it may, notes that it does. Without a storage to keep the times
 * in nobody could stop a loop, so the answer is no.
 */
export const mayReloadNow = (
  now: number = Date.now(),
  storage: () => Storage = () => sessionStorage,
): boolean => {
  try {
    const { allowed, times } = checkReload(parse(storage().getItem(KEY)), now);
    storage().setItem(KEY, times.join(' '));
    return allowed;
  } catch (refusal) {
    console.info('The page is not loaded anew by itself', refusal);
    return false;
  }
};
