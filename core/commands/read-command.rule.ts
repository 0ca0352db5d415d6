import { foldText } from '../kernel/fold-text.rule.ts';
import { searchWords } from '../sites/search-words.rule.ts';
import { readTimes, writeTime, type CommandTime } from './command-time.rule.ts';
import { besideWords, PHRASES, VERBS, type Verb } from './verb-names.ts';

/** A command as understood. The text is never more than a wish: accounts are only those that a search finds. */
export interface Command {
  readonly verb: Verb;
  /** The words that name the account, person or report, as typed. Empty if there are none. */
  readonly subject: string;
  readonly time: CommandTime | null;
  /** The words read as a time, folded. */
  readonly timeText: string;
}

interface Word {
  readonly typed: string;
  readonly folded: string;
}

const wordsOf = (text: string): readonly Word[] =>
  text
    .split(/\s+/)
    .map((typed) => ({ typed, folded: foldText(typed).replaceAll(/^[("]+|[,;.!?)"]+$/g, '') }))
    .filter(({ folded }) => folded !== '');

interface VerbPhrase {
  readonly verb: Verb;
  readonly at: number;
  readonly length: number;
}

/** Returns the phrases of verbs in the text. A phrase within a longer one is not counted. */
const phrasesIn = (words: readonly Word[], verbs: readonly Verb[]): readonly VerbPhrase[] => {
  const found: VerbPhrase[] = [];
  for (const phrase of PHRASES) {
    if (!verbs.includes(phrase.verb)) continue;
    const { length } = phrase.words;
    for (let at = 0; at + length <= words.length; at += 1) {
      const fits = phrase.words.every((word, index) => words[at + index]?.folded === word);
      const free = found.every((one) => at + length <= one.at || one.at + one.length <= at);
      if (fits && free) found.push({ verb: phrase.verb, at, length });
    }
  }
  return found;
};

/** Verbs that decide beside any other: the rest of the text names a report, or is about a test that runs. */
const STRONG: readonly Verb[] = ['report', 'viewAs'];
/** Verbs that say nothing beside another one: "open history HP2210". */
const WEAK: readonly Verb[] = ['open'];

const decide = (phrases: readonly VerbPhrase[]): VerbPhrase | null => {
  const own = (verbs: readonly Verb[]) => phrases.find(({ verb }) => verbs.includes(verb));
  const strong = own(STRONG);
  if (strong !== undefined) return strong;
  const others = phrases.filter(({ verb }) => !WEAK.includes(verb));
  const verbs = new Set(others.map(({ verb }) => verb));
  // "extend test" and "off test" hold the verb of placing a test.
  if (verbs.size === 2 && verbs.has('test') && (verbs.has('extend') || verbs.has('offTest')))
    return others.find(({ verb }) => verb !== 'test') ?? null;
  return verbs.size > 1 ? null : (others[0] ?? phrases[0] ?? null);
};

/**
 * Reads a command whose parts stand in any order. Null for a text without a verb, or with two verbs that contradict each
 * other: the text is then a plain search. `verbs` are those that the reader's portal has.
 */
export const readCommand = (text: string, verbs: readonly Verb[]): Command | null => {
  const words = wordsOf(text);
  const phrases = phrasesIn(words, verbs);
  const verb = decide(phrases);
  if (verb === null) return null;
  const idle = [verb, ...phrases.filter((one) => WEAK.includes(one.verb))];
  const rest = words.filter(
    (_, index) => !idle.some(({ at, length }) => index >= at && index < at + length),
  );
  const folded = rest.map((word) => word.folded);
  const times = readTimes(folded, VERBS[verb.verb].time);
  const within = (index: number): boolean =>
    times.some(({ at, length }) => index >= at && index < at + length);
  const beside = besideWords(verb.verb);
  return {
    verb: verb.verb,
    subject: rest
      .filter(({ folded: word }, index) => !within(index) && !beside.has(word))
      .map(({ typed }) => typed)
      .join(' '),
    // Two times contradict each other. Neither is chosen.
    time: times.length === 1 ? (times[0]?.time ?? null) : null,
    timeText: folded.filter((_, index) => within(index)).join(' '),
  };
};

/** Writes a command so that it is read as the same command again. */
export const writeCommand = ({ verb, subject, time }: Omit<Command, 'timeText'>): string =>
  [VERBS[verb].phrases[0], subject, time === null ? '' : writeTime(time)].filter(Boolean).join(' ');

/** An account as far as its texts say whether a word names it. */
export interface Named {
  readonly siteNum: number;
  readonly siteName: string;
  readonly transmitterCode: string;
  readonly addressDisplay: string;
}

const termsOf = ({ siteName, transmitterCode, addressDisplay, siteNum }: Named) =>
  searchWords(`${siteName} ${transmitterCode} ${addressDisplay} ${siteNum}`);

/** Checks whether every word of a text begins a word of the account's name, number or address. */
export const bearsWords = (account: Named, text: string): boolean => {
  const words = searchWords(text);
  const terms = termsOf(account);
  return words.length > 0 && words.every((word) => terms.some((term) => term.startsWith(word)));
};

/** Checks whether an account has exactly this number: its site number, or its account number with or without the letters before it. */
export const bearsNumber = ({ siteNum, transmitterCode }: Named, number: string): boolean => {
  const code = foldText(transmitterCode);
  const asked = foldText(number);
  return [String(siteNum), code, code.replace(/^\D+/, '')].includes(asked) && /\d/.test(asked);
};

/** Returns the only account that a subject can mean; null for none or several. Never an account that was not found. */
export const meantAccount = <Hit extends Named>(
  { matches, more }: { readonly matches: readonly Hit[]; readonly more: boolean },
  subject: string,
): Hit | null => {
  const numbered = matches.filter((match) => bearsNumber(match, subject));
  const meant = numbered.length > 0 ? numbered : matches;
  if (numbered.length === 0 && more) return null;
  return new Set(meant.map(({ siteNum }) => siteNum)).size === 1 ? (meant[0] ?? null) : null;
};

/**
 * Returns the command as far as it is no guess about this account: a time that the account's own name bears, such as the
 * "24h" of "24h Fitness", is asked for.
 */
export const certainCommand = (command: Command, account: Named): Command =>
  command.time !== null && bearsWords(account, command.timeText)
    ? { ...command, time: null }
    : command;
