import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOf, writeTime, type CommandTime } from '#core/commands/command-time.rule.ts';
import {
  bearsNumber,
  certainCommand,
  meantAccount,
  readCommand,
  writeCommand,
  type Named,
} from '#core/commands/read-command.rule.ts';
import { VERB_NAMES, VERBS, type Verb } from '#core/commands/verb-names.ts';

const MINUTE = 60000;
const HOUR = 60 * MINUTE;
const siteVerbs = VERB_NAMES.filter((verb) => verb !== 'report' && verb !== 'viewAs');

const verbs = fc.constantFrom(...siteVerbs);
/** Words that no verb, filler or time uses. */
const names = fc
  .array(fc.constantFrom('beacon', 'Kestrel', 'HP1092', '1092', 'Café', 'pharmacy'), {
    minLength: 1,
    maxLength: 3,
  })
  .map((words) => [...new Set(words)]);
const times: fc.Arbitrary<CommandTime> = fc.oneof(
  fc.integer({ min: 1, max: 10_000 }).map((minutes) => ({
    kind: 'length' as const,
    ms: minutes * MINUTE,
  })),
  fc.record({
    kind: fc.constant('until' as const),
    minute: fc.integer({ min: 0, max: 24 * 60 - 1 }),
    day: fc.constantFrom('next' as const, 'today' as const, 'tomorrow' as const),
  }),
);

const accounts: fc.Arbitrary<Named> = fc.record({
  siteNum: fc.integer({ min: 1, max: 999 }),
  siteName: fc.constantFrom('Beacon Street Pharmacy', 'Kestrel Print Works', '24h Fitness'),
  transmitterCode: fc.stringMatching(/^HP[0-9]{3,4}$/),
  addressDisplay: fc.constantFrom('140 Beacon Street', '9 Tern Court'),
});

describe('a command in the palette', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(verbs, names, times, (verb, words, time) => {
        const command = {
          verb,
          subject: words.join(' '),
          time: VERBS[verb].time === null ? null : time,
        };
        expect(readCommand(writeCommand(command), VERB_NAMES)).toMatchObject(command);
      }),
    );
  });

  it('is the same in any order of its parts, in any case, with any spaces and the words between', () => {
    fc.assert(
      fc.property(
        verbs,
        names,
        times,
        fc.integer({ min: 0, max: 5 }),
        fc.boolean(),
        fc.constantFrom(' ', '   ', ' the ', ' please '),
        (verb, words, time, turn, loud, between) => {
          const phrase = VERBS[verb].phrases[0] ?? '';
          const needs = VERBS[verb].time !== null;
          const parts = [phrase, words.join(' '), ...(needs ? [writeTime(time)] : [])];
          const orders = [
            [0, 1, 2],
            [0, 2, 1],
            [1, 0, 2],
            [1, 2, 0],
            [2, 0, 1],
            [2, 1, 0],
          ];
          const text = (orders[turn] ?? [])
            .map((at) => parts[at] ?? '')
            .filter(Boolean)
            .join(between);
          const read = readCommand(loud ? text.toUpperCase() : text, VERB_NAMES);
          expect(read).toMatchObject({ verb, time: needs ? time : null });
          expect(read?.subject.toLowerCase()).toBe(words.join(' ').toLowerCase());
        },
      ),
    );
  });

  it('never throws, whatever is typed, and invents no word', () => {
    const some = fc.array(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 12 }),
        fc.constantFrom(
          ...VERB_NAMES.flatMap((verb) => VERBS[verb].phrases),
          '2h',
          'until',
          'tomorrow',
          '8',
          '__proto__',
          'constructor',
        ),
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(some, fc.subarray([...VERB_NAMES]), (words, known) => {
        const text = words.join(' ');
        const read = readCommand(text, known);
        if (read === null) return;
        expect(known).toContain(read.verb);
        const typed = text.split(/\s+/);
        for (const word of read.subject.split(' ').filter(Boolean)) expect(typed).toContain(word);
      }),
    );
  });

  it.each<[string, Verb, string, string | null]>([
    ['beacon test 2h', 'test', 'beacon', '2h'],
    ['place HP1092 on test', 'test', 'HP1092', null],
    ['put beacon street on test for 90 minutes', 'test', 'beacon street', '90m'],
    ['2 h test 1092', 'test', '1092', '2h'],
    ['test beacon 1.5h', 'test', 'beacon', '90m'],
    ['test beacon 1 h 30 m', 'test', 'beacon', '90m'],
    ['test beacon until 16:00', 'test', 'beacon', 'until 16:00'],
    ['beacon until 4pm test', 'test', 'beacon', 'until 16:00'],
    ['test beacon tomorrow 8', 'test', 'beacon', 'until tomorrow 08:00'],
    ['test beacon until tomorrow at 8:30 am', 'test', 'beacon', 'until tomorrow 08:30'],
    ['test beacon until tomorrow', 'test', 'beacon', null],
    ['test beacon 2h until 16:00', 'test', 'beacon', null],
    ['take 1092 off test', 'offTest', '1092', null],
    ['take off test HP1092', 'offTest', 'HP1092', null],
    ['beacon off', 'offTest', 'beacon', null],
    ['extend HP1092 30m', 'extend', 'HP1092', '30m'],
    ['extend the test of HP1092 by 30 min', 'extend', 'HP1092', '30m'],
    ['history of HP2210', 'history', 'HP2210', null],
    ['open history HP2210', 'history', 'HP2210', null],
    ['call list 1092', 'callList', '1092', null],
    ['watch tidewater', 'watch', 'tidewater', null],
    ['add note HP1092', 'note', 'HP1092', null],
    ['report alarms last month', 'report', 'alarms', 'last month'],
    ['last 30 days report false alarms', 'report', 'false alarms', 'last 30 days'],
    ['report test results yesterday', 'report', 'test results', 'yesterday'],
    ['view as dana', 'viewAs', 'dana', null],
  ])('%j', (text, verb, subject, time) => {
    const read = readCommand(text, VERB_NAMES);
    expect(read).toMatchObject({ verb, subject });
    expect(read?.time ? writeTime(read.time) : null).toBe(time);
  });

  it('is none for a plain name, and for verbs that contradict each other', () => {
    for (const text of ['', ' ', 'beacon', 'HP1092', 'history zones 1092', 'test zones HP1092'])
      expect(readCommand(text, VERB_NAMES)).toBeNull();
  });
});

describe('the account of a command', () => {
  it('is never one that was not found, and none if several fit', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(accounts, { selector: ({ siteNum }) => siteNum, maxLength: 4 }),
        fc.boolean(),
        fc.oneof(fc.string(), fc.stringMatching(/^HP[0-9]{3}$/)),
        (matches, more, subject) => {
          const meant = meantAccount({ matches, more }, subject);
          const numbered = matches.filter((one) => bearsNumber(one, subject));
          if (meant !== null) expect(matches).toContain(meant);
          if (numbered.length !== 1)
            expect(meant === null).toBe(numbered.length > 1 || more || matches.length !== 1);
        },
      ),
    );
  });

  it('is asked for its time if its own name bears what was read as one', () => {
    const fitness: Named = {
      siteNum: 7,
      siteName: '24h Fitness',
      transmitterCode: 'HP7',
      addressDisplay: '',
    };
    const read = readCommand('24h fitness test', VERB_NAMES);
    expect(read?.time).toEqual({ kind: 'length', ms: 24 * HOUR });
    expect(read && certainCommand(read, fitness).time).toBeNull();
    const other = readCommand('fitness test 2h', VERB_NAMES);
    expect(other && certainCommand(other, fitness).time).toEqual({ kind: 'length', ms: 2 * HOUR });
  });
});

describe('the end of a command', () => {
  const zone = 'America/New_York';
  /** 14:08 at the site. */
  const now = Date.parse('2026-03-12T18:08:00Z');
  it.each<[CommandTime, string | null]>([
    [{ kind: 'length', ms: 2 * HOUR }, '2026-03-12T20:08:00.000Z'],
    [{ kind: 'until', minute: 16 * 60, day: 'next' }, '2026-03-12T20:00:00.000Z'],
    [{ kind: 'until', minute: 8 * 60, day: 'next' }, '2026-03-13T12:00:00.000Z'],
    [{ kind: 'until', minute: 8 * 60, day: 'tomorrow' }, '2026-03-13T12:00:00.000Z'],
    [{ kind: 'until', minute: 8 * 60, day: 'today' }, null],
  ])('%j', (time, end) => {
    const at = endOf(time, now, zone);
    expect(at === null ? null : new Date(at).toISOString()).toBe(end);
  });

  it('is none at a time that the clocks skip', () => {
    const eve = Date.parse('2026-03-07T18:00:00Z');
    expect(endOf({ kind: 'until', minute: 150, day: 'tomorrow' }, eve, zone)).toBeNull();
  });
});
