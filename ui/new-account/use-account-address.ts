import { ACCOUNT_STEPS } from '#core/new-account/account-steps.ts';
import { useAddressValues } from '../shell/use-address-values.ts';

/**
 * Returns the draft, step and account in the URL (ui README §8). Changes by the screen replace the history entry, so that
 * the person is not asked about leaving.
 */
export const useAccountAddress = () => {
  const [query, say] = useAddressValues();
  const put = (changes: Readonly<Record<string, string | null>>): void =>
    say(changes, { replace: true, preventScrollReset: true });
  const account = Number(query.get('account') ?? '');
  const named = query.get('step');
  return {
    draftId: query.get('draft'),
    step: ACCOUNT_STEPS.find(({ id }) => id === named)?.id ?? null,
    accountNum: Number.isSafeInteger(account) && account > 0 ? account : null,
    put,
  };
};
