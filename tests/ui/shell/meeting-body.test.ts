import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormState } from '#ui/forms/form-state.ts';
import { KitProvider } from '#ui/kit/kit-provider.tsx';
import { Meeting } from '#ui/shell/editing/meeting.ts';
import { MeetingBody } from '#ui/shell/editing/meeting-body.tsx';
import { ok } from '#core/kernel/result.ts';
import { pickVersions } from '../../support/pick-versions.ts';

interface Door {
  readonly name: string;
  readonly open: boolean;
  readonly note: string;
}

const BASE: Door = { name: 'Front', open: false, note: '' };
const SAM = { who: 'Sam Lee', at: '2026-03-12T18:06:00Z' };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-12T18:08:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

const met = (mine: Partial<Door>, theirs: Partial<Door>) => {
  const form = new FormState<Door>({ initial: { ...BASE, ...mine }, validate: ok });
  const meeting = new Meeting<Door, Door>({
    form,
    show: (door) => door ?? BASE,
    names: { name: 'Name', open: 'Left open', note: null },
  });
  meeting.meet(BASE, { ...BASE, ...theirs }, SAM);
  return { form, meeting };
};

const drawn = (meeting: Meeting<Door, Door>, dirty = true): string =>
  renderToStaticMarkup(
    createElement(KitProvider, null, createElement(MeetingBody, { meeting, dirty })),
  );

it('is silent while the merged form is saved by itself', () => {
  const { meeting } = met({ name: 'Main' }, { open: true });
  expect(drawn(meeting)).not.toContain('Sam');
  meeting.end();
  expect(meeting.kept?.text).toBe(
    'Sam Lee changed Left open in the meantime; both changes are kept.',
  );
});

it('shows both versions of a field under its label, in words, with nothing chosen', () => {
  const { form, meeting } = met({ name: 'Main', open: true }, { name: 'Street door', note: 'x' });
  meeting.wait();
  const html = drawn(meeting);
  expect(html).toContain('You and Sam Lee changed the same field<');
  expect(html).toMatch(/<legend[^>]*>Name</);
  expect(html).toMatch(/>You<.*>Main<.*>Sam Lee, 2 min ago<.*>Street door</);
  expect(html).not.toContain('checked=');
  expect(html).not.toContain('Left open');
  expect(meeting.settled()).toBe(false);
  expect(drawn(meeting)).toMatch(/aria-invalid="true".*Choose a version of Name/);
  pickVersions(meeting, 'theirs');
  expect(drawn(meeting).match(/checked=/g)).toHaveLength(1);
  expect(form.values).toEqual({ name: 'Street door', open: true, note: 'x' });
  expect(drawn(meeting, false)).toContain('Nothing is left to save: it is as Sam Lee saved it.');
});

it('says what came in, if the person has to look before it is saved', () => {
  const { meeting } = met({ name: 'Main' }, { open: true });
  meeting.wait();
  expect(drawn(meeting)).toContain('Sam Lee saved a change, 2 min ago');
  expect(drawn(meeting)).toContain('Changed: Left open. That is in the form now.');
});

it('shows a long text from where the two begin to differ', () => {
  const text = 'Same words. '.repeat(40);
  const { meeting } = met({ name: `${text}mine` }, { name: `${text}theirs` });
  expect(meeting.open[0]?.words.mine).toMatch(/^….*mine$/);
  expect(meeting.open[0]?.words.theirs).toMatch(/^….*theirs$/);
});
