import { makeAutoObservable, runInAction } from 'mobx';
import type { FieldErrors } from '#core/forms/read-form.schema.ts';
import { foldText } from '#core/kernel/fold-text.rule.ts';
import {
  readReportRequest,
  type TypedReportRequest,
} from '#core/reports/typed-report-request.rule.ts';
import type { ReportRequest } from '#core/reports/report-row.schema.ts';
import { err, type Result } from '#core/kernel/result.ts';
import type { SitesGateway } from '#core/sites/sites.api.ts';
import type { SiteMatch } from '#core/sites/site-info.schema.ts';
import type { FormState } from '../forms/form-state.ts';

/** Maximum count of accounts looked up per entry. */
const AT_ONCE = 20;

interface Parts {
  readonly search: SitesGateway['searchSites'];
  /** Returns the site numbers in the form, separated by commas. */
  readonly read: () => string;
  readonly write: (sites: string) => void;
}

const laterText = (many: number): string =>
  `${String(AT_ONCE)} accounts are looked up at a time. Press Enter for the other ${String(many)}`;

const labelOf = ({ siteName, transmitterCode }: SiteMatch): string =>
  `${transmitterCode} ${siteName}`;

/** Matches a single account or site number. */
const NUMBER = /^\S*\d\S*$/;

/**
 * Splits text into entries. Spaces separate entries only if every word is a number, and commas only if some part is a
 * number, because names can contain spaces and commas.
 */
const entriesIn = (text: string): readonly string[] => {
  const lines = text.split(/[;\n\t]+/).map((part) => part.trim());
  return lines.flatMap((line) => {
    const words = line.split(/[\s,]+/).filter(Boolean);
    if (words.every((word) => NUMBER.test(word))) return words;
    const parts = line.split(',').map((part) => part.trim());
    return parts.some((part) => NUMBER.test(part)) ? parts.filter(Boolean) : [line];
  });
};

/** The accounts of a report, typed as account number or name. Each typed account is looked up immediately (domain guide 6.9). */
export class SitePicks {
  /** Typed text not yet looked up. */
  text = '';
  /** Entries without exactly one match, each with the reason. These entries stay in the field. */
  refused: readonly { readonly text: string; readonly reason: string }[] = [];
  looking = false;
  readonly #parts: Parts;
  readonly #labels = new Map<number, string>();
  /** Increases with each loaded account name, so that the display updates. */
  known = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this);
  }

  /** The errors that block sending; null for none. */
  get problem(): FieldErrors | null {
    return this.refused.length === 0 ? null : { sites: this.refused.map(({ reason }) => reason) };
  }

  /** The chosen accounts, with names once loaded. */
  get chosen(): readonly { readonly siteNum: number; readonly label: string }[] {
    const label = (siteNum: number) =>
      (this.known >= 0 ? this.#labels.get(siteNum) : undefined) ?? `site ${String(siteNum)}`;
    return this.#numbers().map((siteNum) => ({ siteNum, label: label(siteNum) }));
  }

  /** Loads the names of accounts chosen earlier. */
  async start(): Promise<void> {
    for (const siteNum of this.#numbers().slice(0, AT_ONCE)) {
      const found = await this.#parts.search({ text: String(siteNum) });
      const match = found.ok ? found.value.matches.find((one) => one.siteNum === siteNum) : null;
      if (match) this.#learn(match);
    }
  }

  type(text: string): void {
    this.text = text;
    this.refused = [];
  }

  /** Looks up the typed or pasted entries. Resolves to true if no text is left. */
  async add(text: string = this.text): Promise<boolean> {
    const all = entriesIn(text).filter((entry) => entry !== '');
    const entries = all.slice(0, AT_ONCE);
    const rest = all.slice(AT_ONCE);
    this.looking = entries.length > 0;
    const refused: { text: string; reason: string }[] = [];
    for (const entry of entries) {
      const reason = await this.#take(entry);
      if (reason !== null) refused.push({ text: entry, reason });
    }
    if (rest.length > 0) refused.push({ text: rest.join('; '), reason: laterText(rest.length) });
    runInAction(() => {
      this.looking = false;
      this.refused = refused;
      this.text = refused.map((one) => one.text).join('; ');
    });
    return refused.length === 0;
  }

  /** Looks up leftover typed text before the form is sent. */
  async settle({ reach }: Pick<TypedReportRequest, 'reach'>): Promise<void> {
    if (reach === 'sites' && this.text !== '') await this.add();
  }

  remove(siteNum: number): void {
    this.#set(this.#numbers().filter((one) => one !== siteNum));
  }

  /** Adds the account if exactly one matches the entry; otherwise resolves to the reason. */
  async #take(entry: string): Promise<string | null> {
    const found = await this.#parts.search({ text: entry });
    if (!found.ok) return `${entry} could not be looked up`;
    const { more } = found.value;
    // Removes duplicates, because an account with several panels is found once per panel.
    const matches = found.value.matches.filter(
      ({ siteNum }, at, all) => all.findIndex((one) => one.siteNum === siteNum) === at,
    );
    const folded = foldText(entry);
    const exact = matches.filter(
      ({ siteName, siteNum, transmitterCode }) =>
        foldText(transmitterCode) === folded ||
        foldText(siteName) === folded ||
        String(siteNum) === entry,
    );
    const meant = exact.length > 0 ? exact : more ? [] : matches;
    const [match] = meant;
    if (match === undefined && matches.length === 0) return `No account is called ${entry}`;
    if (match === undefined || meant.length > 1) {
      const some = (meant.length > 1 ? meant : matches).slice(0, 3).map(labelOf);
      return `${entry} can mean several: ${some.join(', ')}${more ? ' …' : ''}. Enter the account number`;
    }
    this.#learn(match);
    if (!this.#numbers().includes(match.siteNum)) this.#set([...this.#numbers(), match.siteNum]);
    return null;
  }

  #learn(match: SiteMatch): void {
    this.#labels.set(match.siteNum, labelOf(match));
    runInAction(() => {
      this.known += 1;
    });
  }

  #numbers(): readonly number[] {
    return this.#parts
      .read()
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(Number);
  }

  #set(numbers: readonly number[]): void {
    this.#parts.write(numbers.join(', '));
  }
}

/** Returns the account field of a report form. */
export const picksOf = (
  search: SitesGateway['searchSites'],
  form: FormState<TypedReportRequest, ReportRequest>,
): SitePicks =>
  new SitePicks({
    search,
    read: () => form.values.sites,
    write: (sites) => form.type('sites', sites),
  });

/** Validates a report request. An entry that does not match exactly one account is an error. */
export const readSites = (
  { problem }: SitePicks,
  typed: TypedReportRequest,
  group: number,
): Result<ReportRequest, FieldErrors> =>
  typed.reach === 'sites' && problem !== null ? err(problem) : readReportRequest(typed, group);
