import { calendarDay } from '../kernel/calendar-day.rule.ts';
import { instantOf } from '../kernel/instant.ts';
import { missingPermit, permitNumberLabel } from './missing-permit.rule.ts';
import type { AccountInfo, AccountPermit } from './account-info.schema.ts';

/** A missing detail of an account, and the field where it is entered. */
export interface CompletenessItem {
  readonly field:
    | 'crossStreet'
    | 'county'
    | 'premisesPhone'
    | 'callFirst'
    | 'permits'
    | 'serviceMail';
  readonly label: string;
  readonly done: boolean;
}

/** The data of an account from which its completeness follows. */
export interface CompletenessFacts extends Pick<AccountInfo, 'asOf' | 'servicePlan' | 'timeZone'> {
  readonly form: Pick<
    AccountInfo['form'],
    'callFirst' | 'callSecond' | 'premisesPhone' | 'serviceMail'
  >;
  readonly inForce: Pick<AccountInfo['inForce'], 'county' | 'crossStreet'>;
  readonly permits: readonly Pick<AccountPermit, 'expires' | 'type'>[];
}

/** Returns the current day at the site, which decides whether permits have expired and notes have ended. */
export const siteDay = ({ asOf, timeZone }: Pick<AccountInfo, 'asOf' | 'timeZone'>): string =>
  calendarDay(instantOf(asOf), timeZone);

/** Returns how complete an account is, and the missing details, most important first (domain guide 6.7 "Completeness"). */
export const accountCompleteness = ({
  form,
  inForce,
  permits,
  servicePlan,
  ...when
}: CompletenessFacts): readonly CompletenessItem[] => {
  const today = siteDay(when);
  const valid = permits.some(({ expires }) => expires === null || expires >= today);
  const expired = permits.length > 0 && !valid;
  const missing = missingPermit({ permits, servicePlan });
  return [
    {
      field: 'crossStreet',
      label: 'Cross street (recommended): helps responders find you',
      done: inForce.crossStreet !== null,
    },
    {
      field: 'county',
      label: 'County (recommended): decides who is sent',
      done: inForce.county !== null,
    },
    {
      field: 'permits',
      label:
        missing === null && expired
          ? 'Permit: the permit on file has expired'
          : permitNumberLabel(missing ?? 'Alarm permit'),
      done: valid && missing === null,
    },
    {
      field: 'callFirst',
      label: 'Call-first number',
      done: form.callFirst !== null || form.callSecond !== null,
    },
    { field: 'premisesPhone', label: 'Premises phone', done: form.premisesPhone !== null },
    { field: 'serviceMail', label: 'Service email', done: form.serviceMail !== null },
  ];
};
