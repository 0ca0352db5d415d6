import { instantOf } from '../kernel/instant.ts';
import type { OnCallPlan } from './on-call.ts';
import type {
  OnCallFixed,
  OnCallList,
  OnCallOverride,
  OnCallPerson,
} from './on-call-overview.schema.ts';

/** The part of an overview that decides who is on call. */
export interface Deciding {
  readonly timeZone: string;
  readonly people: readonly OnCallPerson[];
  readonly lists: readonly OnCallList[];
  readonly overrides: readonly OnCallOverride[];
  readonly fixed: readonly OnCallFixed[];
}

/** Converts the ISO times `from` and `to` to milliseconds. */
export const spanOf = (one: { readonly from: string; readonly to: string }) => ({
  from: instantOf(one.from),
  to: instantOf(one.to),
});

/** Returns the data with an override added, or in the place of the one that it changes. */
export const withOverride = <Of extends Pick<Deciding, 'overrides'>>(
  deciding: Of,
  override: OnCallOverride,
): Of => ({
  ...deciding,
  overrides: [...deciding.overrides.filter(({ id }) => id !== override.id), override],
});

/** Returns the data that decides who is on call in one list, or null when the list does not exist. */
export const planOfOverview = (
  { fixed, lists, overrides, timeZone }: Omit<Deciding, 'people'>,
  listId: string,
): OnCallPlan | null => {
  const rotation = lists.find(({ id }) => id === listId);
  if (rotation === undefined) return null;
  return {
    timeZone,
    rotation,
    overrides: overrides
      .filter((one) => one.listId === listId)
      .map((one) => ({ ...one, ...spanOf(one), madeAt: instantOf(one.madeAt) })),
    fixed: fixed
      .filter((one) => one.listId === listId)
      .map((one) => ({
        id: one.id,
        ...spanOf(one),
        slots: one.slots.map((slot) => ({ ...slot, ...spanOf(slot) })),
      })),
  };
};
