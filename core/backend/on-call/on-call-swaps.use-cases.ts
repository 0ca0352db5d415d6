import { readForm } from '../../forms/read-form.schema.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { isOnShift } from '../../on-call/is-on-shift.rule.ts';
import {
  type SwapAnswer,
  type SwapForm,
  swapFormSchema,
} from '../../on-call/override-form.schema.ts';
import type { OnCallPerson, OnCallSwap } from '../../on-call/on-call-overview.schema.ts';
import { planOfOverview, spanOf } from '../../on-call/plan-of-overview.rule.ts';
import type { SessionCaller } from '../caller.ts';
import { invalid, NOT_FOUND, type Refusal, refusalOf, type Reply } from '../refusal.ts';
import type { ListInput } from '../sites/list-sites.operation.ts';
import {
  changeOnCall,
  type LockedOnCall,
  checkRevision,
  knowsAll,
  type OnCallPorts,
  queueMessages,
  spanText,
  UNKNOWN_PERSON,
} from './change-on-call.operation.ts';
import type { OfRev } from './on-call-lists.use-cases.ts';
import { swapMessage } from './handoff-message.rule.ts';
import { whenText } from '../moment-text.rule.ts';

const no = (code: string, message: string) => refusalOf('unacceptable', code, message);
const NO_MEMBER = no('noMember', 'Only list members can offer and take shifts.');
const NOT_YOURS = no('notYourShift', 'You don’t have this shift for all of that time.');
const NOT_THEIRS = no(
  'notTheirShift',
  'They don’t have the shift you want in return for all of that time. Choose another one.',
);
const STALE = no('swapStale', 'The schedule has changed: one of the two no longer has that shift.');
const NOT_FOR_YOU = no('swapNotForYou', 'This swap is waiting for someone else.');

const personIn = ({ overview }: LockedOnCall, id: string | null): OnCallPerson | null =>
  overview.people.find((person) => person.id === id) ?? null;

type Offer = Pick<OnCallSwap, 'listId' | 'tier' | 'from' | 'to' | 'back'>;

/** Checks that both people still have the shifts that they would swap. */
const stands = (
  ports: Pick<OnCallPorts, 'wallClock'>,
  { overview }: LockedOnCall,
  { back, from, listId, tier, to }: Offer,
  giver: string,
  taker: string | null,
): 'fine' | 'noList' | 'notGivers' | 'notTakers' => {
  const plan = planOfOverview(overview, listId);
  if (plan === null) return 'noList';
  const clock = ports.wallClock;
  if (!isOnShift(plan, giver, { tier, ...spanOf({ from, to }) }, clock)) return 'notGivers';
  if (back === null) return 'fine';
  const wanted = { tier: back.tier, ...spanOf(back) };
  return taker !== null && isOnShift(plan, taker, wanted, clock) ? 'fine' : 'notTakers';
};

/**
 * Returns the person who takes the offered shift, or a refusal. A swap may be answered by the person it was offered to, by
 * any member if it was offered to all, or by an editor for the named person.
 */
const takerOf = (
  locked: LockedOnCall,
  swap: OnCallSwap,
  isEditor: boolean,
): Result<OnCallPerson, Refusal> => {
  const named = personIn(locked, swap.toPersonId);
  if (named !== null && (named.id === locked.me?.id || isEditor)) return ok(named);
  if (named === null && locked.me !== null && locked.me.id !== swap.personId) return ok(locked.me);
  return locked.me === null ? NO_MEMBER : NOT_FOR_YOU;
};

const STATES = { accept: 'Accepted', decline: 'Declined', withdraw: 'Withdrawn' } as const;

const carryOut = async (
  ports: OnCallPorts,
  { by, now, tx }: LockedOnCall,
  { back, from, id, listId, note, personId, tier, to }: OnCallSwap,
  taker: OnCallPerson,
): Promise<void> => {
  const give = { listId, kind: 'replace', note } as const;
  const touch = { by, now, swapId: id };
  await tx.onCall.addOverride(
    ports.ids.next(),
    { ...give, tier, from, to, insteadOf: personId, personId: taker.id },
    touch,
  );
  if (back === null) return;
  await tx.onCall.addOverride(
    ports.ids.next(),
    { ...give, ...back, insteadOf: taker.id, personId },
    touch,
  );
};

/** Use cases for shifts that members offer to each other (domain guide 6.8 b). */
export const onCallSwaps = (ports: OnCallPorts) => {
  const textOf = (locked: LockedOnCall, { from, to }: Pick<OnCallSwap, 'from' | 'to'>): string => {
    const localClock = {
      wallClock: ports.wallClock,
      timeZone: locked.overview.timeZone,
      now: locked.now,
    };
    const span = spanOf({ from, to });
    return `from ${whenText(span.from, localClock)} to ${whenText(span.to, localClock)}`;
  };
  const notify = (locked: LockedOnCall, people: readonly (OnCallPerson | null)[], text: string) =>
    queueMessages(
      locked.tx,
      ports,
      locked.overview.siteGroupNum,
      people
        .filter((person) => person !== null && person.id !== locked.me?.id)
        .flatMap((person) =>
          person === null ? [] : swapMessage(person, { subject: 'On-call swap', text }),
        ),
    );

  return {
    /** Offers a swap. A repeated request has the same swap id and offers nothing. */
    offerOnCallSwap: (
      caller: SessionCaller,
      { id, siteGroupNum, ...entered }: SwapForm & ListInput & { readonly id: string },
    ): Reply =>
      changeOnCall(ports, caller, { siteGroupNum }, async (locked) => {
        const { overview, me, now, tx } = locked;
        if (overview.swaps.some((swap) => swap.id === id)) return ok(null);
        if (me === null) return NO_MEMBER;
        const validated = readForm(swapFormSchema, entered);
        if (!validated.ok) return invalid(`${Object.values(validated.error).flat().join('. ')}.`);
        const form = validated.value;
        if (!knowsAll(locked, [form.toPersonId]) || form.toPersonId === me.id)
          return UNKNOWN_PERSON;
        if (spanOf(form).from < now || (form.back !== null && spanOf(form.back).from < now))
          return no('spanPast', 'You can offer only shifts that haven’t started yet.');
        const verdict = stands(ports, locked, form, me.id, form.toPersonId);
        if (verdict === 'noList') return NOT_FOUND;
        if (verdict !== 'fine') return verdict === 'notGivers' ? NOT_YOURS : NOT_THEIRS;
        if (!(await tx.onCall.addSwap(id, me.id, form, now))) return NOT_FOUND;
        const list = overview.lists.find((one) => one.id === form.listId)?.name ?? '';
        const text = `${me.name} offers a shift of ${list} (${form.tier}) ${textOf(locked, form)}. Answer it in the portal under On call.`;
        const asked =
          form.toPersonId === null
            ? overview.people.filter(({ accountId }) => accountId !== null)
            : [personIn(locked, form.toPersonId)];
        await notify(locked, asked, text);
        return ok({
          operation: 'onCall.swapOffer',
          target: list,
          detail: { swapId: id, place: form.tier, span: spanText(form.from, form.to) },
        });
      }),

    answerOnCallSwap: (
      caller: SessionCaller,
      { answer, id, rev, ...input }: OfRev & { readonly answer: SwapAnswer },
    ): Reply =>
      changeOnCall(ports, caller, input, async (locked) => {
        const swap = locked.overview.swaps.find((one) => one.id === id);
        if (swap === undefined) return NOT_FOUND;
        const fresh = checkRevision(
          ports,
          locked,
          { rev: swap.rev, changedBy: null, changedAt: null },
          rev,
        );
        if (!fresh.ok) return fresh;
        const isEditor = caller.session.permissions.includes('ansServiceEdit');
        const isGiver = locked.me?.id === swap.personId;
        const giver = personIn(locked, swap.personId);
        if (answer === 'withdraw' && !isGiver && !isEditor) return NOT_FOR_YOU;
        const taker = answer === 'withdraw' ? ok(null) : takerOf(locked, swap, isEditor);
        if (!taker.ok) return taker;
        // An offer to all members cannot be declined.
        if (answer === 'decline' && swap.toPersonId === null) return NOT_FOR_YOU;
        if (answer === 'accept' && taker.value !== null) {
          if (stands(ports, locked, swap, swap.personId, taker.value.id) !== 'fine') return STALE;
          await carryOut(ports, locked, swap, taker.value);
        }
        await locked.tx.onCall.answerSwap(id, STATES[answer], locked);
        const text = `${locked.by} ${STATES[answer].toLowerCase()} the swap of ${giver?.name ?? 'someone'}’s shift ${textOf(locked, swap)}.`;
        await notify(locked, [giver, personIn(locked, swap.toPersonId)], text);
        return ok({
          operation: `onCall.swap${STATES[answer]}`,
          target: locked.overview.lists.find((one) => one.id === swap.listId)?.name ?? '',
          detail: { swapId: id, span: spanText(swap.from, swap.to) },
        });
      }),
  };
};
