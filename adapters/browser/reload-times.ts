import { checkReload } from '#core/updates/check-reload.rule.ts';

const KEY = 'reload-times';

const parse = (text: string | null): readonly number[] =>
  (text ?? '')
    .split(' ')
    .filter((word) => /^\d{1,16}$/.test(word))
    .map(Number);

/**
 * Returns true if this tab may reload itself, and records the reload. Returns false when storage is blocked, because an
 * unrecorded reload loop could not be stopped.
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
