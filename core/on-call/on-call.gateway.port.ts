import type { Answer } from '../kernel/result.ts';
import type { OnCallListForm, OnCallPersonForm } from './on-call-forms.schema.ts';
import type { FixedForm, OverrideForm, SwapAnswer, SwapForm } from './on-call-spans.schema.ts';
import type {
  OnCallCandidates,
  OnCallDesk,
  OnCallFeedList,
  OnCallTestPage,
} from './on-call.schema.ts';

/** What is changed, from which revision; 0 is a new one. */
export interface Held {
  readonly id: string;
  readonly rev: number;
}

/** Who is on call for the active group (domain guide 6.8 b); a change is 409 `staleRev` where somebody else saved meanwhile. */
export interface OnCallGateway {
  desk(
    span: { readonly from: string; readonly to: string },
    how?: { readonly background: boolean },
  ): Answer<OnCallDesk>;
  /** Sign-ins that people of the lists can have. */
  candidates(): Answer<OnCallCandidates>;
  saveList(held: Held, form: OnCallListForm): Answer<unknown>;
  removeList(held: Held): Answer<unknown>;
  savePerson(held: Held, form: OnCallPersonForm): Answer<unknown>;
  removePerson(held: Held): Answer<unknown>;
  /** Once for the id the form made. */
  addOverride(id: string, form: OverrideForm): Answer<unknown>;
  removeOverride(held: Held): Answer<unknown>;
  saveFixed(held: Held, form: FixedForm): Answer<unknown>;
  removeFixed(held: Held): Answer<unknown>;
  offerSwap(id: string, form: SwapForm): Answer<unknown>;
  answerSwap(held: Held, answer: SwapAnswer): Answer<unknown>;
  sendTestPage(id: string, channel: OnCallTestPage['channel']): Answer<unknown>;
  testPage(id: string): Answer<OnCallTestPage>;
  feeds(): Answer<OnCallFeedList>;
  /** The address is answered this once. */
  addFeed(id: string, personId: string | null): Answer<{ readonly address: string }>;
  revokeFeed(id: string): Answer<unknown>;
}
